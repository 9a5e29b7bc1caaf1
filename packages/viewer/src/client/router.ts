/** Keeps the state in the address: the page, and every filter, sort order and row. In a bundle it stands behind the "#". */
import { navigate, useLocationProperty } from "wouter/use-browser-location";

/** True if the page reads the files of a bundle, without a server. */
export const isBundle = window.organonBundle !== undefined;

const readAddress = (): string =>
  isBundle ? new URL(window.location.hash.slice(1) || "/", "http://bundle").href : window.location.href;

/** Returns the current address; a new object after every change. */
export const useAddress = (): URL => new URL(useLocationProperty(readAddress));

/** Returns the link to an address of this site. */
export const buildLink = (address: string): string => (isBundle ? `#${address}` : address);

/** Goes to an address of this site. Minor changes within a page add no history entry. */
export const go = (address: string, { isMinor = false } = {}): void => {
  navigate(buildLink(address), { replace: isMinor });
  if (!isMinor) {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }
};

/** The location of wouter's routes. */
export const useRoute = (): [string, typeof go] => [useAddress().pathname, go];

/** New values of a query by name; null and "" remove a name, a list sets it several times. */
export type QueryChanges = Readonly<Record<string, string | readonly string[] | null>>;

/** Changes the query of an address of this page, without a history entry. */
export const setQuery = (address: URL, changes: QueryChanges): void =>
  go(withQuery(address, changes), { isMinor: true });

/** Returns the address with a changed query. */
export const withQuery = (address: URL, changes: QueryChanges): string => {
  const query = new URLSearchParams(address.search);
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name);
    for (const one of value === null ? [] : typeof value === "string" ? [value] : value)
      if (one !== "") query.append(name, one);
  }
  const text = query.toString();
  return `${address.pathname}${text === "" ? "" : `?${text}`}`;
};
