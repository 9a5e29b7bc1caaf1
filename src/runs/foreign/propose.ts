/**
 * Proposes which fields of a log's records are the parts of an answer. It looks at values only, so that records with other names get the
 * same proposal: the reply is the text in which the answer parser finds one of the answer keys, and the question the text that has one key.
 */
import { listRecords, tagText, getValue } from "#items/datasets/fields";
import { readKey } from "#items/datasets/keys";
import { inlineOptions, readOptions, type OptionList } from "#items/datasets/options";
import { readAnyRecords, wholeRecords, type RecordReader } from "#items/datasets/records";
import { isRecord } from "#logic/is-record";
import type { Line } from "#items/formats/lines";
import type { AnswerOption } from "#items/question";
import { buildMessages } from "./answers.ts";
import { toVerdict, type LogFile } from "./foreign.ts";

/** A proposed part: its field, and what its values are. */
export type ProposedPart = { readonly part: string; readonly field: string; readonly finding: string };

/** The content of a log: its fields with their values, and the proposed map. */
export type LogProposal = {
  readonly records: number;
  readonly columns: readonly Column[];
  readonly parts: readonly ProposedPart[];
};

type Column = {
  readonly field: string;
  readonly values: readonly unknown[];
  readonly texts: readonly string[];
};

type ParseAnswer = (text: string, answers: readonly AnswerOption[]) => string | undefined;

/** Returns a proposal for a log's records, for those inside of its whole document, or for those inside of its records. */
export const readProposal = async (file: LogFile, parseAnswer: ParseAnswer): Promise<LogProposal> => {
  const text = typeof file.text === "string" ? file.text : await sampleLines(file.text());
  const readObjects = (reader: RecordReader): readonly object[] =>
    [...reader(text, file.name)].flatMap((read) =>
      "record" in read && isRecord(read.record) ? [read.record] : [],
    );
  const records = readObjects(readAnyRecords);
  const whole = readObjects(wholeRecords);
  const tries = [
    () => proposeMap(records, "", parseAnswer),
    ...readLists(records[0] ?? {}).map((each) => () => proposeMap(records, each, parseAnswer)),
    ...listStarPaths(whole[0] ?? {}).map((each) => () => proposeMap(whole, each, parseAnswer)),
  ];
  let best: LogProposal | undefined;
  for (const propose of tries) {
    const found = propose();
    if (best === undefined || computeScore(found) > computeScore(best)) best = found;
    if (computeScore(best) === needed.length) break;
  }
  return best!;
};

const needed = ["question", "key", "reply"];
const computeScore = ({ parts }: LogProposal): number =>
  parts.filter(({ part }) => needed.includes(part)).length;

const sampleSize = 100;
const maxDepth = 5;

const sampleLines = async (lines: AsyncIterable<Line>): Promise<string> => {
  let [kept, step]: [string[], number] = [[], 1];
  for await (const { text, number } of lines) {
    if (number % step === 0) kept.push(text);
    if (kept.length < 10 * sampleSize) continue;
    kept = kept.filter((_, at) => at % 2 === 1);
    step *= 2;
  }
  return kept.join("\n");
};

const proposeMap = (records: readonly object[], each: string, parseAnswer: ParseAnswer): LogProposal => {
  const parts = each === "" ? records : records.flatMap((record) => listRecords(record, each));
  const columns = readColumns(pickSample(parts), each);
  const proposed = new Proposer(columns, parseAnswer).propose();
  const about = { part: "each", field: each, finding: `${parts.length} records` };
  return { records: parts.length, columns, parts: each === "" ? proposed : [about, ...proposed] };
};

const pickSample = (records: readonly object[]): readonly object[] => {
  const step = Math.max(1, records.length / sampleSize);
  return Array.from(
    { length: Math.min(sampleSize, records.length) },
    (_, at) => records[Math.floor(at * step)]!,
  );
};

const readLists = (record: object): readonly string[] =>
  Object.entries(record).flatMap(([name, value]: [string, unknown]) => {
    if (!Array.isArray(value)) return isRecord(value) ? readLists(value).map((one) => `${name}.${one}`) : [];
    return value.length > 1 && value.every(isRecord) && buildMessages(value).length === 0 ? [name] : [];
  });

const listStarPaths = (record: object): readonly string[] => {
  const members: readonly unknown[] = Object.values(record);
  return members.length > 0 && members.every((one) => typeof one === "object" && one !== null)
    ? ["*", "*.*", "*.*.*"]
    : [];
};

