/** Keeps the state in the address: the page, and every filter, sort order and row. */
import { navigate, useLocationProperty } from "wouter/use-browser-location";

/** Returns the current address; a new object after every change. */
export const useAddress = (): URL => new URL(useLocationProperty(() => window.location.href));

/** Goes to an address of this site. Minor changes within a page add no history entry. */
export const go = (address: string, { isMinor = false } = {}): void => {
  navigate(address, { replace: isMinor });
  if (!isMinor) {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }
};

/** Returns the address with a changed query; null and "" remove a name, a list sets it several times. */
export const withQuery = (
  address: URL,
  changes: Readonly<Record<string, string | readonly string[] | null>>,
): string => {
  const query = new URLSearchParams(address.search);
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name);
    for (const one of value === null ? [] : typeof value === "string" ? [value] : value)
      if (one !== "") query.append(name, one);
  }
  const text = query.toString();
  return `${address.pathname}${text === "" ? "" : `?${text}`}`;
};
