"""Checks a file of Organon's questions without Organon: python check.py questions.jsonl (or .parquet, where pyarrow is installed).

Written from docs/file-formats.md alone; Python 3.10 or newer, nothing else. It computes ids, replays every derivation, evaluates every
interpretation, decides propositional questions by truth tables, and compares answer keys and counts with what it found. It does not
check that the words of a question say what its formulas say: `organon audit --english` does. Exit 1 where anything is wrong.
"""

import itertools
import json
import re
import sys
from collections import Counter
from functools import lru_cache

sys.setrecursionlimit(20_000)
MAX_ATOMS = 16  # a truth table has 2 ** MAX_ATOMS rows


class Fault(Exception):
    """What is wrong with a line."""


def need(condition, what):
    if not condition:
        raise Fault(what)


# --- Formulas: ("atom", name, terms) with terms ("const" | "var", name), ("not", φ), (connective, φ, ψ), (quantifier, variable, φ)

SIGNS = {"∧": "and", "∨": "or", "→": "implies", "↔": "iff", "∀": "forall", "∃": "exists", "⊤": "true", "⊥": "false"}
BINDING = {"↔": 1, "→": 2, "∨": 3, "∧": 4}
TRUE, FALSE = ("true",), ("false",)


@lru_cache(maxsize=200_000)
def parse(text):
    """The formula of a printed text; it must be a sentence."""
    tokens = re.findall(r"[A-Za-z_][A-Za-z0-9_']*|[^\s]", text)[::-1]

    def take(expected=None):
        token = tokens.pop() if tokens else ""
        need(expected in (None, token), f"{text}: {expected} is missing")
        return token

    def formula(bound, tightness=1):
        left = unit(bound)
        while tokens and BINDING.get(tokens[-1], 0) >= tightness:
            sign = take()
            left = (SIGNS[sign], left, formula(bound, BINDING[sign] + (sign != "→")))
        return left

    def unit(bound):
        token = take()
        if token == "¬":
            return ("not", unit(bound))
        if token in ("∀", "∃"):
            name = take()
            return (SIGNS[token], name, unit(bound | {name}))
        if token in ("⊤", "⊥"):
            return (SIGNS[token],)
        if token == "(":
            inside = formula(bound)
            take(")")
            return inside
        need(re.match(r"[A-Za-z_]", token), f"{text}: no formula at “{token}”")
        term = lambda name: ("var" if name in bound else "const", name)  # noqa: E731
        if tokens and tokens[-1] in "=≠":
            sign = take()
            equality = ("atom", "=", (term(token), term(take())))
            return equality if sign == "=" else ("not", equality)
        terms = []
        if tokens and tokens[-1] == "(":
            while take() != ")":
                terms.append(term(take()))
                need(tokens, f"{text}: ) is missing")
        return ("atom", token, tuple(terms))

    whole = formula(frozenset())
    need(not tokens, f"{text}: it goes on after its end")
    return whole


def parts(formula):
    return () if formula[0] in ("atom", "true", "false") else formula[2:] if formula[0] in ("forall", "exists") else formula[1:]


@lru_cache(maxsize=200_000)
def atoms(formula):
    return frozenset([formula]) if formula[0] == "atom" else frozenset().union(*map(atoms, parts(formula)))


@lru_cache(maxsize=200_000)
def is_propositional(formula):
    return formula[0] not in ("forall", "exists") and not (formula[0] == "atom" and formula[2]) and all(map(is_propositional, parts(formula)))


def operators(formula):
    return bool(parts(formula)) + sum(map(operators, parts(formula)))


def symbols(*formulas):
    """Names of predicates and propositions, each with its number of places, and of constants."""
    found = [atom for formula in formulas for atom in atoms(formula)]
    predicates = {(name, len(terms)) for _, name, terms in found if name != "="}
    return predicates, {name for _, _, terms in found for kind, name in terms if kind == "const"}


