"""Checks a file of Organon's questions without Organon: python check.py questions.jsonl (or .jsonl.gz, or .parquet where pyarrow is installed).

What it relies on is in docs/file-formats.md. It needs Python 3.10 or newer, and nothing else. It computes ids, replays every derivation, evaluates every
interpretation, decides questions by truth tables (with quantifiers, over the constants, where that suffices), and compares answer keys and counts with what it found. It does not
check that the words of a question say what its formulas say: `organon audit --english` does. Exit 1 where anything is wrong.
"""

import gzip, itertools, json, re, sys  # noqa: E401
from collections import Counter
from functools import lru_cache, reduce

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
            return (formula(bound), take(")"))[0]
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


def substituted(formula, old, new):
    if formula[0] == "atom":
        return ("atom", formula[1], tuple(new if term == old else term for term in formula[2]))
    if formula[0] in ("forall", "exists"):
        return formula if old == ("var", formula[1]) else (*formula[:2], substituted(formula[2], old, new))
    return (formula[0], *(substituted(part, old, new) for part in formula[1:]))


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


def check_interpretation(written, truths, *falsehoods):
    """An interpretation names everything that the formulas use, and nothing outside its domain."""
    need(written, "an interpretation is missing")
    domain = written["domain"]
    need(domain and len(set(domain)) == len(domain), "its domain is empty or names a member twice")
    world = {
        "domain": domain,
        "constants": {row["name"]: row["is"] for row in written["constants"]},
        "predicates": {row["name"]: set(map(tuple, row["holds"])) for row in written["predicates"]},
        "propositions": {row["name"]: row["is"] for row in written["propositions"]},
    }
    used = itertools.chain(world["constants"].values(), *itertools.chain(*world["predicates"].values()))
    need(set(used) <= set(domain), "it names a member outside its domain")
    predicates, constants = symbols(*truths, *falsehoods)
    need(constants <= world["constants"].keys(), "it leaves a constant out")
    for name, places in predicates:
        need(name in world["predicates" if places else "propositions"], f"it leaves {name} out")
        need(all(len(row) == places for row in world["predicates"].get(name, ()) if places), f"{name} has another number of places")
    need(all(holds(formula, world, {}) for formula in truths), "what should be true in an interpretation is false")
    need(not any(holds(formula, world, {}) for formula in falsehoods), "what should be false in an interpretation is true")


# --- Derivations: a rule's name, how many lines it cites, how many assumptions it discharges, and its test

RULES = {
    "reiteration": (1, 0, lambda φ, a: φ == a),
    "⊤I": (0, 0, lambda φ: φ == ("true",)),
    "⊥E": (1, 0, lambda φ, a: a == ("false",)),
    "∧I": (2, 0, lambda φ, a, b: φ == ("and", a, b)),
    "∧E": (1, 0, lambda φ, a: a[0] == "and" and φ in a[1:]),
    "∨I": (1, 0, lambda φ, a: φ[0] == "or" and a in φ[1:]),
    "∨E": (3, 2, lambda φ, a, b, c, h, k: a == ("or", h, k) and φ == b == c),
    "→I": (1, 1, lambda φ, a, h: φ == ("implies", h, a)),
    "→E": (2, 0, lambda φ, a, b: a == ("implies", b, φ)),
    "↔I": (2, 0, lambda φ, a, b: φ[0] == "iff" and a == ("implies", *φ[1:]) and b == ("implies", φ[2], φ[1])),
    "↔E": (1, 0, lambda φ, a: a[0] == "iff" and φ in (("implies", *a[1:]), ("implies", a[2], a[1]))),
    "¬I": (1, 1, lambda φ, a, h: a == ("false",) and φ == ("not", h)),
    "¬E": (2, 0, lambda φ, a, b: φ == ("false",) and b == ("not", a)),
    "RAA": (1, 1, lambda φ, a, h: a == ("false",) and h == ("not", φ)),
    "∀E": (1, 0, lambda φ, a: a[0] == "forall" and instance(a, φ) is not None),
    "∃I": (1, 0, lambda φ, a: φ[0] == "exists" and instance(φ, a) is not None),
    "∀I": (1, 0, lambda φ, a: φ[0] == "forall" and instance(φ, a) is not None),
    "∃E": (2, 1, lambda φ, a, b, h: a[0] == "exists" and φ == b and instance(a, h) is not None),
    "=I": (0, 0, lambda φ: φ[:2] == ("atom", "=") and φ[2][0] == φ[2][1]),
    "=E": (2, 0, lambda φ, a, b: a[:2] == ("atom", "=") and substituted(b, *a[2]) == substituted(φ, *a[2])),
}


