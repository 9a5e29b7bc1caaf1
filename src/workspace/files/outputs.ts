/**
 * Writes results into files; every output of the program goes through here. An output never replaces a file that the command
 * reads, nor a store. It is written beside its place and renamed when it is whole, so that an interrupted command or a full disk skills
 * the old file. A file that Organon did not write is kept unless `force` is set. Pipes and devices are written as they are.
 */
import { randomUUID } from "node:crypto";
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
  type BigIntStats,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { misuse, OrganonError } from "#logic/error";
import { fileError, orFileError } from "./file-error.ts";
import { orElse } from "./or-else.ts";
import { detectBytesKind, detectFileKind } from "./output-kind.ts";
import { gzipSync } from "node:zlib";

/** The files that a command reads, and whether it may replace files that Organon did not write. */
type OutputRules = {
  /** Files that the command reads; those that are not there are passed over. */
  readonly inputs?: readonly string[];
  /** The store's path; an address of a server is passed over. */
  readonly store?: string;
  readonly force?: boolean;
  readonly onBegin?: () => void;
};

export type OutputOptions = {
  /** Readable by its owner alone where it is new. */
  readonly isPrivate?: boolean;
  /** Organon is known to have written what is there, whatever it holds now. */
  readonly isOurs?: boolean;
  /** The kind of what is written, if known: a file of another kind is kept. */
  readonly kind?: string;
  /** An existing file may hold a person's work, which is kept, whoever wrote it. Names the content. */
  readonly keep?: string;
};

export type Output = {
  /** Where its bytes are until it is whole. */
  readonly at: string;
  readonly write: (bytes: Uint8Array) => void;
  readonly commit: () => void;
};

export type Outputs = ReturnType<typeof openOutputs>;

/** Files that SQLite and the writer's lock put beside a store. */
const companions = ["-wal", "-shm", "-journal", ".lock"];

export const openOutputs = ({ inputs = [], store, force = false, onBegin = () => {} }: OutputRules = {}) => {
  const guarded: Guarded[] = [];
  const reads = (...paths: readonly string[]): void => {
    for (const path of paths) guarded.push({ path: resolvePlace(path), id: readId(path), what: "input" });
  };
  reads(...inputs.filter((path) => readStat(path)?.isFile() === true));
  const input = standardInput();
  if (input !== undefined) guarded.push({ path: undefined, id: input, what: "input" });
  if (store !== undefined && store !== ":memory:" && !store.includes("://"))
    for (const path of ["", ...companions].map((end) => `${resolvePlace(store)}${end}`))
      guarded.push({ path: resolvePlace(path), id: readId(path), what: "store" });

  const written = new Set<string>();
  const open = new Set<() => void>();

  const check = (path: string, options: OutputOptions = {}): string => {
    const [place, id, there] = [resolvePlace(path), readId(path), readStat(path)];
    const found = guarded.find((one) => one.path === place || (id !== undefined && one.id === id));
    if (found !== undefined) throw guardedError(path, found.what);
    if (there?.isFile() !== true || there.size === 0n || isStream(path)) return place;
    const kind = detectFileKind(place);
    if (kind === "database")
      throw misuse(
        `${path} is a database, such as a store of answers`,
        "an output never replaces one, with --force either: name another file",
      );
    if (force || options.isOurs === true) return place;
    if (options.keep !== undefined)
      throw misuse(
        `${path} is there already, and may hold ${options.keep}`,
        "name another place with -o, or replace it with --force",
      );
    if (kind === undefined || (options.kind ?? kind) !== kind) throw foreignError(path);
    return place;
  };

  const begin = (path: string, options: OutputOptions = {}): Output => {
    const place = check(path, options);
    onBegin();
    const there = readStat(path);
    if (there?.isDirectory() === true)
      throw fileError(path, Object.assign(new Error("it is a folder"), { code: "EISDIR" }));
    if ((there !== undefined && !there.isFile()) || isStream(path)) return createFileOutput(path);
    if (written.has(place))
      throw misuse(`${path} is the name of two outputs of this command`, "name another file for one of them");
    written.add(place);
    const isTrusted = force || options.isOurs === true || there === undefined || there.size === 0n;
    const old = isTrusted ? undefined : detectFileKind(place);
    let isCompared = isTrusted;
    const at = join(dirname(place), `.organon-${randomUUID()}.part`);
    const attempt = createAttempt(path);
    if (there !== undefined) attempt(() => accessSync(place, constants.W_OK));
    let file: number | undefined = attempt(() =>
      openSync(at, "wx", there === undefined ? (options.isPrivate === true ? 0o600 : 0o666) : 0o600),
    );
    const close = (): void => {
      if (file !== undefined) closeSync(file);
      file = undefined;
    };
    const discard = (): void => {
      open.delete(discard);
      close();
      rmSync(at, { force: true });
    };
    open.add(discard);
    return {
      at,
      write: (bytes) => {
        if (!isCompared && bytes.length > 0 && detectBytesKind(bytes) !== old) throw foreignError(path);
        isCompared ||= bytes.length > 0;
        attempt(() => {
          for (let done = 0; done < bytes.length;) done += writeSync(file ?? -1, bytes, done);
        });
      },
      commit: () => {
        try {
          attempt(close);
          attempt(() => {
            if (there !== undefined) chmodSync(at, Number(there.mode) & 0o777);
            renameSync(at, place);
          });
        } finally {
          discard();
        }
      },
    };
  };

  const save = (path: string, text: string, options: OutputOptions = {}): void => {
    const output = begin(path, { isPrivate: true, ...options });
    output.write(Buffer.from(text));
    output.commit();
  };

  return {
    /** True if files that Organon did not write are replaced. */
    force,
    reads,
    /** Throws misuse where a target is read, is a store, or certainly is a foreign file. */
    check: (path: string, options?: OutputOptions): void => void check(path, options),
    begin,
    save,
    discard: (): void => {
      for (const one of open) one();
    },
  };
};

