/** Requires a server: several processes can't share a file. */
import { isPostgresAddress, OrganonError } from "organon/store";

/** Throws misuse for a store in a file. */
export const requireServer = (address: string): void => {
  if (!isPostgresAddress(address))
    throw new OrganonError("misuse", "workers need a store on a PostgreSQL server", {
      hint: "as in --store postgres://user@host/database; organon store copy takes a file's runs there",
    });
};