def substituted(formula, variable, constant):
    if formula[0] == "atom":
        return ("atom", formula[1], tuple(("const", constant) if t == ("var", variable) else t for t in formula[2]))
    if formula[0] in ("forall", "exists"):
        inside = formula[2] if formula[1] == variable else substituted(formula[2], variable, constant)
        return (formula[0], formula[1], inside)
    return (formula[0], *(substituted(part, variable, constant) for part in formula[1:]))


# --- Interpretations


def holds(formula, world, values):
    kind = formula[0]
    if kind == "atom":
        members = tuple(values[name] if k == "var" else world["constants"][name] for k, name in formula[2])
        if formula[1] == "=":
            return members[0] == members[1]
        return members in world["predicates"][formula[1]] if members else world["propositions"][formula[1]]
    if kind in ("forall", "exists"):
        each = (holds(formula[2], world, {**values, formula[1]: member}) for member in world["domain"])
        return all(each) if kind == "forall" else any(each)
    if kind in ("true", "false"):
        return kind == "true"
    first = holds(formula[1], world, values)
    if kind == "not":
        return not first
    second = holds(formula[2], world, values)
    return {"and": first and second, "or": first or second, "implies": not first or second, "iff": first == second}[kind]


def interpret(written, formulas):
    """An interpretation, which must name everything that the formulas use and nothing outside its domain."""
    need(written, "an interpretation is missing")
    domain = written["domain"]
    need(domain and len(set(domain)) == len(domain), "its domain is empty or names a member twice")
    world = {
        "domain": domain,
        "constants": {row["name"]: row["is"] for row in written["constants"]},
        "predicates": {row["name"]: set(map(tuple, row["holds"])) for row in written["predicates"]},
        "propositions": {row["name"]: row["is"] for row in written["propositions"]},
    }
    listed = sum(len(world[name]) for name in ("constants", "predicates", "propositions"))
    need(listed == sum(len(written[n]) for n in ("constants", "predicates", "propositions")), "a name stands twice")
    need(all(isinstance(value, bool) for value in world["propositions"].values()), "a truth value is neither true nor false")
    used = itertools.chain(world["constants"].values(), *itertools.chain(*world["predicates"].values()))
    need(set(used) <= set(domain), "it names a member outside its domain")
    predicates, constants = symbols(*formulas)
    need(constants <= world["constants"].keys(), "it leaves a constant out")
    for name, places in predicates:
        need(name in world["predicates" if places else "propositions"], f"it leaves {name} out")
        need(all(len(row) == places for row in world["predicates"].get(name, ()) if places), f"{name} has another number of places")
    return world


def check_interpretation(written, truths, falsehood=None):
    world = interpret(written, [*truths, *([falsehood] if falsehood else [])])
    need(all(holds(formula, world, {}) for formula in truths), "what should be true in an interpretation is false")
    need(falsehood is None or not holds(falsehood, world, {}), "what should be false in an interpretation is true")


# --- Derivations: a rule's name, how many lines it cites, how many assumptions it discharges, and its test

