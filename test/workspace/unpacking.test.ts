// @long: whole commands, one after another
/** Packed files: what unpacks to far too much, is cut off or damaged ends with a message, in every command that reads it. */
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateRawSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { streamLines } from "#workspace/files/lines";
import { openParquet } from "#workspace/files/parquet";
import { datasetText } from "#workspace/files/dataset-text";
import { fixture } from "../fixture.ts";

/** A zip archive of members by their names. */
const zipOf = (members: Readonly<Record<string, Uint8Array>>): Buffer => zipOfPairs(Object.entries(members));

/** The same where a name may stand twice. */
const zipOfPairs = (members: readonly (readonly [name: string, content: Uint8Array])[]): Buffer => {
  const [bodies, places]: [Buffer[], Buffer[]] = [[], []];
  let start = 0;
  for (const [name, content] of members) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(crc32(content), 16);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(start, 42);
    const body = Buffer.concat([local, Buffer.from(name), packed]);
    start += body.length;
    bodies.push(body);
    places.push(central, Buffer.from(name));
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(bodies.length, 10);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([...bodies, ...places, end]);
};

const parquetOf = async (rows: readonly string[]): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  const file = await openParquet<string>({ write: (bytes) => void parts.push(Uint8Array.from(bytes)) }, [
    { name: "line", type: "text", of: (row) => row },
  ]);
  for (const row of rows) await file.add(row);
  await file.close();
  return Buffer.concat(parts);
};

const row = JSON.stringify({ premises: ["Ada sings."], conclusion: "Ada sings.", label: "True" });
/** Lines that no packing makes much smaller. */
const lines = Array.from({ length: 400 }, (_, i) => `${row.slice(0, -1)},"x":"${Math.sin(i) ** 2}"}`);
const zeros = Buffer.alloc(100 * 2 ** 20, "0");
const bombs = { "bomb.jsonl.gz": gzipSync(zeros), "bomb.eval": zipOf({ "header.json": zeros }) };
const gzip = gzipSync(lines.join("\n"));
const zip = zipOf({ "header.json": Buffer.from(JSON.stringify({ lines })) });
const parquet = await parquetOf(lines);
const damaged: Readonly<Record<string, Uint8Array>> = {
  "cut.jsonl.gz": gzip.subarray(0, gzip.length - 100),
  "head.jsonl.gz": gzip.subarray(0, 5),
  "wrong.jsonl.gz": Buffer.concat([gzip.subarray(0, 60), Buffer.alloc(60, 7), gzip.subarray(120)]),
  "cut.parquet": parquet.subarray(0, parquet.length - 100),
  "short.parquet": Buffer.from("PAR1abcdefghijklPAR1"),
  "empty.parquet": Buffer.from("PAR1\0\0\0\0\0\0\0\0\u0004\0\0\0PAR1", "latin1"),
  "hole.parquet": Buffer.concat([parquet.subarray(0, 40), Buffer.alloc(400, 0xff), parquet.subarray(440)]),
  "cut.eval": zip.subarray(0, zip.length - 30),
  "places.eval": Buffer.concat([
    zip.subarray(0, zip.length - 6),
    Buffer.from([0xff, 0xff, 0xff, 0x7f, 0, 0]),
  ]),
  "member.eval": Buffer.concat([zip.subarray(0, 100), Buffer.alloc(50), zip.subarray(150)]),
};

const readers = (file: string): readonly (readonly string[])[] =>
  file.endsWith(".eval")
    ? [["import", "inspect-log", file, "--store", "s.sqlite"]]
    : [
        ["audit", file],
        ["import", "folio", file],
        // Each reads as one of those does: one file of a kind each.
        ...(/^(?:bomb|cut)/.test(file)
          ? [
              ["run", "-m", "reasoner:oracle", "--suite", file, "--store", "s.sqlite"],
              ["export", file, "--format", "csv", "-o", "x.csv"],
              ["sample", file, "-o", "sheet.csv"],
            ]
          : []),
      ];