const readColumns = (records: readonly object[], each: string): readonly Column[] => {
  const stars = /(?:^|\.)\*$/.test(each) ? each.split(".") : [];
  const prefix = stars.map((star) => `${star}.`).join("");
  const fields = new Set(
    records.flatMap((record) => {
      const inner = stars.length === 0 ? record : getValue(record, each);
      return typeof inner === "object" && inner !== null ? readFields(inner, maxDepth) : [];
    }),
  );
  const names = stars.map((_, at) => `${stars.slice(0, at + 1).join(".")}:name`);
  return [...names, ...Array.from(fields, (field) => prefix + field)].map((field) => {
    const values = records.map((record) => getValue(record, field));
    return { field, values, texts: values.map(readText) };
  });
};

const readText = (value: unknown): string => {
  if (!Array.isArray(value)) return isRecord(value) ? "" : (tagText(value) ?? "");
  const messages = buildMessages(value);
  const shown = messages.findLast(({ role }) => role === "user") ?? messages.at(-1);
  const texts = value.flat();
  return shown?.content ?? (texts.length === 1 && typeof texts[0] === "string" ? texts[0] : "");
};

const readFields = (value: object, depth: number): readonly string[] =>
  Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    if (name.startsWith("@") || /[.[\]|+:,]/.test(name)) return [];
    if (typeof member === "string" && /#### *\S/.test(member)) return [name, `${name}:/#### *(.+)/`];
    if (Array.isArray(member) && member.every(isRecord) && buildMessages(member).length === 0)
      return [name, ...elementFields(member, depth - 1).map((inner) => name + inner)];
    if (!isRecord(member) || depth === 0) return [name];
    return [name, ...readFields(member, depth - 1).map((inner) => `${name}.${inner}`)];
  });

const elementFields = (elements: readonly object[], depth: number): readonly string[] => {
  const inner = depth <= 0 || elements.length === 0 ? [] : readFields(elements[0]!, depth);
  if (elements.length < 2) return inner.map((field) => `[0].${field}`);
  const texts = inner.filter((field) => elements.every((one) => typeof getValue(one, field) === "string"));
  const marks = inner.flatMap((field) => {
    const marked = elements.flatMap(
      (one) =>
        [getValue(one, field)]
          .flat()
          .map(String)
          .find((mark) => isMark.test(mark)) ?? [],
    );
    return marked.length === 1 ? [`${field}=${marked[0]}`] : [];
  });
  return texts.flatMap((field) => [`[].${field}`, ...marks.map((mark) => `[${mark}].${field}`)]);
};

const isMark = /^(?:correct|true|gold|right|yes|1)$/i;

type Pair = {
  readonly reply: Column;
  readonly key: Column;
  /** True if each reply has the key; undefined if it commits to no answer. */
  readonly rights: readonly (boolean | undefined)[];
  readonly read: number;
  readonly right: number;
  /** True if the replies give several answers: a question that names its answers gives the same one each time. */
  readonly isVaried: boolean;
};

class Proposer {
  readonly #columns: readonly Column[];
  readonly #parse: ParseAnswer;
  readonly #size: number;

