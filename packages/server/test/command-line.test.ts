// @long: needs PostgreSQL
/** Commands that use the package, as a user starts them: what they say of bad addresses, and that no secret is in it. */
import { expect, test } from "vitest";
import { newFolder, runProcess as organon } from "../../../test/fixture.ts";

const secret = "planted-secret-0123456789";

test.each([
  { args: ["runs", "--store", `postgres://u:${secret}@127.0.0.1:9/db`], code: 3, says: "127.0.0.1:9" },
  { args: ["doctor", "--store", `postgres://u:${secret}@127.0.0.1:9/db`], code: 1, says: "127.0.0.1:9" },
  {
    args: ["runs", "--store", `postgres://u:a/${secret}@127.0.0.1:9/db`],
    code: 2,
    says: "the address cannot be read",
  },
  {
    args: ["runs", "--store", `postgres://h/db?password=${secret}`],
    code: 2,
    says: "the parameter “password” is not known",
  },
  {
    args: ["report", "latest", "--store", `postgres://u:${secret}@127.0.0.1`],
    code: 2,
    says: "address on PostgreSQL is no good: it names no database",
  },
  { args: ["worker", "--store", "s.sqlite"], code: 2, says: "there is no store at s.sqlite" },
])("organon $args says $says, exits with $code and shows no password", async ({ args, code, says }) => {
  const ended = await organon(newFolder(), args);
  const said = `${ended.stdout}${ended.stderr}`;
  expect([ended.code, said]).toEqual([code, expect.stringContaining(says)]);
  expect(said).not.toContain(secret);
  expect(said).not.toContain(Buffer.from(secret).toString("base64"));
});
