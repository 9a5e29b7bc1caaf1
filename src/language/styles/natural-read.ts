/**
 * Natural English, read back: the inverse of `natural-say.ts`, a recursive descent.
 *
 * The first words show what a phrase is; where they do not ("Anna and Ben both sang", "Anna and …"), a place is marked
 * and come back to. Where several share a verb, the verb is looked up with each subject's words before it; where a verb
 * lacks its auxiliary ("did not both sing"), with the auxiliary before it. So the vocabulary knows whole clauses and
 * whole verb phrases only. Bound names come back canonical. The functions share one place in the text, and so one file,
 * long as it is.
 */
import { arbitraryName, canonical } from "#logic/canonical";
import { OrganonError } from "#logic/error";
import {
  equal,
  and,
  constant,
  exists,
  forall,
  iff,
  implies,
  not,
  or,
  predicate,
  proposition,
  variable,
  type Formula,
  type Term,
} from "#logic/formula";
import { isOfSecondSort } from "#logic/two-sorts";
import { formsOfBe } from "../auxiliaries.ts";
import { basesOf } from "../inflection.ts";
import { pronouns } from "../pronouns.ts";
import type { Found, Vocabulary } from "../words.ts";
import { saidTwice } from "./natural-clauses.ts";
import { leftOut } from "./natural-ellipsis.ts";
import { determiners, parseFramed } from "./natural-frames.ts";
import { heOrShe, letters, markers, pluralOf } from "./natural-marks.ts";
import {
  arithmetic,
  auxiliaries,
  didNeither,
  isCapital,
  isVerbOpener,
  lists,
  nand,
  nor,
  openers,
  plurals,
  startsQuantified,
  xor,
  type Join,
  thingOpeners,
} from "./natural-openers.ts";
import { uncapitalized } from "../capitals.ts";

/** Who a verb is said of: a subject's words and where they stand (nowhere, of "she"), or whom a quantifier brought in. */
type Subject = { readonly text: string; readonly from: number } | { readonly term: Term };

/** The quantifiers that are open: their names and the letters of those who are called by one. */
type Bound = readonly {
  readonly name: string;
  readonly letter: string | undefined;
  readonly isThing?: boolean;
}[];

/** `maximalDepth` guards the stack against hostile text. */
const maximalDepth = 200;

