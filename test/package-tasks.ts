/** Adds what the packages define, as an entry point does. The configuration names this file. */
import { extend } from "#experiments/extend";
import * as graded from "../packages/graded/src/index.ts";

extend(graded);