describe("a file that", () => {
  for (const [kind, files, said] of [
    ["unpacks to far too much", bombs, /unpack to more than \d+ MiB|the line is longer than/],
    ["is cut off or damaged", damaged, /^organon: /],
  ] as const)
    for (const [file, bytes] of Object.entries(files))
      for (const args of readers(file))
        test(`${kind} ends with 2 and a message: organon ${args.join(" ")}`, async () => {
          const { folder, organon } = fixture();
          writeFileSync(join(folder, file), bytes);
          const { code, stderr } = await organon(...args);
          expect([code, stderr]).toEqual([2, expect.stringMatching(said)]);
          expect(stderr).toContain(file);
        });
});

test("an archive of one file is that file; of several files one is named", async () => {
  const { folder, organon } = fixture();
  const importZip = (file: string) => organon("import", "folio", file, "-o", "x.jsonl", "--force");
  writeFileSync(join(folder, "one.zip"), zipOf({ "folio.jsonl": Buffer.from(row) }));
  expect((await importZip("one.zip")).code).toBe(0);
  const two = {
    "set/": Buffer.alloc(0),
    "set/train.jsonl": Buffer.from(""),
    "set/test.jsonl": Buffer.from(row),
  };
  writeFileSync(join(folder, "two.zip"), zipOf(two));
  expect(await importZip("two.zip")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("name one of them: two.zip/set/train.jsonl, two.zip/set/test.jsonl"),
  });
  expect(await importZip("two.zip/test.jsonl")).toMatchObject({
    code: 0,
    stderr: expect.stringContaining("1 question"),
  });
});

const asked = gzipSync(
  Array.from({ length: 400 }, (_, i) =>
    JSON.stringify({
      v: 3,
      id: `q${i}`,
      question: `Is it ${Math.sin(i)}?`,
      options: [{ label: "yes" }, { label: "no" }],
      key: ["yes"],
    }),
  ).join("\n"),
);

test.each([
  ["cut off", asked.subarray(0, asked.length - 100)],
  ["damaged", asked.with(asked.length - 6, asked.at(-6)! ^ 1)],
  ["damaged", Buffer.concat([asked, Buffer.from("more")])],
])("the message names the line, and what is wrong and to be done: %s", async (wrong, bytes) => {
  const { folder, organon } = fixture();
  writeFileSync(join(folder, "a.jsonl.gz"), bytes);
  for (const args of [["audit"], ["import", "folio"]]) {
    const { code, stderr } = await organon(...args, "a.jsonl.gz");
    const place = String.raw`a\.jsonl\.gz${args.length === 1 ? String.raw`:\d+` : ""}`;
    const says = new RegExp(`${place}: the packed data are ${wrong}\n +copy or download the file again`);
    expect([code, stderr]).toEqual([2, expect.stringMatching(says)]);
  }
});

describe("an archive", () => {
  const other = Buffer.from(row.replace("True", "False"));
  const sums = zipOf({ "a.jsonl": Buffer.from(row) });
  const header = Buffer.from(JSON.stringify({ eval: {} }));
  test.each([
    [
      "with two files of one name",
      zipOfPairs([
        ["a.jsonl", Buffer.from(row)],
        ["a.jsonl", other],
      ]),
      "folio",
      /holds two files of the name a\.jsonl\n +unpack it/,
    ],
    [
      "with two headers",
      zipOfPairs([
        ["header.json", header],
        ["header.json", header],
      ]),
      "inspect-log",
      /holds two files of the name header\.json/,
    ],
    [
      "with another sum",
      sums.with(sums.length - 22 - 53 + 16, 0x55),
      "folio",
      /: a\.jsonl is damaged\n +copy or download/,
    ],
  ])("%s is refused", async (_, bytes, format, says) => {
    const { folder, organon } = fixture();
    writeFileSync(join(folder, "a.zip"), bytes);
    for (const name of ["a.zip", ...(format === "folio" ? ["a.zip/a.jsonl"] : [])]) {
      const { code, stderr } = await organon("import", format, name, "--store", "s.sqlite");
      expect([code, stderr]).toEqual([2, expect.stringMatching(says)]);
    }
  });
});

