/** Starts the viewer in the browser: one page, drawn by its address. */
import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { style } from "organon/drawing";
import { answers } from "./api.ts";
import { App } from "./app.tsx";
import own from "./style.css?inline";

// The cookie has the token now.
const address = new URL(window.location.href);
if (address.searchParams.has("token")) {
  address.searchParams.delete("token");
  window.history.replaceState(null, "", address);
}
// Style sheets created by a script need no permission for inline styles.
const sheets = [style, own].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});
document.adoptedStyleSheets = sheets;
const root = document.querySelector("#root");
if (root !== null)
  createRoot(root).render(
    <QueryClientProvider client={answers}>
      <App />
    </QueryClientProvider>,
  );