RULES = {
    "reiteration": (1, 0, lambda φ, a: φ == a),
    "⊤I": (0, 0, lambda φ: φ == TRUE),
    "⊥E": (1, 0, lambda φ, a: a == FALSE),
    "∧I": (2, 0, lambda φ, a, b: φ == ("and", a, b)),
    "∧E": (1, 0, lambda φ, a: a[0] == "and" and φ in a[1:]),
    "∨I": (1, 0, lambda φ, a: φ[0] == "or" and a in φ[1:]),
    "∨E": (3, 2, lambda φ, a, b, c, h, k: a == ("or", h, k) and φ == b == c),
    "→I": (1, 1, lambda φ, a, h: φ == ("implies", h, a)),
    "→E": (2, 0, lambda φ, a, b: a == ("implies", b, φ)),
    "↔I": (2, 0, lambda φ, a, b: φ[0] == "iff" and a == ("implies", *φ[1:]) and b == ("implies", φ[2], φ[1])),
    "↔E": (1, 0, lambda φ, a: a[0] == "iff" and φ in (("implies", *a[1:]), ("implies", a[2], a[1]))),
    "¬I": (1, 1, lambda φ, a, h: a == FALSE and φ == ("not", h)),
    "¬E": (2, 0, lambda φ, a, b: φ == FALSE and b == ("not", a)),
    "RAA": (1, 1, lambda φ, a, h: a == FALSE and h == ("not", φ)),
    "∀E": (1, 0, lambda φ, a: a[0] == "forall" and instance(a, φ) is not None),
    "∃I": (1, 0, lambda φ, a: φ[0] == "exists" and instance(φ, a) is not None),
    "∀I": (1, 0, lambda φ, a: φ[0] == "forall" and instance(φ, a) is not None),
    "∃E": (2, 1, lambda φ, a, b, h: a[0] == "exists" and φ == b and instance(a, h) is not None),
    "=I": (0, 0, lambda φ: φ[:2] == ("atom", "=") and φ[2][0] == φ[2][1]),
    "=E": (2, 0, lambda φ, a, b: a[:2] == ("atom", "=") and is_replaced(b, φ, *a[2])),
}


def instance(quantified, candidate):
    """The constant for which the candidate is an instance: "" where the variable occurs nowhere, None where there is none."""
    _, variable, body = quantified
    if body == candidate and not any(("var", variable) in terms for _, _, terms in atoms(body)):
        return ""
    return next((c for c in sorted(symbols(candidate)[1]) if substituted(body, variable, c) == candidate), None)


def is_replaced(before, after, old, new):
    if before[0] != after[0] or len(before) != len(after):
        return False
    if before[0] == "atom":
        pairs = zip(before[2], after[2])
        return before[1] == after[1] and len(before[2]) == len(after[2]) and all(s == t or (s, t) == (old, new) for s, t in pairs)
    quantifies = before[0] in ("forall", "exists")
    same = not quantifies or before[1] == after[1]
    return same and all(is_replaced(b, a, old, new) for b, a in zip(parts(before), parts(after)))


def check_derivation(steps, premises, conclusion):
    """Replays a derivation; returns the indices of the premises that its last line depends on."""
    lines, rules, depends = [], [], []
    for i, step in enumerate(steps):
        φ, rule, at = parse(step["formula"]), step["rule"], f"line {i + 1} of a derivation"
        need(step["n"] == i + 1, f"{at} has another number")
        need((i < len(premises)) == (rule == "premise"), f"{at}: the premises stand first, each once")
        if rule in ("premise", "assumption"):
            need(rule == "assumption" or φ == premises[i], f"{at} is not the premise")
            need(not step["from"] and not step["discharges"], f"{at}: a {rule} cites nothing")
            rests = {i}
        else:
            rests = follow(step, φ, at, lines, rules, depends)
        lines.append(φ)
        rules.append(rule)
        depends.append(rests)
    need(len(lines) >= len(premises) and lines and lines[-1] == conclusion, "a derivation proves something else")
    need(all(i < len(premises) for i in depends[-1]), "a derivation depends on an assumption")
    return depends[-1]


def follow(step, φ, at, lines, rules, depends):
    """What a line depends on, which must follow by its rule."""
    cites, discharges, fits = RULES.get(step["rule"], (None, None, None))
    need(fits, f"{at}: there is no rule {step['rule']}")
    cited, closed = [n - 1 for n in step["from"]], [n - 1 for n in step["discharges"]]
    need(len(cited) == cites and len(closed) == discharges, f"{at} cites or discharges another number of lines")
    need(all(0 <= n < len(lines) for n in cited + closed), f"{at} cites a line that does not stand above")
    need(all(rules[n] == "assumption" for n in closed), f"{at} discharges what is no assumption")
    need(fits(φ, *(lines[n] for n in cited + closed)), f"{at} does not follow by {step['rule']}")
    sets = [depends[n] for n in cited]
    if step["rule"] == "∨E":
        sets = [sets[0], sets[1] - {closed[0]}, sets[2] - {closed[1]}]
    elif closed:
        sets[-1] = sets[-1] - {closed[0]}
    if step["rule"] in ("∀I", "∃E"):
        is_general = step["rule"] == "∀I"
        constant = instance(φ, lines[cited[0]]) if is_general else instance(lines[cited[0]], lines[closed[0]])
        others = [φ, *(lines[n] for n in sets[-1]), *([] if is_general else [lines[cited[0]]])]
        need(constant not in symbols(*others)[1], f"{at}: “{constant}” is not arbitrary")
    return set().union(*sets)


