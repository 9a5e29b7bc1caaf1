/**
 * What a worker thread begins with. It takes compiled code from where the main thread keeps it, which it does not do by
 * itself, and then loads its program: so it starts in a third of the time.
 */
import { enableCompileCache } from "node:module";
import { workerData } from "node:worker_threads";

const { compiled }: { readonly compiled?: string } = workerData;
if (compiled !== undefined) enableCompileCache(compiled);
await import("./generation.ts");
