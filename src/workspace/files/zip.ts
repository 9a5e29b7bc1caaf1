/**
 * Zip archives as far as eval logs need them: the central directory read, members stored, deflated or packed with Zstandard. Inspect's `.eval`
 * is such an archive: `header.json`, and `samples/ID_epoch_N.json`, which together are its JSON log. Of any other one file is read.
 */
import { crc32, createInflateRaw, createZstdDecompress } from "node:zlib";
import { misuse, OrganonError } from "#logic/error";
import { maxCharacters, tooLong, unpacked } from "./unpack.ts";

export const isZip = (bytes: Buffer): boolean => bytes.length > 4 && bytes.readUInt32LE(0) === 0x04034b50;

/** The JSON log of an eval archive, or the only file of another with that name. Throws misuse for one of several files, and for one that is damaged or unpacks to too much. */
export const archiveText = async (
  bytes: Buffer,
  unpacking: Unpacking,
  wanted: string = "",
): Promise<string> => {
  const { path } = unpacking;
  try {
    const members = listMembers(bytes, path).filter(({ name }) => !name.endsWith("/"));
    const [twice] = members.map(({ name }) => name).filter((name, i, all) => all.indexOf(name) < i);
    if (twice !== undefined)
      throw misuse(
        `${path} holds two files of the name ${twice}`,
        "unpack it, and name the file that is meant",
      );
    const header =
      members.find(({ name }) => name === "header.json") ??
      members.find(({ name }) => name === "_journal/start.json");
    const named = members.filter(({ name }) => name.endsWith(wanted));
    if (header === undefined && named.length !== 1)
      throw misuse(
        `${path} holds ${members.length} files`,
        `name one of them: ${members.map(({ name }) => `${path}/${name}`).join(", ")}`,
      );
    const samples: string[] = [];
    let left = maxCharacters;
    const allow = (count: number): void => {
      unpacking.allow(count);
      if ((left -= count) < 0) throw tooLong(path);
    };
    const unpackText = async (member: Member): Promise<string> =>
      (await unpackBytes(bytes, member, { ...unpacking, allow })).toString("utf8");
    for (const member of members)
      if (/^samples\/.+\.json$/.test(member.name)) samples.push(await unpackText(member));
    if (header === undefined) return await unpackText(named[0]!);
    return `{"samples":[${samples.join(",")}],${(await unpackText(header)).trim().slice(1)}`;
  } catch (cause) {
    // A place or a length beyond the end.
    if (!(cause instanceof RangeError)) throw cause;
    throw new OrganonError("misuse", `${path} is a truncated or damaged archive`, { cause });
  }
};

type Unpacking = Parameters<typeof unpacked>[2];

/** A file in the archive: where it begins, and how it is packed. */
type Member = {
  readonly name: string;
  readonly start: number;
  readonly size: number;
  readonly method: number;
  /** The CRC-32 of what is packed. */
  readonly sum: number;
};

const listMembers = (bytes: Buffer, name: string): readonly Member[] => {
  // The end record stands last, behind it only a comment.
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw misuse(`${name} is a truncated archive`);
  const members: Member[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const method = bytes.readUInt16LE(at + 10);
    const [sum, size] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    const start = bytes.readUInt32LE(at + 42);
    const member = bytes.toString("utf8", at + 46, at + 46 + (nameLength ?? 0));
    members.push({ name: member, start, size, method, sum });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return members;
};

const unpackBytes = async (bytes: Buffer, member: Member, unpacking: Unpacking): Promise<Buffer> => {
  const content = await unpackMember(bytes, member, unpacking);
  if (crc32(content) === member.sum) return content;
  throw misuse(`${unpacking.path}: ${member.name} is damaged`, "copy or download the file again");
};

const unpackMember = async (bytes: Buffer, { name, start, size, method }: Member, unpacking: Unpacking) => {
  const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
  const packed = bytes.subarray(from, from + size);
  if (method === 0) {
    unpacking.allow(packed.length);
    return packed;
  }
  const open = method === 8 ? createInflateRaw : method === 93 ? createZstdDecompress : undefined;
  if (open === undefined)
    throw misuse(`${unpacking.path}: ${name} is packed in a way (${method}) that is not read`);
  return unpacked(packed, open(), unpacking);
};