type Guarded = {
  readonly path: string | undefined;
  readonly id: string | undefined;
  readonly what: "input" | "store";
};

const guardedError = (path: string, what: Guarded["what"]): OrganonError =>
  what === "store"
    ? misuse(
        `${path} is the store or belongs to it: an output would destroy its answers`,
        "name another file for the output",
      )
    : misuse(
        `${path} is read by this command: an output never replaces its input`,
        "name another file for the output",
      );

const foreignError = (path: string): OrganonError =>
  misuse(`${path} exists, and Organon did not write it in this format`, "add --force, or name another file");

const createFileOutput = (path: string): Output => {
  const attempt = createAttempt(path);
  const file = attempt(() => openSync(path, "a"));
  return {
    at: path,
    write: (bytes) =>
      attempt(() => {
        for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
      }),
    commit: () => attempt(() => closeSync(file)),
  };
};

const createAttempt =
  (path: string) =>
  <Value>(step: () => Value): Value =>
    orFileError(path, step);

const isStream = (path: string): boolean =>
  followLinks(path).some((one) =>
    /^\/dev\/(?:stdout|stderr|stdin|fd\/\d+)$|^\/proc\/[^/]+\/fd\/\d+$/.test(one),
  );

const resolvePlace = (path: string): string => realFolder(followLinks(path).at(-1) ?? path);

const followLinks = (path: string): readonly string[] => {
  const found = [absolute(path)];
  // More links than this in a row are a circle, which opening the file reports.
  for (let hops = 0; hops < 40; hops++) {
    const at = found.at(-1) ?? path;
    const target = orElse(() => readlinkSync(at), undefined);
    if (target === undefined) break;
    found.push(resolve(dirname(realFolder(at)), target));
  }
  return found;
};

const absolute = (path: string): string => orElse(() => resolve(path), path);

const realFolder = (path: string): string =>
  orElse(() => join(realpathSync(dirname(path)), basename(path)), path);

const readStat = (path: string): BigIntStats | undefined =>
  orElse(() => statSync(path, { bigint: true, throwIfNoEntry: false }), undefined);

const nameFile = (there: BigIntStats | undefined): string | undefined =>
  there?.isFile() === true ? `${there.dev}:${there.ino}` : undefined;

const readId = (path: string): string | undefined => nameFile(readStat(path));

const standardInput = (): string | undefined =>
  nameFile(orElse(() => fstatSync(0, { bigint: true }), undefined));

const bufferBytes = 2 ** 20;

/** A place to write to; pieces that are written together are not torn apart unless they are larger than the buffer. */
export const openText = (output: Pick<Output, "write">, isPacked: boolean) => {
  const buffer = Buffer.allocUnsafe(bufferBytes);
  let held = 0;
  const put = (plain: Uint8Array): void => output.write(isPacked ? gzipSync(plain) : plain);
  const flush = (): void => {
    put(buffer.subarray(0, held));
    held = 0;
  };
  return {
    write: (...pieces: readonly string[]): void => {
      // No letter takes more than three bytes a code unit.
      const max = pieces.reduce((sum, one) => sum + 3 * one.length, 0);
      if (held > 0 && max > bufferBytes - held) flush();
      for (const piece of pieces)
        if (max > bufferBytes) put(Buffer.from(piece));
        else held += buffer.write(piece, held);
    },
    close: flush,
  };
};