# --- Truth tables: a formula's column is one whole number with a bit for each row


def columns(formulas):
    """The columns of propositional formulas and of a formula that is always true; None where a table would be too large."""
    names = sorted({atom for formula in formulas for atom in atoms(formula)})
    if len(names) > MAX_ATOMS or not all(map(is_propositional, formulas)):
        return None
    rows = 2 ** len(names)
    every = 2**rows - 1
    known = {atom: every // (2 ** 2**i + 1) for i, atom in enumerate(names)}

    def column(formula):
        kind = formula[0]
        if kind in ("atom", "true", "false"):
            return known[formula] if kind == "atom" else every if kind == "true" else 0
        first, second = column(formula[1]), column(formula[2]) if kind != "not" else 0
        results = {"and": first & second, "or": first | second, "implies": every ^ first | second, "iff": every ^ first ^ second}
        return every ^ first if kind == "not" else results[kind]

    return [column(formula) for formula in formulas], every


def relation_by_table(premises, conclusion):
    table = columns([*premises, conclusion])
    if table is None:
        return None
    (*rows, goal), every = table
    true = every
    for row in rows:
        true &= row
    if not true:
        return "inconsistent"
    return "entailment" if not true & ~goal else "contradiction" if not true & goal else "neutral"


def smallest_core(premises, conclusion, limit=12):
    """The number of premises that suffice for a conclusion; None where that is not computed."""
    table = columns([*premises, conclusion])
    if table is None or len(premises) > limit:
        return None
    (*rows, goal), every = table
    for size in range(len(rows) + 1):
        for chosen in itertools.combinations(rows, size):
            true = every
            for row in chosen:
                true &= row
            if not true & ~goal:
                return size
    return None


# --- Lines

ID_MEMBERS = ["task", "rule", "kind", "length", "style", "premises", "conclusion", "optionFormulas"]
KINDS = {"valid": "entailment", "contradiction": "contradiction", "unrelated": "neutral", "near": "neutral", "fallacy": "neutral"}
THREE_WAY = {"entailment": "yes", "contradiction": "no", "neutral": "unknown"}


BITS = 0xFFFFFFFF


def hash_words(text):
    """cyrb128 over UTF-16 code units, as four whole numbers."""
    units = text.encode("utf-16-le", "surrogatepass")
    a, b, c, d = 1779033703, 3144134277, 1013904242, 2773480762
    m, n, o, p = 597399067, 2869860233, 951274213, 2716044179
    for i in range(0, len(units), 2):
        k = units[i] | units[i + 1] << 8
        a = b ^ ((a ^ k) * m & BITS)
        b = c ^ ((b ^ k) * n & BITS)
        c = d ^ ((c ^ k) * o & BITS)
        d = a ^ ((d ^ k) * p & BITS)
    a, b = (c ^ (a >> 18)) * m & BITS, (d ^ (b >> 22)) * n & BITS
    c, d = (a ^ (c >> 17)) * o & BITS, (b ^ (d >> 19)) * p & BITS
    return a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a


def id_of(line):
    head = json.dumps([line[name] for name in ID_MEMBERS], ensure_ascii=False, separators=(",", ":"))
    options = [f"{option['label']} {option['text'] or ''}" for option in line["options"]]
    return "".join(f"{word:08x}" for word in hash_words("\n".join([head, line["question"], *options, *line["key"]])))


def mixed(one, other):
    h = (one * 0x9E3779B1 ^ (other + 0x7F4A7C15)) & BITS
    h = (h ^ h >> 16) * 0x85EBCA6B & BITS
    h = (h ^ h >> 13) * 0xC2B2AE35 & BITS
    return h ^ h >> 16


def argument_of(premises, conclusion):
    """The hash of an argument up to renaming and order of premises, from printed formulas without equality."""
    numbers, nodes = {}, []
    for text in ["⊢" + conclusion, *premises]:
        bound, places = set(re.findall(r"[∀∃](\w+)", text)), []

        def blank(match):
            names = [match[1], *(term for term in re.findall(r"[\w']+", match[2] or "") if term not in bound)]
            places.extend(numbers.setdefault(name, len(numbers)) for name in names)
            return "P" + re.sub(r"[\w']+", lambda term: term[0] if term[0] in bound else "c", match[2] or "")

        shape = re.sub(r"(?<![∀∃\w'])([A-Za-z_][\w']*)(\([^()]*\))?", blank, text)
        nodes.append((hash_words(shape)[0], places))
    high, low = (colour_of(nodes, len(numbers), seed) for seed in (1, 2))
    return f"{high << 21 | low >> 11:014x}"


def colour_of(nodes, count, seed):
    """As many rounds of refinement as there are names: premises see their names, then names their premises."""
    colours, names = [shape for shape, _ in nodes], [seed] * count
    edges = [(i, name, role) for i, (_, places) in enumerate(nodes) for role, name in enumerate(places)]
    for _ in range(count):
        sums = [0] * len(nodes)
        for i, name, role in edges:
            sums[i] += mixed(role, names[name])
        colours = [mixed(colour, total & BITS) for colour, total in zip(colours, sums)]
        seen = [0] * count
        for i, name, role in edges:
            seen[name] += mixed(role, colours[i])
        names = [mixed(name, total & BITS) for name, total in zip(names, seen)]
    return mixed(sum(mixed(1, c) for c in colours) & BITS, sum(mixed(1, n) for n in names) & BITS)


def check_claim(certificate, premises, conclusion, relation, counts):
    """Checks one relation by its certificate and, where it is propositional, by truth tables; returns the premises of the derivation."""
    need(certificate, "a certificate is missing")
    counts[certificate["kind"]] += 1
    used = None
    if relation == "neutral":
        need(certificate["kind"] == "interpretations", "the certificate is of another relation")
        check_interpretation(certificate["satisfying"], [*premises, conclusion])
        check_interpretation(certificate["refuting"], premises, conclusion)
    else:
        need(relation in ("entailment", "contradiction") and certificate["kind"] == "derivation", "the certificate is of another relation")
        goal = conclusion if relation == "entailment" else ("not", conclusion)
        used = check_derivation(certificate["steps"], premises, goal)
        check_interpretation(certificate["witness"], [*premises, goal])
    decided = relation_by_table(premises, conclusion)
    counts["truth tables"] += decided is not None
    need(decided in (None, relation), f"truth tables say {decided}, the line says {relation}")
    return used


def check_line(line, counts):
    premises = [parse(text) for text in line["premises"]]
    need(line["id"] == id_of(line), "the id is of another problem")
    asked = line["conclusion"] or line["optionFormulas"][line["answer"]]
    has_equality = any(sign in text for text in [*line["premises"], asked] for sign in "=≠")
    need(has_equality or line["argument"] == argument_of(line["premises"], asked), "the argument is another one")
    need(len(line["premises"]) == len(line["premisesText"]), "there are more sentences than premises, or fewer")
    need((line["conclusion"] is None) == (line["conclusionText"] is None), "a conclusion has no sentence, or a sentence no conclusion")
    labels = [option["label"] for option in line["options"]]
    if line["label"] is not None:
        need(line["key"] == [line["label"]] and labels[line["answer"]] == line["label"], "key, label and answer differ")
    formulas = [*premises, *([parse(line["conclusion"])] if line["conclusion"] else []), *map(parse, line["optionFormulas"] or [])]
    letters = {row["letter"] for row in line["lexicon"]}
    predicates, constants = symbols(*formulas)
    unnamed = {name for name, _ in predicates} | constants
    need(not letters or unnamed <= letters, "a symbol has no words")
    check = check_options if line["optionFormulas"] else check_rule if line["rule"] else check_graded
    check(line, premises, sum(map(operators, formulas)), counts)


def check_rule(line, premises, size, counts):
    relation, conclusion = line["relation"], parse(line["conclusion"])
    used = check_claim(line["certificate"], premises, conclusion, relation, counts)
    need(line["key"] == ["yes" if relation == "entailment" else "no"], "the key is wrong")
    need(KINDS[line["kind"]] == relation, "the kind is of another relation")
    need(line["difficulty"] == line["length"] + size, "difficulty is not length and operators")
    logic = "propositional" if all(map(is_propositional, [*premises, conclusion])) else "predicate"
    need(line["logic"] == logic, "it is of another logic")
    check_steps(line, premises, conclusion)
    check_core(line, premises, conclusion, used)
    if relation == "entailment":
        core = smallest_core(premises, conclusion)
        need(core in (None, line["depth"]["premises"]), "depth.premises is not the number of needed premises")


def check_steps(line, premises, conclusion):
    """The stated derivation: each step from what is known; as many as the length, but for the no of a contrast pair."""
    steps, known = line["steps"], set(premises)
    for step in steps:
        cited, reached = [parse(text) for text in step["from"]], parse(step["to"])
        need(known.issuperset(cited), "a step rests on what is not known")
        need(line["kind"] == "fallacy" or relation_by_table(cited, reached) in (None, "entailment"), "a step does not follow")
        known.add(reached)
    is_pair, is_yes = line["twin"] is not None, line["relation"] == "entailment"
    need(len(steps) == line["length"] or (is_pair and not is_yes and len(steps) < line["length"]), "length is not the number of steps")
    need(not is_yes or parse(steps[-1]["to"]) == conclusion, "the steps lead somewhere else")


def check_core(line, premises, conclusion, used):
    """The minimal sufficient premises."""
    core = line["core"]
    if core is None:
        return
    if line["relation"] == "neutral":
        need(core == [], "an open problem has no sufficient premises")
        return
    goal = conclusion if line["relation"] == "entailment" else ("not", conclusion)
    need(sorted(set(core)) == core and set(core) <= set(used), "core names a premise that the derivation does not use")
    chosen = [premises[i] for i in core]
    need(relation_by_table(chosen, goal) in (None, "entailment"), "core does not suffice")
    need(smallest_core(chosen, goal) in (None, len(core)), "core is not minimal")
    need(set(core) == set(used), "the derivation uses another set of premises than core")


def check_graded(line, premises, size, counts):
    relation, conclusion, parameters = line["relation"], parse(line["conclusion"]), line["parameters"]
    used = check_claim(line["certificate"], premises, conclusion, relation, counts)
    key = THREE_WAY[relation] if line["task"] == "three-way" else "accepted"
    need(line["key"] == [key], "the key is wrong")
    need(line["task"] != "proof" or relation != "neutral", "an open problem has no proof")
    need(line["task"] != "countermodel" or relation == "neutral", "there is no countermodel")
    check_core(line, premises, conclusion, used)
    if relation == "neutral":
        return
    core = line["core"]
    need(parameters["length"] == len(line["steps"]), "length is not the number of steps")
    need(abs(parameters["distractors"] - (1 - len(core) / len(premises))) < 1e-9, "distractors is not the share of other premises")
    divisions = sum(premises[i][0] == "implies" and premises[i][2][0] == "or" for i in core)
    need(parameters["width"] == 1 + divisions, "width is not the number of cases")


def check_options(line, premises, size, counts):
    options, relations = [parse(text) for text in line["optionFormulas"]], line["relations"]
    need(len(options) == len(relations) == len(line["certificates"]) == len(line["options"]) == 4, "there are not four options")
    goal = parse(line["conclusion"]) if line["task"] == "missing-premise" else None
    for option, relation, certificate in zip(options, relations, line["certificates"]):
        given, asked = (premises, option) if goal is None else ([*premises, option], goal)
        check_claim(certificate, given, asked, relation, counts)
    right = [relation == "entailment" for relation in relations]
    wanted = line["task"] != "3e1c"
    need(right.count(wanted) == 1 and line["answer"] == right.index(wanted), "the key is wrong")
    need(line["difficulty"] == line["knobs"]["steps"] + size, "difficulty is not steps and operators")


def check_other(line):
    labels = [option["label"] for option in line["options"]]
    need(len(labels) > 1 and line["key"] and set(line["key"]) <= set(labels), "the key is not among the options")


PAIR_MEMBERS = ("length", "difficulty", "depth", "rule", "group")


def check_pairs(pairs):
    """Both questions of a contrast pair have equal counts, and one of them is labelled yes. Yields places and faults."""
    for number, twin, values, label in pairs.values():
        if twin not in pairs:
            continue
        _, back, others, other_label = pairs[twin]
        differ = [name for name, one, other in zip(PAIR_MEMBERS, values, others) if one != other]
        if differ or back not in pairs or pairs[back][0] != number or label == other_label:
            yield number, f"the contrast pair differs in {', '.join(differ) or 'what it should not'}"


def read_lines(path):
    if path.endswith(".parquet"):
        from pyarrow import parquet

        yield from (text for batch in parquet.ParquetFile(path).iter_batches(columns=["line"]) for text in batch["line"].to_pylist())
        return
    with open(path, encoding="utf-8") as lines:
        yield from (text for text in lines if text.strip())


def kind_of(line):
    shown = {"rule": "questions on a rule", "parameters": "graded problems", "optionFormulas": "four-option questions"}
    return next((kind for name, kind in shown.items() if line.get(name) is not None), "other questions")


def check_file(path):
    """Prints what is wrong with a file and what was checked; returns the number of faults."""
    counts, kinds, faults, pairs, seen = Counter(), Counter(), [], {}, set()
    for number, text in enumerate(read_lines(path), 1):
        try:
            line = json.loads(text)
            kind = kind_of(line)
            kinds[kind] += 1
            need(line["v"] == 3, "the version of the layout is not 3")
            need(line["id"] not in seen, "its id stands above")
            seen.add(line["id"])
            if line.get("twin") is not None:
                pairs[line["id"]] = number, line["twin"], [line[name] for name in PAIR_MEMBERS], line["label"]
            check_other(line) if kind == "other questions" else check_line(line, counts)
        except Fault as fault:
            faults.append((number, str(fault)))
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
            faults.append((number, f"it is no line of this layout: {error!r}"))
    faults += check_pairs(pairs)
    for number, fault in sorted(faults):
        print(f"{path}:{number}: {fault}")
    total, others = kinds.total(), kinds["other questions"]
    print(f"{path}: {total} lines: {', '.join(f'{count} {kind}' for kind, count in kinds.items())}")
    print(f"checked: {total - others} ids, {counts['derivation']} derivations, {counts['interpretations']} pairs of interpretations")
    print(f"decided by truth tables: {counts['truth tables']} relations")
    print(f"not checked: the words of {total} questions, the answer keys of {others} other questions, bearing, knobs, rounds and cases")
    print(f"{len({number for number, _ in faults})} lines with faults")
    return len(faults)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: python check.py FILE …")
    sys.exit(1 if sum([check_file(path) for path in sys.argv[1:]]) else 0)