/** Reads one sentence after the other: what its functions share is where they are in the one being read. */
const createReader = (): ((sentence: string, vocabulary: Vocabulary) => Formula) => {
  let vocabulary: Vocabulary;
  let [original, text, at, nesting] = ["", "", 0, 0];
  /** Without a colon there is no list, and nothing that holds of somebody. */
  let hasColon = false;
  let nouns: readonly string[] = [];
  let thing: string | undefined;
  /** Whose name was read first, and whether another one was; "she" is the one. */
  let named: string | undefined;
  let namesOthers = false;

  const fault = (wanted: string): OrganonError =>
    new OrganonError(
      "misuse",
      `cannot read “${original.length > 120 ? `${original.slice(0, 120)}…` : original}” at column ${at + 1}: ` +
        `expected ${wanted}, found “${text.slice(at, at + 24)}”`,
    );
  const take = (words: string): boolean => {
    if (text.charCodeAt(at) !== words.charCodeAt(0) || !text.startsWith(words, at)) return false;
    at += words.length;
    return true;
  };
  /** Y, but not the beginning of Yusuf. */
  const takeWord = (word: string): boolean =>
    text.startsWith(word, at) && !/[a-z]/.test(text.charAt(at + word.length)) && take(word);
  const expect = (words: string): void => {
    if (!take(words)) throw fault(`“${words.trim()}”`);
  };
  /** What `read` finds, or nothing and the place as it was. */
  const attempt = <T>(read: () => T | undefined): T | undefined => {
    const from = at;
    const found = read();
    if (found === undefined) at = from;
    return found;
  };
  const deeper = (read: () => Formula): Formula => {
    if (++nesting > maximalDepth) throw fault("fewer nested phrases");
    const formula = read();
    nesting--;
    return formula;
  };

  // ── sentences and what is bounded by them ────────────────────────────────────────────────────────────────

  const sentence = (): Formula => {
    const found = parseFramed({
      text,
      take,
      noun: takeGroup,
      clause: () => clause([]),
      verb: frameVerb,
      doing: () => gerund([{ name: "x", letter: undefined }]),
      attempt: tried,
    });
    if (found !== undefined && at === text.length) return canonical(found);
    [at, nesting, named, namesOthers] = [0, 0, undefined, false];
    const formula = take("whichever ") ? arbitrary() : whole([]);
    expect(".");
    if (at !== text.length) throw fault("the end of the sentence");
    return canonical(formula);
  };

  /** A verb of whoever a frame is about, x. */
  const frameVerb = (): Formula | undefined => verb({ term: variable("x") }, [], "");

  /** What people are called, one of them or several. */
  const takeGroup = (isPlural: boolean): boolean =>
    nouns.some((word) => takeWord(isPlural ? pluralOf(word) : word));

  /** As `attempt`, where nothing can be read as well. */
  const tried = (read: () => Formula | undefined): Formula | undefined => {
    const state = { at, nesting, named, namesOthers };
    try {
      const found = read();
      if (found !== undefined) return found;
    } catch (error) {
      if (!(error instanceof OrganonError && error.code === "misuse")) throw error;
    }
    ({ at, nesting, named, namesOthers } = state);
    return undefined;
  };

  /** "each guest", "none of the guests": one of the determiners of a kind. */
  const takeDeterminer = (kind: keyof typeof determiners, behind: string): boolean =>
    determiners[kind].some((words) => {
      const before = words.replace(/Ns?$/, "");
      if (!text.startsWith(before, at)) return false;
      if (!words.endsWith("Ns")) return takeNoun(before, behind);
      const from = at;
      at += before.length;
      if (nouns.some((word) => take(`${pluralOf(word)}${behind}`))) return true;
      at = from;
      return false;
    });

  const arbitrary = (): Formula => {
    const inner = opened([]);
    expect(" you pick, ");
    return forall(arbitraryName, tail([{ ...inner[0], name: arbitraryName, letter: inner[0]?.letter }]));
  };

  /** Where a sentence, an item of a list or what follows a colon begins. */
  const whole = (bound: Bound): Formula =>
    deeper(() => {
      const first = bounded(bound);
      if (first !== undefined) return first;
      const from = at;
      const clause = light(bound);
      if (take(", and any who ")) {
        const turned = turnedRound(clause);
        const inner: Bound = [...bound, { name: turned.variable, letter: undefined }];
        const then = literal(inner);
        expect(" ");
        const who = literal(inner);
        if (!equal(turned.body, iff(who, then))) throw fault("the two the other way round");
        return turned;
      }
      if (take(" if and only if ")) return iff(clause, withoutVerb(from, bound) ?? light(bound));
      if (take(", and ")) {
        take(saidTwice);
        return and(clause, light(bound));
      }
      return underIf(clause, bound);
    });

  /** What goes to the end of a sentence or an item. */
  const bounded = (bound: Bound): Formula | undefined => {
    if (isCapital(text, at)) return undefined;
    if (hasColon) {
      for (const [header, connect] of lists) if (take(header)) return listed(bound, connect);
      if (take("the following is not true: ")) return not(whole(bound));
      if (take("it would be wrong to deny the following: ")) return not(not(whole(bound)));
      if (take("the following is true of ")) return heldOf(bound, ": ");
      const some = text.startsWith("there ", at) ? attempt(() => ofSome(bound)) : undefined;
      if (some) return some;
      if (!saysThereFor() && take("for ")) return heldOf(bound, ", ");
    }
    if (take("assuming ")) return conditional(bound);
    return take("if ") ? (ifAny(bound) ?? conditional(bound)) : undefined;
  };

  const listed = (bound: Bound, connect: Join): Formula => {
    const [, second] = markers.find(([first]) => take(`${first} `)) ?? [];
    if (second === undefined) throw fault("“(a)”");
    const left = whole(bound);
    expect(`; ${second} `);
    return connect(left, whole(bound));
  };

  const conditional = (bound: Bound): Formula => {
    const from = at;
    const left = light(bound);
    then();
    return implies(left, withoutVerb(from, bound) ?? tail(bound));
  };

  /** What parts a condition from what follows. */
  const then = (): void => {
    if (!take(", then ")) expect(", ");
  };

  /** "so did Ben", "Ben did not", behind a clause that begins at a place and whose verb it has. */
  const withoutVerb = (from: number, bound: Bound): Formula | undefined =>
    attempt(() => {
      const opener = take("so ") || take("neither ");
      const auxiliaryBefore = opener && leftOut.some((word) => take(`${word} `));
      const other = subjectAt(bound);
      if (other === undefined || opener !== auxiliaryBefore) return undefined;
      if (!opener && (!take(" ") || !leftOut.some((word) => takeWord(word)))) return undefined;
      const denies = !opener && take(" not");
      if (!/[.;]/.test(text.charAt(at))) return undefined;
      const to = at;
      at = from;
      if (subjectAt(bound) === undefined || !take(" ")) return undefined;
      const found = verb(other, bound, "");
      at = to;
      if (found === undefined || opener) return found;
      return signed(found.kind === "not" ? found.body : found, !denies);
    });

  const ifAny = (bound: Bound): Formula | undefined => {
    if (!take("any ")) return undefined;
    const inner = opened(bound);
    expect(" ");
    const who = verbs(inner);
    then();
    return forall(nameOf(inner), implies(who, light(inner)));
  };

  const tail = (bound: Bound): Formula =>
    take("the following holds: ") ? whole(bound) : (bounded(bound) ?? underIf(light(bound), bound));

  /** "Anna sang if it rained"; of everyone, it holds of each, and of who is picked when picked. */
  const underIf = (clause: Formula, bound: Bound): Formula => {
    if (!take(" if ") && !take(", if ")) return clause;
    if (clause.kind !== "forall") return implies(light(bound), clause);
    const { body, variable: name } = clause;
    const isThing = thing !== undefined && isOfSecondSort(name, body);
    const condition = light([...bound, { name, letter: undefined, isThing }]);
    return body.kind === "implies"
      ? forall(name, implies(body.left, implies(condition, body.right)))
      : forall(name, implies(condition, body));
  };

  /** Who danced, of those who sang, "and any who danced sang". */
  const turnedRound = (clause: Formula) => {
    if (clause.kind !== "forall" || clause.body.kind !== "implies") throw fault("the end of the sentence");
    const { left, right } = clause.body;
    return { ...clause, body: iff(left, right) };
  };

  /** "every guest X: …", "any guest who sang: …" */
  const heldOf = (bound: Bound, parting: string): Formula => {
    if (take("all ")) return heldOfAll(bound, parting);
    const isEveryone = take("everyone who ");
    if (!isEveryone) expect("every ");
    const inner = isEveryone ? [...bound, fresh(bound)] : opened(bound);
    const who = isEveryone || take(" who ") ? verbs(inner) : undefined;
    expect(parting);
    const body = whole(inner);
    return forall(nameOf(inner), who === undefined ? body : implies(who, body));
  };

  /** "there was at least one guest of whom this is true: …", "… of whom both of these are true: (a) …" */
  const ofSome = (bound: Bound): Formula | undefined => {
    if (!take("there was at least one ") && !take("there is at least one ")) return undefined;
    const inner = opened(bound);
    if (!take(" of whom ") && !take(" of which ")) return undefined;
    const body = take("this is true: ") ? whole(inner) : bounded(inner);
    return body && exists(nameOf(inner), body);
  };

  /** "all guests X, Y and Z: …" */
  const heldOfAll = (bound: Bound, parting: string): Formula => {
    if (!nouns.some((word) => take(pluralOf(word)))) throw fault("somebody");
    const people: Bound[] = [];
    let inner = bound;
    do {
      const letter = letters.find((one) => takeWord(` ${one}`));
      if (letter === undefined) throw fault("a letter");
      inner = [...inner, fresh(inner, letter)];
      people.push(inner);
    } while (letters.some((one) => text.startsWith(`, ${one}`, at)) ? take(",") : take(" and"));
    expect(parting);
    return people.reduceRight((body, person) => forall(nameOf(person), body), whole(inner));
  };

  const fresh = (bound: Bound, letter?: string, isThing = false): Bound[number] => ({
    name: `v${bound.length}`,
    letter,
    isThing,
  });

  /** A noun, and the letter by which the person is called from then on. */
  const opened = (bound: Bound): Bound => {
    const isThing = thing !== undefined && takeWord(thing);
    if (!isThing) noun();
    const letter = letters.find((one) => takeWord(` ${one}`));
    return [...bound, fresh(bound, letter, isThing)];
  };

  const noun = (): void => {
    if (!nouns.some(take)) throw fault("a noun");
  };

  const nameOf = (bound: Bound): string => bound.at(-1)?.name ?? "";

  // ── clauses ──────────────────────────────────────────────────────────────────────────────────────────────

  /** A clause, two with "and", or "either … or …". */
  const light = (bound: Bound): Formula =>
    deeper(() => {
      if (isCapital(text, at)) return pair(bound);
      if (take("either ")) return choice(() => pair(bound));
      if (!text.startsWith("it is not true ", at)) return pair(bound);
      if (take("it is not true both that ")) {
        const left = clause(bound);
        expect(" and that ");
        return nand(left, clause(bound));
      }
      if (take("it is not true that either ")) {
        const left = clause(bound);
        expect(" or ");
        return nor(left, clause(bound));
      }
      return take("it is not true that ") ? not(clause(bound)) : pair(bound);
    });

  /** "A or B", "A, or B or C", "A or B, or C". */
  const choice = (member: () => Formula): Formula => {
    const left = member();
    if (take(", or ")) {
      take("else ");
      take(saidTwice);
      const right = member();
      return ended(left, take(" or ") ? or(right, member()) : right);
    }
    expect(" or ");
    take(saidTwice);
    const right = member();
    if (!take(", or ")) return ended(left, right);
    take("else ");
    return or(or(left, right), member());
  };

  const ended = (left: Formula, right: Formula): Formula =>
    take(", but not both") ? xor(left, right) : or(left, right);

  const bothOrNeither = (both: Formula): Formula => {
    if (both.kind !== "and") throw fault("two verbs");
    return iff(both.left, both.right);
  };

  const pair = (bound: Bound): Formula => {
    const left = clause(bound);
    if (!take(" and ")) return left;
    take(saidTwice);
    return and(left, clause(bound));
  };

  const clause = (bound: Bound): Formula => {
    if (!isCapital(text, at)) {
      const found = vocabulary.clauseAt(text, at);
      if (found && !isShared(found)) {
        at += found.length;
        return signed(proposition(found.name), found.positive);
      }
      if (text.startsWith("two plus ", at))
        for (const [words, formula] of arithmetic) if (take(words)) return formula;
    }
    const start = at;
    const several = severalSubjects(bound);
    if (several) return several;
    at = start;
    const quantified = isCapital(text, at) ? undefined : quantifiedClause(bound);
    if (quantified) return quantified;
    const subject = subjectAt(bound);
    if (subject === undefined) throw fault("a clause");
    expect(" ");
    return quantifiedObject(subject, bound) ?? group(subject, bound);
  };

  /** Whether a clause's subject is known, so that more may be said of it: not "it rained". */
  const isShared = ({ length }: Found): boolean =>
    (vocabulary.subjectAt(text, at)?.length ?? length) < length;

  /** "Anna and Ben both sang", "at least one of Anna and Ben sang" */
  const severalSubjects = (bound: Bound): Formula | undefined => {
    const opener = isCapital(text, at) ? undefined : openers.find(([words]) => take(words));
    const left = subjectAt(bound);
    if (!left || !take(opener?.[0] === "neither " ? " nor " : " and ")) return undefined;
    const right = subjectAt(bound);
    if (!right || !take(" ")) return undefined;
    const [connect, lead] = opener
      ? [opener[1], ""]
      : (plurals.find(({ words }) => take(words))?.means ?? [undefined, ""]);
    if (connect === undefined) return undefined;
    const from = at;
    const first = verb(left, bound, lead);
    if (first === undefined) return undefined;
    at = from;
    const second = verb(right, bound, lead);
    if (second === undefined) return undefined;
    if (lead === "" || !lead.endsWith("not ")) return connect(first, second);
    return first.kind === "not" && second.kind === "not" ? nand(first.body, second.body) : undefined;
  };

  const subjectAt = (bound: Bound): Subject | undefined => {
    for (let i = bound.length - 1; i >= 0; i--) {
      const { name, letter, isThing } = bound[i]!;
      if (isThing && letter === undefined) {
        if (takeWord(`that ${thing}`)) return { term: variable(name) };
      } else if (letter !== undefined ? takeWord(letter) : take(heOrShe) || takeNoun("that ", ""))
        return { term: variable(name) };
    }
    const subject = vocabulary.subjectAt(text, at);
    if (subject === undefined) return theNamed();
    const from = at;
    at += subject.length;
    named ??= subject;
    namesOthers ||= subject !== named;
    return { text: subject, from };
  };

  /** "She", where one person was named. */
  const theNamed = (): Subject | undefined => {
    if (named === undefined || namesOthers || !pronouns.some(takeWord)) return undefined;
    return { text: named, from: Number.NaN };
  };

  const quantifiedClause = (bound: Bound): Formula | undefined => {
    const kind = thing;
    const ofThings = kind === undefined ? undefined : attempt(() => clauseOfThings(bound, kind));
    if (ofThings !== undefined) return ofThings;
    if (!startsQuantified(text, at)) return undefined;
    const inner: Bound = [...bound, fresh(bound)];
    const name = nameOf(inner);
    if (take("there was no ") || take("there is no ")) {
      if (!take("one")) noun();
      expect(" who ");
      const who = verbs(inner);
      return not(exists(name, take(" without ") ? and(who, not(doing(inner))) : who));
    }
    if (take("there was at least one ") || take("there is at least one ")) {
      noun();
      expect(" who ");
      return exists(name, verbs(inner));
    }
    if (theGroup("")) return forall(name, sameOnes(inner));
    if (theGroup("of ")) {
      const who = literal(inner);
      expect(", those who ");
      return forall(name, implies(who, sameOnes(inner)));
    }
    if (take("not every")) {
      if (!take("one ")) {
        expect(" ");
        noun();
        expect(" ");
      }
      if (!take("who ")) return not(forall(name, verbs(inner)));
      const who = whom(inner);
      return not(forall(name, implies(who, verbs(inner))));
    }
    if (take("anyone who ") || take("everyone who ") || takeDeterminer("any", " who "))
      return picked(inner, (body) => body);
    if (take("no one ") || takeDeterminer("no", " ")) {
      if (take("who ")) return picked(inner, not);
      const failed = failing(inner, "failed to ");
      if (failed !== undefined) return forall(name, not(not(failed)));
      const who = take("both ") ? bothOf(inner) : (bothShared(inner) ?? noneOf(inner));
      if (take(" without ")) return forall(name, not(and(who, not(doing(inner)))));
      const nor = norAny(inner);
      if (nor !== undefined) return forall(name, and(not(who), not(nor)));
      return forall(name, not(who));
    }
    if (take("without ")) {
      const lacked = not(doing(inner));
      expect(", ");
      const there = take("there was ") || take("there is ");
      if (!take("no one ") && !takeDeterminer("no", " ")) throw fault("nobody");
      if (!there) return forall(name, not(and(lacked, literal(inner))));
      expect("who ");
      return not(exists(name, and(lacked, literal(inner))));
    }
    if (take("someone ") || takeDeterminer("some", " ")) {
      const failed = failing(inner, "did not fail to ");
      return exists(name, failed === undefined ? verbs(inner) : not(not(failed)));
    }
    if (take("everyone ") || takeDeterminer("every", " ")) {
      take("without exception ");
      return forall(name, verbs(inner));
    }
    return undefined;
  };

  // ── people and things ────────────────────────────────────────────────────────────────────────────────────

  /** Whether "for every guest there was …" stands here, and not "for every guest, …". */
  const saysThereFor = (): boolean =>
    thing !== undefined && [thing, ...nouns].some((one) => text.startsWith(`for every ${one} there `, at));

  /** A clause that begins with a quantifier of things, or that says of each of one sort that there is one of the other. */
  const clauseOfThings = (bound: Bound, kind: string): Formula | undefined => {
    const inner = [...bound, fresh(bound, undefined, true)];
    const [name, it] = [nameOf(inner), variable(nameOf(inner))];
    if (saysThereFor()) return forEach(bound, kind);
    const opener = thingOpeners.find(({ words }) => take(words.replace("T", kind)));
    if (opener === undefined) return byWhom(bound, kind);
    const { quantify, isDenied, isRelative } = opener;
    const body = take("was ") ? doneBy(it, inner) : isRelative ? whichSomebody(it, inner) : undefined;
    if (body === undefined) return undefined;
    const said = quantify(name, isDenied === "inside" ? not(body) : body);
    return isDenied === "outside" ? not(said) : said;
  };

  /** "tasted by Anna", "not tasted by any guest", of a thing */
  const doneBy = (object: Term, bound: Bound): Formula | undefined => {
    const isDenied = take("not ");
    const deed = relationAt("");
    if (!deed?.positive || !take(" by ")) return undefined;
    const name = `v${bound.length}`;
    const done = (doer: Term): Formula => predicate(deed.name, doer, object);
    const doers = doneTo(name, done(variable(name)), (before) => takeNoun(`${before} `, ""), !isDenied);
    if (doers !== undefined) return signed(doers, !isDenied);
    const doer = subjectAt(bound);
    const term = doer && termOf(doer);
    return term && signed(done(term), !isDenied);
  };

  /** "Anna did not taste", "no guest tasted", "not every guest tasted", behind "one cake that" */
  const whichSomebody = (object: Term, bound: Bound): Formula | undefined => {
    const name = `v${bound.length}`;
    const none = takeNoun("no ", " ");
    const some = !none && takeNoun("not every ", " ");
    const subject = none || some ? { term: variable(name) } : subjectAt(bound);
    const term = subject && termOf(subject);
    if (term === undefined || !(none || some || take(" "))) return undefined;
    const deed = relationAt("");
    if (deed === undefined) return undefined;
    const said = signed(predicate(deed.name, term, object), deed.positive);
    if (none) return forall(name, not(said));
    return some ? not(forall(name, said)) : said;
  };

  /** "every", "at least one", "no" and "any" of those whom an atom with a new name speaks of */
  const doneTo = (
    name: string,
    body: Formula,
    takes: (before: string) => boolean,
    positive: boolean,
  ): Formula | undefined => {
    if (takes("any")) return exists(name, body);
    if (!positive) return undefined;
    if (takes("every")) return forall(name, body);
    if (takes("at least one")) return exists(name, body);
    return takes("no") ? forall(name, not(body)) : undefined;
  };

  /** "for every cake there was at least one guest who tasted it" */
  const forEach = (bound: Bound, kind: string): Formula | undefined => {
    const [outer, inner] = [`v${bound.length}`, `v${bound.length + 1}`];
    const ofThings = take(`for every ${kind} there was at least one `);
    if (!ofThings && !takeNoun("for every ", " there was at least one ")) return undefined;
    if (ofThings ? !nouns.some((one) => take(`${one} who `)) : !take(`${kind} that ${heOrShe} `))
      return undefined;
    const deed = relationAt("");
    if (deed === undefined || (ofThings && !take(" it"))) return undefined;
    const [doer, object] = ofThings ? [inner, outer] : [outer, inner];
    const said = predicate(deed.name, variable(doer), variable(object));
    return forall(outer, exists(inner, signed(said, deed.positive)));
  };

  /** "there was at least one guest by whom not every cake was tasted" */
  const byWhom = (bound: Bound, kind: string): Formula | undefined => {
    const [outer, inner] = [`v${bound.length}`, `v${bound.length + 1}`];
    if (!takeNoun("there was at least one ", ` by whom not every ${kind} was `)) return undefined;
    const deed = relationAt("");
    return deed && exists(outer, not(forall(inner, predicate(deed.name, variable(outer), variable(inner)))));
  };

  const takeNoun = (before: string, behind: string): boolean => {
    const from = at;
    const isTaken = take(before) && nouns.some(take) && (behind === "" || take(behind));
    if (!isTaken) at = from;
    return isTaken;
  };

  /** "failed to sing", as "sang" */
  const failing = (inner: Bound, words: string): Formula | undefined => {
    if (!take(words)) return undefined;
    const denied = verb({ term: variable(nameOf(inner)) }, inner, "did not ");
    if (denied?.kind !== "not") throw fault("a verb");
    return denied.body;
  };

  /** "dancing", "both dancing and humming", "either dancing or humming" */
  const doing = (inner: Bound): Formula => {
    const [connect, parting] = take("both ") ? [and, " and "] : take("either ") ? [or, " or "] : [];
    const left = gerund(inner);
    if (connect === undefined || parting === undefined) return left;
    expect(parting);
    return connect(left, gerund(inner));
  };

  /** "dancing", as "danced"; looked up behind "did not" with each verb that it may be of. */
  const gerund = (inner: Bound): Formula => {
    const subject = { term: variable(nameOf(inner)) };
    const form = /^[a-z-]+/.exec(text.slice(at, at + 40))?.[0] ?? "";
    if (form === "being") expect("being ");
    else at += form.length;
    const from = at;
    const leads = form === "being" ? ["was not "] : basesOf(form).map((base) => `did not ${base}`);
    for (const lead of leads) {
      const denied = attempt(() => verb(subject, inner, lead));
      if (denied?.kind === "not") return denied.body;
      at = from;
    }
    throw fault("a verb");
  };

  /** ", nor did any dance" */
  const norAny = (inner: Bound): Formula | undefined => {
    const auxiliary = ["did", "was"].find((word) => take(`, nor ${word} any `));
    if (auxiliary === undefined) return undefined;
    const denied = verb({ term: variable(nameOf(inner)) }, inner, `${auxiliary} not `);
    if (denied?.kind !== "not") throw fault("a verb");
    return denied.body;
  };

  const picked = (inner: Bound, sign: (formula: Formula) => Formula): Formula => {
    const who = whom(inner);
    const failed = failing(inner, "failed to ");
    if (failed !== undefined) return forall(nameOf(inner), implies(who, sign(not(failed))));
    return forall(nameOf(inner), implies(who, sign(verbs(inner))));
  };

  /** One verb or two behind "who", and the comma of "or both,". */
  const whom = (inner: Bound): Formula => {
    const subject = { term: variable(nameOf(inner)) };
    const who = verbChoice(subject, inner) ?? verbPair(subject, inner);
    if (!take(", ")) expect(" ");
    return who;
  };

  /** "sang or danced", behind "no guest" */
  const noneOf = (inner: Bound): Formula => {
    const from = at;
    const left = verbs(inner);
    const subject = { term: variable(nameOf(inner)) };
    const right = attempt(() =>
      take(" or ") ? (verb(subject, inner, "") ?? shared(subject, inner, from)) : undefined,
    );
    return right ? or(left, right) : left;
  };

  /** "the guests who", "those who", "of those guests who" */
  const theGroup = (before: string): boolean =>
    attempt(() => {
      if (!take(`${before}those `) && !take(`${before}the `)) return undefined;
      nouns.some((word) => take(`${pluralOf(word)} `));
      return take("who ") || undefined;
    }) ?? false;

  /** "the guests who sang were exactly those who danced" */
  const sameOnes = (inner: Bound): Formula => {
    const left = literal(inner);
    expect(" were exactly those who ");
    return iff(left, literal(inner));
  };

  /** "Julie admired every guest without exception" */
  const quantifiedObject = (subject: Subject, bound: Bound): Formula | undefined =>
    attempt(() => {
      const term = termOf(subject);
      const found = term && relationAt("");
      if (!term || !found?.positive || !take(" ")) return undefined;
      const { name } = fresh(bound);
      const body = predicate(found.name, term, variable(name));
      if (take("everyone without exception") || takeNoun("every ", " without exception"))
        return forall(name, body);
      if (take("no one") || takeNoun("no ", "")) return forall(name, not(body));
      return takeNoun("at least one ", "") ? exists(name, body) : undefined;
    });

  // ── what is said of a subject ────────────────────────────────────────────────────────────────────────────

  const verbs = (bound: Bound): Formula => group({ term: variable(nameOf(bound)) }, bound);

  const literal = (bound: Bound): Formula => needed(verb({ term: variable(nameOf(bound)) }, bound, ""));

  const needed = (formula: Formula | undefined): Formula => {
    if (formula === undefined) throw fault("a verb phrase");
    return formula;
  };

  const group = (subject: Subject, bound: Bound): Formula =>
    deeper(() => {
      const left = verbChoice(subject, bound) ?? verbPair(subject, bound);
      const to = at;
      if (!take(", and ")) return left;
      take("also ");
      take(saidTwice);
      if (beginsVerb(subject, bound)) return and(left, group(subject, bound));
      at = to;
      return left;
    });

  /** Whether a verb of the subject stands here, not a new clause. */
  const beginsVerb = (subject: Subject, bound: Bound): boolean => {
    if (isCapital(text, at)) return false;
    const from = at;
    const found =
      isVerbOpener(text, at) && !startsClause(bound) ? true : verb(subject, bound, "") !== undefined;
    at = from;
    return found;
  };

  /** "either Anna sang …" is a new clause, "either sang …" is none. */
  const startsClause = (bound: Bound): boolean => {
    const from = at;
    const opener = take("either ") || take("neither ");
    const found =
      opener &&
      (severalSubjects(bound) !== undefined ||
        (((at = from), take("either ") || take("neither ")) &&
          (subjectAt(bound) !== undefined ||
            vocabulary.clauseAt(text, at) !== undefined ||
            startsQuantified(text, at) ||
            text.startsWith("two plus ", at))));
    at = from;
    return found;
  };

  const verbChoice = (subject: Subject, bound: Bound): Formula | undefined => {
    if (!isVerbOpener(text, at)) return undefined;
    const auxiliary = formsOfBe.find((word) => take(`${word} either `));
    if (auxiliary) {
      const one = (): Formula => needed(verb(subject, bound, `${auxiliary} `));
      if (!take("both ")) return choice(one);
      const left = one();
      expect(" and ");
      const right = one();
      expect(", or neither");
      return iff(left, right);
    }
    const none = formsOfBe.find((word) => take(`${word} neither `));
    if (none || take("neither ")) {
      const lead = none ? `${none} ` : "";
      const left = needed(verb(subject, bound, lead));
      expect(" nor ");
      return nor(left, needed(verb(subject, bound, lead)));
    }
    if (take("either both ")) {
      const both = verbPair(subject, bound);
      expect(", or ");
      if (!didNeither.some((words) => take(words))) throw fault("“did neither”");
      return bothOrNeither(both);
    }
    if (take("either ")) return choice(() => verbPair(subject, bound));
    if (take("both ")) return verbPair(subject, bound);
    const both = formsOfBe.find((word) => take(`${word} both `));
    if (both !== undefined) {
      const left = needed(verb(subject, bound, `${both} `));
      expect(" and ");
      return and(left, needed(verb(subject, bound, `${both} `)));
    }
    const denied = auxiliaries.find((word) => take(`${word} not both `));
    if (denied === undefined) return undefined;
    const left = needed(verb(subject, bound, `${denied} not `));
    expect(" and ");
    const right = needed(verb(subject, bound, `${denied} not `));
    if (left.kind !== "not" || right.kind !== "not") throw fault("two verbs");
    return nand(left.body, right.body);
  };

  /** "sang and danced", "was tired and hungry", "sang but did not dance" */
  const verbPair = (subject: Subject, bound: Bound): Formula => {
    const from = at;
    const left = needed(verb(subject, bound, ""));
    const to = at;
    if (!take(" and ") && !take(" but ")) return left;
    take(saidTwice);
    const right = verb(subject, bound, "") ?? shared(subject, bound, from);
    if (right) return and(left, right);
    at = to;
    return left;
  };

  /** A verb that shares the auxiliary that stands at a place: "was tired and hungry". */
  const shared = (subject: Subject, bound: Bound, from: number): Formula | undefined => {
    const auxiliary = formsOfBe.find(
      (word) => text.startsWith(word, from) && text[from + word.length] === " ",
    );
    return auxiliary && verb(subject, bound, `${auxiliary} `);
  };

  /** "both sang and danced", behind "no one". */
  const bothOf = (bound: Bound): Formula => {
    const left = literal(bound);
    expect(" and ");
    return and(left, literal(bound));
  };

  const bothShared = (bound: Bound): Formula | undefined => {
    const auxiliary = formsOfBe.find((word) => take(`${word} both `));
    if (auxiliary === undefined) return undefined;
    const subject = { term: variable(nameOf(bound)) };
    const left = needed(verb(subject, bound, `${auxiliary} `));
    expect(" and ");
    return and(left, needed(verb(subject, bound, `${auxiliary} `)));
  };

  /** One verb phrase of a subject, with what is heard before it. */
  const verb = (subject: Subject, bound: Bound, lead: string): Formula | undefined => {
    const rest = lead === "" ? undefined : text.slice(at);
    if ("text" in subject) {
      const before = `${subject.text} ${lead}`;
      const found =
        at === subject.from + before.length
          ? vocabulary.clauseAt(text, subject.from)
          : vocabulary.clauseAt(`${before}${rest ?? text.slice(at)}`, 0);
      if (found && found.length > before.length) {
        at += found.length - before.length;
        return signed(proposition(found.name), found.positive);
      }
    }
    const term = termOf(subject);
    if (term === undefined) return undefined;
    // "Whistled every song" is no "whistled".
    const doneToThing = thing === undefined ? undefined : tried(() => related(term, bound, lead));
    if (doneToThing !== undefined) return doneToThing;
    const found =
      rest === undefined ? vocabulary.phraseAt(text, at) : vocabulary.phraseAt(`${lead}${rest}`, 0);
    if (found) {
      at += found.length - lead.length;
      return signed(predicate(found.name, term), found.positive);
    }
    return related(term, bound, lead);
  };

  /** A verb phrase with its object. */
  const related = (term: Term, bound: Bound, lead: string): Formula | undefined => {
    const relation = relationAt(lead);
    if (relation === undefined) return undefined;
    expect(" ");
    if (take("themself")) return signed(predicate(relation.name, term, term), relation.positive);
    if (thing !== undefined) {
      const name = `v${bound.length}`;
      const body = predicate(relation.name, term, variable(name));
      const things = doneTo(name, body, (before) => take(`${before} ${thing}`), relation.positive);
      if (things !== undefined) return signed(things, relation.positive);
    }
    const object = subjectAt(bound);
    const other = object && termOf(object);
    if (other === undefined) throw fault("a person");
    return signed(predicate(relation.name, term, other), relation.positive);
  };

  const relationAt = (lead: string): Found | undefined => {
    const found =
      lead === "" ? vocabulary.relationAt(text, at) : vocabulary.relationAt(`${lead}${text.slice(at)}`, 0);
    if (found) at += found.length - lead.length;
    return found;
  };

  const termOf = (subject: Subject): Term | undefined => {
    if ("term" in subject) return subject.term;
    const found = vocabulary.nameAt(subject.text, 0);
    return found && constant(found.name);
  };

  return (read, words) => {
    original = read;
    if (words !== vocabulary) nouns = [...words.nouns, "person"];
    vocabulary = words;
    thing = words.thing;
    text =
      vocabulary.subjectAt(read, 0) !== undefined || vocabulary.clauseAt(read, 0) || /^[XYZ] /.test(read)
        ? read
        : uncapitalized(read);
    at = 0;
    nesting = 0;
    named = undefined;
    namesOthers = false;
    hasColon = read.includes(":");
    return sentence();
  };
};

/** The formula of a sentence; an error names the column where reading ends and what stands there. */
export const readNatural = createReader();

const signed = (formula: Formula, positive: boolean): Formula => (positive ? formula : not(formula));