test("a Parquet file that claims more rows than memory holds is refused before they are read", async () => {
  const { folder, organon } = fixture();
  const bytes = await parquetOf(Array.from({ length: 300 }, () => "a"));
  // 300 in the footer, twice a zigzag varint (the file's and the group's rows), becomes 2^31 or so in as many bytes.
  const footer = bytes.length - 8 - bytes.readUInt32LE(bytes.length - 8);
  const [small, large] = [Buffer.from([0xd8, 0x04]), Buffer.from([0xfe, 0xff, 0xff, 0xff, 0x0f])];
  const parts: Buffer[] = [bytes.subarray(0, footer)];
  let at = footer;
  for (let next = bytes.indexOf(small, at); next >= 0; next = bytes.indexOf(small, at)) {
    parts.push(bytes.subarray(at, next), large);
    at = next + small.length;
  }
  const end = Buffer.from(bytes.subarray(at));
  end.writeUInt32LE(bytes.readUInt32LE(bytes.length - 8) + 3 * (parts.length >> 1), end.length - 8);
  writeFileSync(join(folder, "rows.parquet"), Buffer.concat([...parts, end]));
  const { code, stderr } = await organon("audit", "rows.parquet");
  expect([code, stderr]).toEqual([2, expect.stringMatching(/unpack to more than/)]);
});

test("an interruption ends the unpacking", async () => {
  const { folder } = fixture();
  const path = join(folder, "folio.gz");
  writeFileSync(path, bombs["bomb.jsonl.gz"]);
  const reason = new Error("stop");
  const signal = AbortSignal.abort(reason);
  await expect(datasetText(path, signal)).rejects.toBe(reason);
});

/** Hardly any file, and hundreds of millions of values: a list of empty objects behind what no packing makes smaller. */
const manyValues = `["${randomBytes(700_000).toString("base64")}",${"{},".repeat(21_000_000)}{}]`;

test("a text of more values than memory holds is refused before it is parsed", async () => {
  const { folder, organon } = fixture();
  writeFileSync(join(folder, "values.json.gz"), gzipSync(manyValues));
  for (const args of [
    ["import", "inspect-log", "values.json.gz", "--store", "s.sqlite"],
    ["audit", "values.json.gz", "--format", "folio"],
  ]) {
    const { code, stderr } = await organon(...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining("more than the 20000000 values")]);
  }
  // A file of questions is read line by line first.
  const { code, stderr } = await organon("audit", "values.json.gz");
  expect([code, stderr]).toEqual([2, expect.stringContaining("values.json.gz:1: the line is longer than")]);
}, 120_000);

test("lines end with LF or CRLF alone, and the last one where the file ends", async () => {
  const { folder } = fixture();
  const path = join(folder, "lines.jsonl");
  writeFileSync(path, "\uFEFFa\u2028b\r\n\nc\rd\né");
  const lines = [];
  for await (const line of streamLines(path)) lines.push(line);
  expect(lines).toEqual([
    { text: "a\u2028b", number: 1 },
    { text: "c\rd", number: 3 },
    { text: "é", number: 4 },
  ]);
});

test.each([
  ["blank", "\n", /blank\.jsonl\.gz:1000001: more than 1000000 blank lines/],
  ["bad", "{}\n", /bad\.jsonl\.gz:1: not a question/],
])("of a packed file of %s lines no more is read than shows what is wrong", async (name, line, says) => {
  const { call, folder } = fixture();
  writeFileSync(join(folder, `${name}.jsonl.gz`), gzipSync(line.repeat(1_500_000)));
  const { code, stderr } = await call(["audit", `${name}.jsonl.gz`]);
  expect(stderr).toMatch(says);
  expect(code).toBe(2);
});