def instance(quantified, candidate):
    """The constant for which the candidate is an instance: "" where the variable occurs nowhere, None where there is none."""
    _, variable, body = quantified
    if body == candidate and not any(("var", variable) in terms for _, _, terms in atoms(body)):
        return ""
    return next((c for c in sorted(symbols(candidate)[1]) if substituted(body, ("var", variable), ("const", c)) == candidate), None)


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
    gone = [set()] * (len(cited) - len(closed)) + [{n} for n in closed]
    sets = [depends[n] - some for n, some in zip(cited, gone)]
    if step["rule"] in ("∀I", "∃E"):
        is_general = step["rule"] == "∀I"
        constant = instance(φ, lines[cited[0]]) if is_general else instance(lines[cited[0]], lines[closed[0]])
        others = [φ, *(lines[n] for n in sets[-1]), *([] if is_general else [lines[cited[0]]])]
        need(constant not in symbols(*others)[1], f"{at}: “{constant}” is not arbitrary")
    return set().union(*sets)


# --- Truth tables: a formula's column is one whole number with a bit for each row. Quantifiers go over the constants and one new constant for
# each existence; an existence within a generality, and equality, are not decided.


def with_witnesses(formula, is_true, names, is_within=False):
    """Puts a new constant in the place of each variable that exists where the formula has this value; adds them to names."""
    kind = formula[0]
    if kind in ("true", "false", "atom"):
        return formula
    if kind in ("forall", "exists"):
        if (kind == "exists") != is_true:
            return (kind, formula[1], with_witnesses(formula[2], is_true, names, True))
        names.append(f"new {len(names)}")
        inside = substituted(formula[2], ("var", formula[1]), ("const", names[-1]))
        return ("atom", "=", ()) if is_within else with_witnesses(inside, is_true, names)
    if kind == "iff":
        return with_witnesses(("and", ("implies", *formula[1:]), ("implies", *formula[:0:-1])), is_true, names, is_within)
    values = {"not": [not is_true], "implies": [not is_true, is_true]}.get(kind, [is_true] * 2)
    return (kind, *(with_witnesses(part, value, names, is_within) for part, value in zip(parts(formula), values)))


def over(names, formula):
    """The formula with each quantifier written out over these constants."""
    if formula[0] in ("forall", "exists"):
        each = [over(names, substituted(formula[2], ("var", formula[1]), ("const", name))) for name in names]
        return reduce(lambda one, other: ("and" if formula[0] == "forall" else "or", one, other), each)
    return (formula[0], *(over(names, part) for part in parts(formula))) if parts(formula) else formula


