/** Lets scripts read the packages, and what these import of the core, as sources. A script imports it before a package is loaded. */
import { registerHooks } from "node:module";

registerHooks({
  resolve: (name, context, next) =>
    /^organon(?:-|\/|$)/.test(name)
      ? next(name, {
          ...context,
          parentURL: import.meta.url,
          conditions: [...context.conditions, "organon-source"],
        })
      : next(name, context),
});
