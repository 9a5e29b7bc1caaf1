/**
 * The one list of datasets that can be read. Each entry turns the text of a published file, which the user brings,
 * into imported items.
 */
import type { Import } from "./imported-item.ts";
import { readLogicAsker } from "./logicasker.ts";

export type Dataset = { readonly name: string; readonly read: (text: string) => Import };

export const datasets: readonly Dataset[] = [{ name: "logicasker", read: readLogicAsker }];
