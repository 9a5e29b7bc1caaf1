/**
 * Zip archives as far as eval logs need them: the central directory read, members stored, deflated or packed with Zstandard. Inspect's `.eval`
 * is such an archive: `header.json`, and `samples/ID_epoch_N.json`, which together are its JSON log.
 */
import { inflateRawSync, zstdDecompressSync } from "node:zlib";
import { OrganonError } from "#logic";

/** Whether bytes are an archive. */
export const isZip = (bytes: Buffer): boolean => bytes.length > 4 && bytes.readUInt32LE(0) === 0x04034b50;

/** The JSON log of an eval archive. Throws misuse for an archive that is none. */
export const evalLogText = (bytes: Buffer, name: string): string => {
  const members = membersOf(bytes, name);
  const header =
    members.find((member) => member.name === "header.json") ??
    members.find((member) => member.name === "_journal/start.json");
  if (header === undefined)
    throw new OrganonError("misuse", `${name} is an archive, but no eval log of Inspect`);
  const samples = members
    .filter((member) => /^samples\/.+\.json$/.test(member.name))
    .map((member) => member.text());
  return `{"samples":[${samples.join(",")}],${header.text().trim().slice(1)}`;
};

type Member = { readonly name: string; readonly text: () => string };

const membersOf = (bytes: Buffer, name: string): readonly Member[] => {
  // The end record stands last, behind it only a comment.
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new OrganonError("misuse", `${name} is an archive that is cut off`);
  const members: Member[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    const start = bytes.readUInt32LE(at + 42);
    const member = bytes.toString("utf8", at + 46, at + 46 + (nameLength ?? 0));
    members.push({ name: member, text: () => textOf(bytes, { start, size, method }, `${name}: ${member}`) });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return members;
};

const textOf = (
  bytes: Buffer,
  { start, size, method }: { readonly start: number; readonly size: number; readonly method: number },
  name: string,
): string => {
  const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
  const packed = bytes.subarray(from, from + size);
  if (method === 0) return packed.toString("utf8");
  if (method === 8) return inflateRawSync(packed).toString("utf8");
  if (method === 93) return zstdDecompressSync(packed).toString("utf8");
  throw new OrganonError("misuse", `${name} is packed in a way (${method}) that is not read`);
};