  constructor(columns: readonly Column[], parse: ParseAnswer) {
    [this.#columns, this.#parse] = [columns, parse];
    this.#size = columns[0]?.values.length ?? 0;
  }

  propose(): readonly ProposedPart[] {
    const options = this.#columns.filter((column) => this.#isOptions(column));
    const keys = this.#columns.filter((column) => this.#isKey(column, options));
    const replies = this.#columns.filter(
      ({ texts }) => meanLength(texts) > 0 && share(texts, (text) => text !== "") > 0.5,
    );
    const pairs = keys.flatMap((key) =>
      replies
        .filter((reply) => getSource(reply) !== getSource(key))
        .flatMap((reply) => this.#proposePairs(reply, key, options)),
    );
    const best = bestPair(pairs, this.#columns);
    const question = this.#question(best, keys, options);
    if (best === undefined) return question === undefined ? [] : [proposePart("question", question)];
    const { key, reply } = best;
    const taken = [key, reply, question];
    const others = this.#columns.filter((column) => !taken.includes(column));
    const parts: readonly (readonly [part: string, column?: Column, finding?: string])[] = [
      ["id", others.find((column) => this.#isId(column, question))],
      ["question", question],
      ["options", options.find((column) => this.#resolves(key, column))],
      ["key", key, distinct(key.texts).slice(0, 8).join(", ")],
      [
        "reply",
        reply,
        `an answer is read in ${percent(best.read)} of ${this.#size}, the key in ${percent(best.right)}`,
      ],
      ["model", others.find(isModel)],
      ["verdict", findVerdict(others, best)],
      ["finish", others.find(isFinish)],
    ];
    return parts.flatMap(([part, column, finding]) => {
      const found = column === undefined ? [] : [proposePart(part, column)];
      return found.map((one) => ({ ...one, finding: finding ?? one.finding }));
    });
  }

  #isOptions({ field, values }: Column): boolean {
    return (
      share(
        values,
        (value) => isListed(value) && typeof readOptions({ [field]: value }, field, undefined) !== "string",
      ) > 0.9
    );
  }

  #lists({ texts }: Column, options: Column | undefined): readonly (OptionList | undefined)[] {
    const labels = distinct(texts).filter((text) => text !== "");
    const gathered = { options: labels.map((label) => ({ label })), isLabelled: true };
    return texts.map((_, at) => {
      if (options === undefined) return labels.length < 2 || labels.length > 26 ? undefined : gathered;
      const list = readOptions({ options: options.values[at] }, "options", undefined);
      return typeof list === "string" ? undefined : list;
    });
  }

  #resolves(key: Column, options: Column): boolean {
    const lists = this.#lists(key, options);
    return (
      share(key.values, (value, at) => {
        const list = lists[at];
        return (
          list !== undefined &&
          key !== options &&
          typeof readKey(value, list, { line: 1, isOrdered: true }) !== "string"
        );
      }) > 0.8
    );
  }

  #isKey(column: Column, options: readonly Column[]): boolean {
    const { texts } = column;
    const labels = distinct(texts);
    if (share(texts, (text) => text !== "") < 0.9 || options.includes(column)) return false;
    if (options.some((list) => this.#resolves(column, list))) return true;
    const isFew = labels.length > 1 && labels.length <= 26 && 2 * labels.length <= texts.length + 2;
    return (
      isFew &&
      labels.every((label) => label.length <= 20) &&
      !labels.every((label) => /^\d*\.\d+$/.test(label))
    );
  }

  #proposePairs(reply: Column, key: Column, options: readonly Column[]): readonly Pair[] {
    const list = options.find((column) => this.#resolves(key, column));
    const lists = this.#lists(key, list);
    const answers = reply.texts.map((text, at) => lists[at] && this.#parse(text, lists[at].options));
    const rights = answers.map((answer, at) => {
      const list = lists[at];
      if (list === undefined || answer === undefined) return undefined;
      const wanted = readKey(key.values[at], list, { line: 1, isOrdered: true });
      const picks = typeof wanted === "string" ? [] : Object.values(wanted.picks);
      return picks.some((pick) => list.options[pick]?.label === answer);
    });
    const read = share(rights, (right) => right !== undefined);
    const right = share(rights, (one) => one === true);
    const isVaried = distinct(answers.flatMap((answer) => answer ?? [])).length > 1;
    const isRepeated = distinct(reply.texts).length < Math.min(2, this.#size);
    return isRepeated || read < 0.4 ? [] : [{ reply, key, rights, read, right, isVaried }];
  }

  #question(best: Pair | undefined, keys: readonly Column[], options: readonly Column[]): Column | undefined {
    const candidates = this.#columns.filter(
      (column) =>
        column !== best?.reply &&
        !keys.includes(column) &&
        !options.includes(column) &&
        meanLength(column.texts) > 12 &&
        distinct(column.texts).length > 1,
    );
    const score = ({ texts }: Column): number => {
      const asks = share(texts, (text) => text.includes("?"));
      const lists = share(texts, (text) => inlineOptions(text).length > 1);
      const isFunction = best === undefined || hasOneValue(texts, best.key.texts);
      return (isFunction ? 2 : 0) + asks + lists + 0.5 * (distinct(texts).length / texts.length);
    };
    const longest = (one: Column, other: Column): Column =>
      score(one) > score(other) ||
      (score(one) === score(other) && meanLength(one.texts) > meanLength(other.texts))
        ? one
        : other;
    return candidates.length === 0 ? undefined : candidates.reduce(longest);
  }

  #isId({ texts, values }: Column, question: Column | undefined): boolean {
    const isShort =
      values.every((value) => ["string", "number"].includes(typeof value)) &&
      texts.every((text) => text !== "" && text.length <= 80);
    if (!isShort || question === undefined) return false;
    const ids = distinct(texts).length;
    return ids === distinct(question.texts).length && hasOneValue(texts, question.texts) && ids > 1;
  }
}

const findVerdict = (columns: readonly Column[], { rights }: Pair): Column | undefined => {
  const agreement = ({ values }: Column): number =>
    share(
      values,
      (value, at) => toVerdict(value) !== undefined && toVerdict(value) === (rights[at] ?? false),
    );
  const verdicts = columns.filter(
    ({ values }) => share(values, (value) => toVerdict(value) !== undefined) > 0.9,
  );
  const [first] = verdicts.toSorted((a, b) => agreement(b) - agreement(a));
  return first !== undefined && agreement(first) > 0.7 ? first : undefined;
};

/**
 * The reply is the longest text that is read best. Two fields that nearly always agree are a key and what it says in other words, or a reply
 * and what the harness read from it: they are no pair if one of them also pairs with a field that agrees less. Of two keys whose comparison
 * is a field, the one that agrees less is the key, too.
 */
const bestPair = (pairs: readonly Pair[], columns: readonly Column[]): Pair | undefined => {
  const length = ({ reply }: Pair): number => meanLength(reply.texts);
  const agreement = ({ right, read }: Pair): number => right / read;
  const isCompared = (one: Column, other: Column): boolean =>
    columns.some(
      ({ values }) =>
        distinct(values.map(String)).length > 1 &&
        share(values, (value, at) => toVerdict(value) === (one.texts[at] === other.texts[at])) > 0.95,
    );
  const isOneField = (pair: Pair): boolean =>
    pairs.some((other) => {
      if (!other.isVaried || agreement(other) <= 0.2 || agreement(other) >= agreement(pair)) return false;
      if (other.reply !== pair.reply)
        return agreement(pair) >= 0.95 && other.key === pair.key && length(other) > length(pair);
      const labels = distinct(other.key.texts);
      const isLike = share(pair.key.texts, (label) => labels.includes(label)) > 0.5;
      return isLike && (agreement(pair) >= 0.95 || isCompared(pair.key, other.key));
    });
  const rank = (pair: Pair): number =>
    Math.min(1, pair.read + 0.1) +
    pair.right / 4 +
    (length(pair) > 20 ? 0.3 : 0) -
    (pair.isVaried ? 0 : 1) -
    (isScore(pair.key) ? 1 : 0);
  const sound = pairs.filter((pair) => !isOneField(pair));
  return sound.length === 0 ? undefined : sound.reduce((best, one) => (rank(one) > rank(best) ? one : best));
};

/** A number or boolean from 0 to 1 is rather a verdict than a key. */
const isScore = ({ values }: Column): boolean =>
  values.every((value) => typeof value !== "string" && toVerdict(value) !== undefined);

const getSource = ({ field }: Column): string => field.replace(/:\/.*$/s, "");

const proposePart = (part: string, { field, texts, values }: Column): ProposedPart => {
  const shown = texts.find((text) => text !== "") ?? JSON.stringify(values[0]);
  return { part, field, finding: shown ?? "" };
};

const isListed = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 1 && buildMessages(value).length === 0
    : isRecord(value)
      ? Object.keys(value).length > 1 &&
        Object.keys(value).every((name) => /^(?:[a-z]|.*\d|texts?|labels?)$/i.test(name))
      : typeof value === "string" && /^\s*[[{]/.test(value);

const isModel = ({ texts }: Column): boolean =>
  share(texts, (text) => text.length <= 80 && modelName.test(text)) > 0.8;
const modelName =
  /gpt|claude|llama|qwen|mi[sx]tral|gemini|gemma|\bphi\b|deepseek|falcon|\bo\d\b|command-r|\byi-|vicuna|davinci|palm|olmo|internlm|baichuan|glm|grok|\db\b/i;

const isFinish = ({ texts }: Column): boolean =>
  share(texts, (text) =>
    /^(?:stop|length|end_turn|max_tokens|content_filter|eos|stop_sequence|completed?)$/i.test(text),
  ) > 0.9;

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

const meanLength = (texts: readonly string[]): number =>
  texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);

const share = <Value>(values: readonly Value[], holds: (value: Value, at: number) => boolean): number =>
  values.filter(holds).length / Math.max(1, values.length);

const hasOneValue = (texts: readonly string[], values: readonly string[]): boolean => {
  const first = new Map<string, string>();
  return texts.every((text, at) => {
    if (!first.has(text)) first.set(text, values[at]!);
    return first.get(text) === values[at];
  });
};