def columns(premises, goal):
    """The columns of premises and goal, by which it shows whether they entail it, and one that is always true; None where there are none."""
    names = sorted(symbols(*premises, goal)[1])
    formulas = [*(with_witnesses(premise, True, names) for premise in premises), with_witnesses(goal, False, names)]
    formulas = [over(names or ["new"], formula) for formula in formulas]
    found = sorted({atom for formula in formulas for atom in atoms(formula)})
    if len(found) > MAX_ATOMS or any(name == "=" for _, name, _ in found):
        return None
    every = 2 ** 2 ** len(found) - 1
    known = {atom: every // (2 ** 2**i + 1) for i, atom in enumerate(found)}

    def column(formula):
        kind = formula[0]
        if kind in ("atom", "true", "false"):
            return known[formula] if kind == "atom" else every if kind == "true" else 0
        first, second = column(formula[1]), column(formula[2]) if kind != "not" else 0
        results = {"and": first & second, "or": first | second, "implies": every ^ first | second, "iff": every ^ first ^ second}
        return every ^ first if kind == "not" else results[kind]

    return [column(formula) for formula in formulas[:-1]], column(formulas[-1]), every


def suffice(rows, goal, every):
    return not reduce(int.__and__, rows, every) & ~goal


def relation_by_table(premises, conclusion):
    tables = [columns(premises, goal) for goal in (("false",), conclusion, ("not", conclusion))]
    if None in tables:
        return None
    return next((name for name, table in zip(("inconsistent", *KEYS), tables) if suffice(*table)), "neutral")


def smallest_core(premises, conclusion, limit=12):
    """The number of premises that suffice for a conclusion; None where that is not computed."""
    table = columns(premises, conclusion)
    if table is None or len(premises) > limit:
        return None
    subsets = itertools.chain(*(itertools.combinations(table[0], size) for size in range(len(premises) + 1)))
    return next((len(rows) for rows in subsets if suffice(rows, *table[1:])), None)


# --- Lines

KINDS = {"valid": "entailment", "contradiction": "contradiction", "unrelated": "neutral", "near": "neutral", "fallacy": "neutral"}
KEYS = {"entailment": "yes", "contradiction": "no", "neutral": "unknown"}


BITS = 0xFFFFFFFF


def hash_words(text):
    """cyrb128 over UTF-16 code units, as four whole numbers."""
    units = text.encode("utf-16-le", "surrogatepass")
    a, b, c, d, m, n, o, p = 1779033703, 3144134277, 1013904242, 2773480762, 597399067, 2869860233, 951274213, 2716044179
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
    names = "task rule kind length style premises conclusion optionFormulas".split()
    head = json.dumps([line[name] for name in names], ensure_ascii=False, separators=(",", ":"))
    options = [f"{option['label']} {option['text'] or ''}" for option in line["options"]]
    return "".join(f"{word:08x}" for word in hash_words("\n".join([head, line["question"], *options, *line["key"]])))


def mixed(one, other):
    h = (one * 0x9E3779B1 ^ (other + 0x7F4A7C15)) & BITS
    h = (h ^ h >> 16) * 0x85EBCA6B & BITS
    h = (h ^ h >> 13) * 0xC2B2AE35 & BITS
    return h ^ h >> 16


def argument_of(premises, conclusion):
    """The hash of an argument up to renaming and order of premises, from printed formulas; equality is a predicate."""
    numbers, nodes = {}, []
    for text in ["⊢" + conclusion, *premises]:
        bound, places = set(re.findall(r"[∀∃](\w+)", text)), []

        def blank(match):
            names = [match[1], *(term for term in re.findall(r"[\w']+", match[2] or "") if term not in bound)]
            places.extend(numbers.setdefault(name, len(numbers)) for name in names)
            return "P" + re.sub(r"[\w']+", lambda term: term[0] if term[0] in bound else "c", match[2] or "")

        text = re.sub(r"([\w']+) = ([\w']+)", r"equality(\1, \2)", re.sub(r"([\w']+) ≠ ([\w']+)", r"¬\1 = \2", text))
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
    kind = "interpretations" if relation == "neutral" else "derivation"
    need(certificate and certificate["kind"] == kind and relation in KEYS, "the certificate is of another relation")
    counts[kind] += 1
    used = None
    if relation == "neutral":
        check_interpretation(certificate["satisfying"], [*premises, conclusion])
        check_interpretation(certificate["refuting"], premises, conclusion)
    else:
        used = check_derivation(certificate["steps"], premises, conclusion if relation == "entailment" else ("not", conclusion))
        check_interpretation(certificate["witness"], premises)
    decided = relation_by_table(premises, conclusion)
    counts["truth tables"] += decided is not None
    need(decided in (None, relation), f"truth tables say {decided}, the line says {relation}")
    return used


def check_problem(line):
    """Checks what all problems have; returns the premises and the number of operators."""
    premises = [parse(text) for text in line["premises"]]
    need(line["id"] == id_of(line), "the id is of another problem")
    asked = line["conclusion"] or line["optionFormulas"][line["answer"]]
    need(line["argument"] == argument_of(line["premises"], asked), "the argument is another one")
    need(len(line["premises"]) == len(line["premisesText"]), "there are more sentences than premises, or fewer")
    if line["label"] is not None:
        need(line["key"] == [line["label"]] == [line["options"][line["answer"]]["label"]], "key, label and answer differ")
    formulas = [*premises, *([parse(line["conclusion"])] if line["conclusion"] else []), *map(parse, line["optionFormulas"] or [])]
    return premises, sum(map(operators, formulas))


def check_rule(line, counts):
    premises, size = check_problem(line)
    relation, conclusion = line["relation"], parse(line["conclusion"])
    used = check_claim(line["certificate"], premises, conclusion, relation, counts)
    need(line["key"] == ["yes" if relation == "entailment" else "no"], "the key is wrong")
    need(KINDS[line["kind"]] == relation, "the kind is of another relation")
    need(line["difficulty"] == line["length"] + size, "difficulty is not length and operators")
    need(line["logic"] == "propositional" or not all(map(is_propositional, [*premises, conclusion])), "it is of another logic")
    check_steps(line, premises, conclusion)
    check_core(line, premises, conclusion, used)
    if used is not None and line["depth"]:
        core = smallest_core(premises, conclusion if relation == "entailment" else ("not", conclusion))
        need(line["depth"]["premises"] in ([core] if core is not None else range(len(used) + 1)), "depth.premises is not the number of needed premises")


def check_steps(line, premises, conclusion):
    """The stated derivation: each step from what is known; as many as the length, but for the no of a contrast pair."""
    steps, known = line["steps"], set(premises)
    for step in steps:
        cited, reached = [parse(text) for text in step["from"]], parse(step["to"])
        taken = [one for one in cited if any(p[0] == "forall" and instance(p, one) for p in premises)]
        need(known.issuperset(set(cited) - set(taken)), "a step rests on what is not known")
        if line["kind"] != "fallacy" and all(map(is_propositional, [*cited, reached])):
            need(relation_by_table(cited, reached) in (None, "entailment"), "a step does not follow")
        known.add(reached)
    is_yes = line["relation"] == "entailment"
    is_part = line["twin"] is not None and not is_yes and len(steps) < line["length"]
    need(is_part or len(steps) == line["length"], "length is not the number of steps")
    need(not is_yes or parse(steps[-1]["to"]) == conclusion, "the steps lead somewhere else")


def check_core(line, premises, conclusion, used):
    """The minimal sufficient premises."""
    core = line["core"]
    if core is None or line["relation"] == "neutral":
        need(core in (None, []), "an open problem has no sufficient premises")
        return
    goal = conclusion if line["relation"] == "entailment" else ("not", conclusion)
    need(core == sorted(used), "the derivation uses another set of premises than core")
    need(not line["depth"] or line["depth"]["premises"] == len(core), "depth.premises is not the size of core")
    need(smallest_core([premises[i] for i in core], goal) in (None, len(core)), "core is not minimal")


def check_graded(line, counts):
    premises, size = check_problem(line)
    relation, conclusion, parameters, core = line["relation"], parse(line["conclusion"]), line["parameters"], line["core"]
    used = check_claim(line["certificate"], premises, conclusion, relation, counts)
    need(line["key"] == [KEYS[relation] if line["task"] == "three-way" else "accepted"], "the key is wrong")
    need(line["task"] in ("three-way", "countermodel" if relation == "neutral" else "proof"), "the task does not go with the relation")
    check_core(line, premises, conclusion, used)
    if relation == "neutral":
        return
    need(parameters["length"] == len(line["steps"]), "length is not the number of steps")
    need(abs(parameters["distractors"] - (1 - len(core) / len(premises))) < 1e-9, "distractors is not the share of other premises")
    divisions = sum(premises[i][0] == "implies" and premises[i][2][0] == "or" for i in core)
    need(parameters["width"] == 1 + divisions, "width is not the number of cases")


def check_options(line, counts):
    premises, size = check_problem(line)
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


def check_other(line, counts):
    labels = [option["label"] for option in line["options"]]
    need(len(labels) > 1 and line["key"] and set(line["key"]) <= set(labels), "the key is not among the options")


def check_groups(groups):
    """The questions of a contrast pair have equal counts, and graded problems of a group equal parameters. Yields places and faults."""
    for alike in groups.values():
        yield from ((number, "the counts of its group differ") for number, counts in alike if counts != alike[0][1])


def read_lines(path):
    if path.endswith(".parquet"):
        from pyarrow import parquet

        yield from (text for batch in parquet.ParquetFile(path).iter_batches(columns=["line"]) for text in batch["line"].to_pylist())
        return
    with (gzip.open if path.endswith(".gz") else open)(path, "rt", encoding="utf-8") as lines:
        yield from (text for text in lines if text.strip())


KINDS_OF_LINES = [("rule", "questions on a rule", check_rule), ("parameters", "graded problems", check_graded)]
KINDS_OF_LINES += [("optionFormulas", "four-option questions", check_options), ("id", "other questions", check_other)]
NOT_CHECKED = """a changed wrong option that is still wrong; requiredRules, knobs, shortest; rounds and cases; depth.premises of a no, but for
being equal within its pair; whether core and depth are minimal where no truth table decides; quantifiers, negations, relations and nearness of
graded problems, and all parameters of an open one, but for being equal within its group""".replace("\n", " ")


def check_file(path):
    """Prints what is wrong with a file and what was checked; returns the number of faults."""
    counts, kinds, faults, groups, seen = Counter(), Counter(), [], {}, set()
    for number, text in enumerate(read_lines(path), 1):
        try:
            line = json.loads(text)
            kind, check = next((kind, check) for shown, kind, check in KINDS_OF_LINES if line.get(shown) is not None)
            kinds[kind] += 1
            need(line["v"] == 3, "the version of the layout is not 3")
            need(line["id"] not in seen, "its id stands above")
            seen.add(line["id"])
            if line.get("twin") is not None or line.get("parameters") is not None:
                alike = [line[name] for name in ("parameters", "length", "rule", *(["difficulty", "depth"] if line["twin"] else []))]
                groups.setdefault(line["group"], []).append((number, alike))
            check(line, counts)
        except Fault as fault:
            faults.append((number, str(fault)))
        except (LookupError, TypeError, ValueError, AttributeError, StopIteration) as error:
            faults.append((number, f"it is no line of this layout: {error!r}"))
    faults += check_groups(groups)
    for number, fault in sorted(faults):
        print(f"{path}:{number}: {fault}")
    total, others = kinds.total(), kinds["other questions"]
    print(f"{path}: {total} lines: {', '.join(f'{count} {kind}' for kind, count in kinds.items())}")
    print(f"checked: {total - others} ids, {counts['derivation']} derivations, {counts['interpretations']} pairs of interpretations")
    print(f"decided by truth tables: {counts['truth tables']} relations")
    print(f"not checked: the words of {total} questions; the answer keys of {others} other questions; {NOT_CHECKED}")
    print(f"{len({number for number, _ in faults})} lines with faults")
    return len(faults)


if __name__ == "__main__":
    sys.exit("usage: python check.py FILE …" if len(sys.argv) < 2 else any([check_file(path) > 0 for path in sys.argv[1:]]))
