"""Reads the answers of replies and grades them as Organon does, without Organon. Python 3.10 or newer, nothing else.

read(reply, answers) -> the label that the reply commits itself to, or None where it is not readable (no answer, or several)
grade(question, reply) -> {"score": 1 | 0, "verdict": "correct" | "incorrect" | "unreadable" | "empty", "answer": label or None}

`question` is {"answers": [{"label": ..., "text": ...}, ...], "key": [...]}, as the exported rows carry it. A proof or a countermodel, whose
row carries its problem too, is judged by `organon grade --jsonl` in a subprocess: that alone needs Organon and Node (the command
is ORGANON_COMMAND, "npx organon" if unset), and adds "span", "steps" and "stepSpans".
"""

import atexit
import json
import os
import re
import shlex
import threading
from functools import lru_cache
from subprocess import PIPE, Popen
from types import SimpleNamespace
from typing import NamedTuple, Optional


def grade(question, reply):
    """The grade of one reply; whatever is not readable is not correct. Raises ValueError where a proof cannot be graded."""
    reply = reply if isinstance(reply, str) else ""
    if question.get("problem"):
        return _by_organon(question, reply)
    answer = read(reply, question["answers"])
    right = answer is not None and answer == ",".join(question["key"])
    unread = "unreadable" if reply.strip() else "empty"
    verdict = unread if answer is None else "correct" if right else "incorrect"
    return {"score": int(right), "verdict": verdict, "answer": answer}


def reward(question, reply):
    """1.0 for the right answer, 0.0 for anything else: a trainer's reward."""
    return float(grade(question, reply)["score"] or 0)


def steps_reward(question, reply):
    """The share of a proof's lines that follow from the lines that they cite; 0.0 where there are none."""
    steps = grade(question, reply).get("steps", []) if question.get("problem") else []
    return sum(step == "ok" for step in steps) / len(steps) if steps else 0.0


def read(reply, answers):
    """The label that a reply commits itself to, or None."""
    spellings = _spellings(tuple((one["label"], one.get("text")) for one in answers))
    whole = _sentences(reply, bool(spellings.options))
    found = _mentions(whole, spellings)
    own = _own_sentences(whole, found)
    found = [m for m in found if m.sentence < len(own) and m.end < len(own[m.sentence].text)]
    chosen = _weigh(own, spellings, _after_correction(own, found + _said_at_end(own, spellings, found)))
    if chosen is None or (not _is_firm(chosen) and _breaks_off(whole, own, chosen)):
        return None
    return chosen.answer


class Sentence(NamedTuple):
    """Words and marks with one blank between them, a blank before and after."""

    text: str
    words: int
    opens_line: bool
    opens_block: bool


class Mention(NamedTuple):
    """A place of a reply that speaks for an answer; None where it says that several are right, or none."""

    answer: Optional[str]
    manner: str
    sentence: int
    start: int
    end: int
    concludes: bool = False
    weak: bool = False
    decisive: bool = False


# --- Text: thinking, quotations, words, sentences


def _kept(text):
    """The text with thinking and later turns blanked out."""
    for start, end in _thinking(text):
        text = text[:start] + " " * (end - start) + text[end:]
    head = start = _rows().begins.match(text).end()
    for match in _rows().ends.finditer(text, head):
        if _is_wordy(text[start : match.start()]):
            return " " * head + text[head : match.start()]
        start = match.start()
    return " " * head + text[head:]


def _thinking(text):
    ranges, opened = [], None
    for match in _rows().thinking.finditer(text):
        if len(ranges) >= 500:
            return ranges[:-1] + [(ranges[-1][0], len(text))]
        row, closes = divmod(match.lastindex - 1, 2)
        if opened is None and not closes:
            opened = row, match.start()
        elif opened is None and TABLE["thinking"][row][2]:
            ranges.append((match.start() if ranges else 0, match.end()))
        elif opened is not None and closes and row == opened[0]:
            ranges.append((opened[1], match.end()))
            opened = None
    return ranges if opened is None else ranges + [(opened[1], len(text))]


def _sentences(reply, keeps_quotations):
    said = _kept(reply)
    tail = max(20_000, len(said) - 100_000)
    tokens = []
    for start, end in [(0, len(said))] if tail == 20_000 else [(0, 20_000), (tail, len(said))]:
        part = re.sub(r"~~[^~\n]{1,400}~~", lambda struck: " " * len(struck[0]), said[start:end])
        tokens += (["\n", "\n"] if start else []) + _tokens(part if keeps_quotations else _unquoted(part))
    return _cut(tokens)


def _unquoted(text):
    """The text with a mark in the place of each quoted sentence; a quoted answer is kept."""

    def marked(match):
        quoted, after = match[0], text[match.end() : match.end() + 10]
        around = f"{text[max(0, match.start() - 40) : match.start()]}§{quoted[1:-1]}§{after}"
        if _pattern("said in quotes").search(around):
            return quoted
        is_end = re.search(r"[.!?]\s*\Z", quoted[:-1]) and not re.match(r"\s*[^\sA-ZÀ-ÖØ-ÞΑ-ΩЀ-Я]", after)
        return ("“”." if is_end else "“”").ljust(len(quoted))

    return _pattern("quotation").sub(marked, text)


def _tokens(text):
    found, closings, depth, is_open = [], [], 0, False
    for match in _rows().token.finditer(text):
        raw = match[0]
        if raw in ("\\boxed", "\\fbox") or re.fullmatch(r"[<{\[]answer[>}\]]", raw, re.I):
            found.append("boxed")
            closings += [depth] if raw[0] == "\\" else []
            is_open = True
        elif re.fullmatch(r"[<{\[]/answer[>}\]]", raw, re.I):
            found.append("⟩")
        elif raw == "{":
            depth += 1
        elif raw == "}":
            depth = max(0, depth - 1)
            if is_open and closings and closings[-1] == depth:
                closings.pop()
                found.append("⟩")
        elif not re.match(r"\\|<[/|e]|==", raw):
            mark = "[]（）。：，、？】".find(raw)
            plain = "()().:,,?:"[mark] if mark >= 0 else raw.replace("’", "'")
            found.append(re.sub(r"(?<=.)[-_]\Z", "", plain))
    return found


def _cut(tokens):
    sentences, words, lines, opens, ended = [], [], 2, (True, True), False

    def close():
        if words:
            sentences.append(Sentence(f" {' '.join(words)} ", len(words), *opens))

    for i, token in enumerate(tokens):
        around = (tokens[i - 1] if i else "", *(tokens[i : i + 3] + ["", ""])[:3]) if token in "\n." else ()
        if token == "\n":
            if not _pattern("wrapped line").search(" ".join(around)):
                close()
                words, ended, lines = [], False, lines + 1
            continue
        is_mark = len(words) == 1 and re.fullmatch(r"[0-9]{1,2}|[A-Za-z]|[ivx]{1,4}", words[0])
        is_end = token in (".", "!", "?", "…", ";") and not is_mark
        is_end = is_end and not (token == "." and _pattern("short for number").search(" ".join(around)))
        if (ended and not is_end and token not in ("⟩", ")")) or len(words) >= 400:
            close()
            words, ended = [], False
        if not words:
            opens, lines = (lines > 0, lines > 1), 0
        words.append(token)
        ended = ended or bool(is_end and any(re.match(r"[^\W_]|“", word) for word in words))
    close()
    return sentences


# --- Spellings: how the answers of a question are written


@lru_cache(maxsize=1000)
def _spellings(answers):
    words = [_as_words(label if text is None else text).lower() for label, text in answers]
    options = []
    for (label, text), own in zip(answers, words):
        least = 3 if re.search(r"\\[a-z]", text or "", re.I) else 1
        if text and len(re.sub(r"[\W_]", "", own)) >= least:
            options.append((label, own))
    first = lambda test: next((label for (label, _), own in zip(answers, words) if test(own)), None)  # noqa: E731
    return SimpleNamespace(
        **_of_labels(tuple(label for label, _ in answers)),
        undecided=first(_is_undecided),
        none=first(_pattern("names none").search),
        options=sorted(options, key=lambda option: -len(option[1])),
    )


@lru_cache(maxsize=1000)
def _of_labels(labels):
    bare = [m[1] if (m := re.fullmatch(r"\(?([A-Za-z]|[0-9]{1,2})[.):]?", label.strip())) else label for label in labels]
    kind = _kind(bare)
    original = dict(zip(bare, labels))
    places = {place: _words_of(bare, kind, place) for place in ("free", "marked")}
    names = [label.lower() for label in bare]
    is_pair = kind == "words" and any(row.get("denies") for row in _synonyms(names))
    row = TABLE["kinds"][kind]

    def compiled(name, flags):
        known = sorted(filter(None, places.get(name, {})), key=lambda word: -len(word))
        either = "|".join(map(re.escape, known))
        return re.compile(row[name].replace("{any}", either).replace("{upper}", either.upper()), flags)

    return {
        "kind": kind,
        "listed": kind in ("letters", "numbers"),
        "label_of": {w: original.get(label, label) for words in places.values() for w, label in words.items()},
        "opposite": {labels[0]: labels[1], labels[1]: labels[0]} if is_pair else {},
        "free": compiled("free", re.I if row["ignoresCase"] else 0),
        **{name: compiled(name, re.I) for name in ("marked", "fillers", "room")},
    }


def _kind(labels):
    every = lambda pattern: all(re.fullmatch(pattern, label, re.I) for label in labels)  # noqa: E731
    if len(labels) == 2 and every("yes|no"):
        return "yes-no"
    return "letters" if every("[A-Za-z]") else "numbers" if every("[0-9]{1,3}|none") else "words"


def _synonyms(names):
    rows = [row for row in TABLE["synonyms"] if set(row["labels"]) <= set(names)]
    return [row for row in rows if not row.get("alone") or len(names) == len(row["labels"])]


def _words_of(labels, kind, place):
    """The words that spell the labels at a place, each with its label."""
    names = [label.lower() for label in labels]
    words = {}
    for row in _synonyms(names):
        if row.get("place", place) == place:
            for name, own in zip(row["labels"], row["words"]):
                words.update((word, labels[names.index(name)]) for word in own)
    for name, label in zip(names, labels):
        others = []
        if kind == "words" and _is_undecided(name):
            others = [word for word in TABLE["undecided"] if word not in names]
        if kind == "numbers":
            place = int(label) - 1 if label.isdigit() else -1
            others = (TABLE["numbers"][place] if 0 <= place < 10 else f"{label}th").split(" ")
        words.update((word, label) for word in others)
    return words | {_as_words(label).lower(): label for label in labels}


def _as_words(text):
    return re.sub(r"(?: [.!?])? ?\Z", "", " ".join(s.text.strip() for s in _sentences(text, True)), count=1)


def _is_undecided(words):
    return re.sub(r"^(?:it|this|the (?:answer|truth value)) (?:is )?", "", words) in TABLE["undecided"]


# --- Clauses: what stands around a place


def _is_wordy(text):
    return re.search(r"[^\W_]", text) is not None


def _before(text, at):
    return text[max(0, at - 181) : at]


def _last_end(text, name):
    return max((match.end() for match in _pattern(name).finditer(text)), default=0)


def _clause(before):
    return before[_last_end(before, "speaks for itself again") :]


def _is(name, before):
    """Whether a clause supposes, doubts or denies what follows it."""
    denied = name == "denied" and _pattern("denial").search(before)
    return bool(denied or _pattern(name).search(_clause(before)))


def _options_in(text, spellings):
    """The options whose words stand in a text, without those inside others: label, place, length."""
    found = []
    for label, words in spellings.options:
        at = f" {text}".find(f" {words} ")
        while at >= 0 and any(at >= p and at + len(words) <= p + n for _, p, n in found):
            at = f" {text}".find(f" {words} ", at + 1)
        if at >= 0:
            found.append((label, at, len(words)))
    return found


def _chosen_by_none(words, spellings):
    if _pattern("says none").search(words):
        return spellings.none
    return spellings.undecided if _pattern("says undecided").search(words) else None


def _mentions(sentences, spellings):
    found = []
    for i in range(len(sentences)):
        found += _marked(sentences, spellings, i) + _free(sentences, spellings, i) + _verdicts(sentences, spellings, i)
    return found


# --- Marked answers: boxes, tags, "Answer:", "the correct option is"


def _marked(sentences, spellings, i):
    lower = sentences[i].text.lower()
    found = []
    for mark, kinds in _rows().markers:
        exact, of_options, direct = ("exact" in kinds, "of options" in kinds, "direct" in kinds)
        if not spellings.options and ((exact and spellings.kind != "words") or (of_options and not spellings.listed)):
            continue
        for match in mark.finditer(lower):
            before = _before(lower, match.start() + (3 if lower.startswith(" i ", match.start()) else 1))
            said = not direct or exact or "said" in kinds
            if said and (before.endswith(" than ") or any(_is(n, before) for n in ("supposed", "tentative", "denied"))):
                continue
            target = _target if direct else _linked
            mention = target(sentences, spellings, i, match.end() + (1 if direct else 0), not exact)
            if mention is not None and not (mention.sentence == i and _is("denied answer", _before(lower, mention.start))):
                found.append(mention._replace(weak=of_options or "weak" in kinds))
    lists = [m for m in found if m.answer is None]
    alone = [m for m in found if m.answer is None or not any(_is_within(m, several) for several in lists)]
    return sorted(alone, key=lambda m: (m.sentence, m.start))


def _is_within(mention, several):
    return mention.sentence == several.sentence and several.start < mention.start < several.end


def _linked(sentences, spellings, i, end, loose):
    """The target behind the first link that leads to one; a heading leads to the next line."""
    text, at, starts = sentences[i].text, end, []
    while len(starts) < 3 and (link := _pattern("links").match(text, at)):
        at = link.end()
        if re.search(" (?:could|might|may) ", text[end:at]):
            break
        starts.append(at + 1)
        if text[at - 1] in ":=":
            break
    for loosely in (False, True) if loose else (False,):
        for start in starts:
            mention = _target(sentences, spellings, i, start, loosely)
            if mention is not None:
                return mention
    is_heading = sentences[i].opens_line and end < 40 and not _is_wordy(text[end:])
    return _target(sentences, spellings, i, len(text), loose) if is_heading else None


def _target(sentences, spellings, i, start, loose):
    """What stands where an answer must stand: at a place of a sentence, or at the head of the next one."""
    text = sentences[i].text
    closing = text.find("⟩", start)
    if closing >= 0 and not _is_wordy(text[start:closing]):
        return Mention(None, "marked", i, start, closing + 1)
    if not _is_wordy(text[start : start + 60]):
        opens = i + 1 < len(sentences) and sentences[i + 1].opens_line
        return _listed(sentences, spellings, i + 1, loose) if opens else None
    found = _answer_at(sentences, spellings, i, start, loose)
    if found is not None or closing < 0 or text[max(0, start - 7) : start] != " boxed ":
        return found
    label = _pattern("label at the end").search(text[start - 1 : closing])
    answer = spellings.label_of.get(label[1].lower()) if label else None
    at = text.rfind(f" {label[1]} ", 0, closing + 1) + 1 if label else start
    return Mention(answer, "marked", i, at if answer else start, at + len(label[1]) if answer else closing + 1)


def _answer_at(sentences, spellings, i, start, loose):
    """The answer at a place, behind words that may stand before it; several where others stand beside it."""
    text = sentences[i].text

    def label_at(at):
        match = spellings.marked.match(text, at)
        return match and Mention(spellings.label_of.get(match[1].lower()), "marked", i, match.start(1), match.end())

    if label_at(start) is None:
        start = spellings.fillers.match(text, start).end()
    found = label_at(start)
    if found and (spellings.kind != "yes-no" or spellings.room.search(text[found.end : found.end + 40])):
        beside = _pattern("next to an answer").search(text[found.end : found.end + 180])
        other = label_at(found.end + beside.end()) if beside else None
        if other and other.answer != found.answer:
            return Mention(None, "marked", i, start, other.end)
        return None if _pattern("taken back").search(text[found.end : found.end + 120].lower()) else found
    rest = text[start : start + 600].lower()
    label, words = next((option for option in spellings.options if rest.startswith(f"{option[1]} ")), (None, ""))
    if words and not _pattern("next to an answer").search(rest[len(words) : len(words) + 180]):
        return Mention(label, "marked", i, start, start + len(words))
    stranger = _pattern("stranger").search(text[start : start + 12]) if spellings.listed and not found else None
    if stranger:
        return Mention(None, "marked", i, start, start + stranger.end())
    return _loosely_at(text, spellings, i, start) if loose else None


def _loosely_at(text, spellings, i, start):
    """What stands for no answer, or the words of an option, anywhere from a place on."""
    none = _pattern("none").match(text, start) if spellings.kind != "yes-no" else None
    if none:
        return Mention(_chosen_by_none(f" {none[0]} ", spellings), "marked", i, start, none.end())
    options = _options_in(text[start : start + 600].lower(), spellings)
    if len(options) != 1:
        return Mention(None, "marked", i, start, len(text)) if options else None
    label, at, length = options[0]
    return Mention(label, "marked", i, start + at, start + at + length)


def _listed(sentences, spellings, i, loose):
    """The answer of a line below a heading: of a list of answers, several."""
    first = _answer_at(sentences, spellings, i, 1, loose)
    if first is None or first.answer is None or spellings.kind == "yes-no":
        return first
    for n in range(i + 1, min(len(sentences), i + 12)):
        if not sentences[n].opens_line:
            continue
        other = _answer_at(sentences, spellings, n, 1, loose)
        if other is None and re.search(" (?:false|not) ", sentences[n].text):
            continue
        if other is None or other.answer is None:
            break
        if other.answer != first.answer:
            return first._replace(answer=None)
    return first


# --- Answers in running text


def _free(sentences, spellings, i):
    text, kind = sentences[i].text, spellings.kind
    lower = text.lower()
    named = []
    for match in spellings.free.finditer(text):
        answer = spellings.label_of.get(match[1].lower())
        if answer is not None:
            named.append((answer, match.start(), match.end() - len(match[1]), match.end()))
    found = []
    many = _pattern("listed numbers").search(lower) if kind == "numbers" else None
    if many and not _is("supposed", _before(lower, many.start() + 1)):
        found.append(Mention(None, "said", i, many.start() + 1, many.end(), True))
    for n, (answer, at, start, end) in enumerate(named):
        before = _before(lower, at + 1)
        after = _behind_words(sentences, spellings, i, end, answer)
        after = lower[end : end + 180] if after is None else after
        hedged = spellings.undecided is not None and kind == "words"
        if hedged and _pattern("hedge").search(f"{before}§{lower[end : end + 120]}"):
            continue
        beside = (named[n - 1 : n + 1] if n else None, named[n : n + 2])
        listed = any(pair and len(pair) == 2 and _is_joined(text, *pair) for pair in beside)
        if start < text.rfind("?") or listed or _is("supposed", before) or not spellings.room.search(after):
            continue
        denied = None if before.endswith(" necessarily ") else _pattern("denial").search(before)
        opposite = spellings.opposite.get(answer) if denied else None
        stated = f"{before[: denied.start()]} is " if opposite is not None else before
        manner = _manner(spellings, stated, lower[at:start], after, sentences[i - 1].text.lower() if i else "")
        is_verdict = kind == "words" and re.fullmatch("(?:in)?(?:correct|accurate)", lower[start:end])
        if manner is None or (is_verdict and not _pattern("of a claim").search(stated)):
            continue
        alone = re.fullmatch(r"[\W_]*", before) and re.match(r" (?:\Z|[.!?…;])", after)
        concludes = bool(alone or _clause(before[-80:]) != before[-80:])
        found.append(Mention(answer if opposite is None else opposite, manner, i, start, end, concludes))
    return found


def _is_joined(text, one, following):
    return one[0] != following[0] and bool(_pattern("joins").search(text[one[3] : following[1] + 1]))


def _behind_words(sentences, spellings, i, end, answer):
    """What stands behind an option's label and its own words, in the next sentence where they end one."""
    own = next((words for label, words in spellings.options if label == answer), None) if spellings.listed else None
    if own is None:
        return None
    rest = sentences[i].text[end : end + len(own) + 200].lower()
    at = re.match(r" (?:[:.)–-] )*", rest).end()
    if not rest.startswith(f"{own} ", at):
        return None
    after = rest[at + len(own) :]
    if not re.fullmatch(r" [.:]? ?", after):
        return after
    following = sentences[i + 1].text[:180].lower() if i + 1 < len(sentences) else ""
    following = re.sub(r"\A this statement ", " ", following)
    return following if " must be " in following[:20] else None


def _manner(spellings, before, lead, behind, asked):
    """How an answer is said, by what stands around it: the first row that fits counts."""
    bare = spellings.kind == "yes-no"
    if _is("tentative" if bare else "denied", before) or _is("denied answer", before):
        return None
    after = _pattern("aside").sub(" ", behind, count=1)
    clause = _pattern("dress").sub("", before, count=1) if bare else before[_last_end(before, "clause ends") :]
    around = (f"{before}§{lead[1:]}", clause, after, asked)
    for kinds, patterns, manner in _rows().manners:
        if spellings.kind in kinds and all(pattern.search(text) for pattern, text in zip(patterns, around)):
            return None if manner == "nothing" else manner
    return None


def _verdicts(sentences, spellings, i):
    """Sentences that say yes or no in other words: "we cannot infer that", "this inference is valid"."""
    text = sentences[i].text.lower()
    if spellings.kind != "yes-no" or re.search(r"\? [)⟩ ]{0,4}\Z", text[-8:]):
        return []
    concludes = bool(_pattern("opens a conclusion").search(text[:60]))
    bare = re.sub(r" [.!?…;,)]", "", text[:120])
    bare = re.sub(r"\A (?:the )?(?:final )?(?:(?:answer|verdict|conclusion) (?::|is) )?", "", bare).strip()
    for whole, answer, place in _rows().wholes:
        if whole.search(bare) and (i == 0 or place != "first"):
            return [Mention(spellings.label_of[answer], "stated", i, 1, len(text) - 1, concludes, False, True)]
    found = []
    for verb, rows in _rows().verbs:
        for match in verb.finditer(text):
            start, end = match.start(), match.end()
            before, after = text[max(0, start - 180) : start + 1], text[end : end + 180]
            said = next((said for b, a, said in rows if b.search(before) and a.match(after)), "nothing")
            if said == "nothing" or _is("supposed", before):
                continue
            answer = "yes" if said == "yes" and not _pattern("doubted").search(before[-80:]) else "no"
            at = max(1, before.rfind(" ", 0, max(0, len(before) - 24) + 1) + start + 2 - len(before))
            claims = "conclusion|statement|claim|proposition|inference|argument|sequent"
            decisive = answer == "no" or bool(re.search(claims, before[-40:] + after[:24]))
            found.append(Mention(spellings.label_of[answer], "stated", i, at, end, concludes, False, decisive))
    return sorted(found, key=lambda m: m.end)


# --- Options by how a reply sets them out


def _marks(sentences, spellings):
    """The sentences that open with a label and its mark: answer, sentence, end."""
    matches = [(n, _pattern("opening label").search(s.text)) for n, s in enumerate(sentences)]
    marks = [(spellings.label_of.get(m[1].lower()), n, m.end(1)) for n, m in matches if m]
    return [mark for mark in marks if mark[0] is not None]


def _opening(sentences, spellings):
    """What a reply opens with, unless other options are listed in the same way behind it."""
    marks = _marks(sentences, spellings) if spellings.listed else []
    if not marks or marks[0][1] > 0 or any(mark[0] != marks[0][0] for mark in marks):
        return None
    others = _rows().other_labels.finditer(sentences[0].text[marks[0][2] + 2 :])
    if any("".join(filter(None, m.groups())).lower() in spellings.label_of for m in others):
        return None
    return Mention(marks[0][0], "said", 0, 1, marks[0][2])


def _true_option(sentences, spellings):
    """The one option called true where a reply goes through all of them: "1. … - false 2. … - true"."""
    marks = _marks(sentences, spellings) if spellings.listed else []
    right = []
    for n, (answer, at, end) in enumerate(marks):
        until = min(marks[n + 1][1] if n + 1 < len(marks) else len(sentences), at + 6)
        text = "".join(s.text.lower() for s in sentences[at:until])
        is_false = _pattern("judged false").search(text)
        if not is_false and not _pattern("judged true").search(text):
            return None
        right += [] if is_false else [Mention(answer, "said", at, 1, end)]
    is_complete = len({mark[0] for mark in marks}) == len(set(spellings.label_of.values()))
    return right[0] if len(right) == 1 and is_complete else None


def _amount(sentences, spellings):
    """What a reply gives as a number in the end, where the numbers name no options."""
    text = sentences[-1].text if sentences else ""
    asked = spellings.kind == "numbers" and not spellings.options
    match = _pattern("amount").search(text) if asked else None
    answer = spellings.label_of.get(match[1]) if match else None
    if answer is None or (len(sentences) > 1 and not _pattern("sums up").search(text)):
        return None
    return Mention(answer, "hinted", len(sentences) - 1, match.start(1), match.end(1))


def _without_lists(sentences, said):
    """Without answers that are listed, each in a line of its own: they are what might be answered."""

    def is_alone(m):
        text = sentences[m.sentence].text
        return not re.search(r"[^\W_]{3}", text[: m.start] + text[m.end :])

    def is_beside(one, following):
        if following.sentence != one.sentence + 1 or one.answer == following.answer:
            return False
        sentence = sentences[following.sentence]
        return sentence.opens_line and not sentence.opens_block and is_alone(one) and is_alone(following)

    beside = {j for i in range(1, len(said)) if is_beside(said[i - 1], said[i]) for j in (i - 1, i)}
    return [m for i, m in enumerate(said) if i not in beside]


def _option_said(sentences, spellings):
    """The one option whose words the reply repeats; short ones and figures count in the last sentence only."""
    last = len(sentences) - 1
    if sum(s.text == sentences[-1].text for s in sentences) > 2:
        return None
    found = []
    for i, sentence in enumerate(sentences):
        for label, at, length in _options_in(sentence.text.lower(), spellings):
            words, after = sentence.text[at : at + length], sentence.text[at + length : at + length + 20]
            before = _before(sentence.text, at).lower()
            is_short = length < 8 or (length < 16 and re.search("[0-9]", words))
            is_among = re.search(r" n?or \Z", before) or re.match(" (?:, )?n?or ", after)
            is_term = re.search(r"[0-9]\Z", words) and re.match(r" (?:\) )?[0-9=(/<>-]", after)
            if (is_short and i < last) or is_among or is_term or _is("tentative", before) or _is("denied", before):
                continue
            is_item = sentence.opens_line and re.search(r"\A (?:\( )?(?:[0-9]{1,2}|[A-Za-z]) [.):] \Z", before)
            found.append((Mention(label, "hinted", i, at, at + length), is_item))
    items = {m.answer for m, is_item in found if is_item}
    if len(items) > 1:
        found = [(m, is_item) for m, is_item in found if not is_item and m.sentence >= last - 1]
    return found[-1][0] if len({m.answer for m, _ in found}) == 1 else None


# --- The reply as a whole


def _is_firm(mention):
    return mention.manner == "marked" and not mention.weak


def _said_at_end(sentences, spellings, mentions):
    """What the end of a reply says of all answers: "it cannot be determined", "there is no correct answer"."""

    def phrase(name, i):
        text = sentences[i].text[:400].lower() if 0 <= i < len(sentences) else ""
        match = _pattern(name).search(text)
        if match is None or _is("supposed", _before(text, match.start() + 1)):
            return []
        if name == "cannot say":
            return [Mention(spellings.undecided, "stated", i, match.start() + 1, match.end())]
        return [Mention(_chosen_by_none(f"{match[0]} ", spellings), "marked", i, match.start() + 1, match.end())]

    count = len(sentences)
    undecided = [m for i in (count - 2, count - 1) for m in phrase("cannot say", i)] if spellings.undecided else []
    last = next((i for i in range(count - 1, -1, -1) if not sentences[i].text.endswith("? ")), -1)
    none = phrase("no answer", last) if spellings.listed else []
    end = none[0].end if none else 0
    taken_on = any(m.sentence == last and m.start > end and m.manner in ("said", "marked") for m in mentions)
    return undecided + ([] if taken_on else none)


def _after_correction(sentences, mentions):
    """What stands after the last self-correction that something is said after."""
    last = next((m for m in reversed(mentions) if m.manner != "hinted"), None)
    for i in range(last.sentence if last else -1, -1, -1):
        text = sentences[i].text.lower()
        at = _last_end(text[: last.end] if i == last.sentence else text, "corrections")
        if at > 0:
            return [m for m in mentions if m.sentence > i or (m.sentence == i and m.end >= at)]
    return mentions


def _weigh(sentences, spellings, mentions):
    by = {manner: [m for m in mentions if m.manner == manner] for manner in ("marked", "said", "stated", "hinted")}
    sure = [m for m in by["marked"] if not m.weak]
    if _contradicts_itself(sentences, spellings, sure):
        return sure[-1]._replace(answer=None)
    if by["marked"]:
        announced = by["marked"][-1]
        followed = announced.answer is not None and announced.sentence > (sure[-1].sentence if sure else 0)
        return sure[-1] if sure and (sure[-1].answer is not None or not followed) else announced
    said = _last_said(_without_lists(sentences, by["said"]), len(sentences) - 1)
    final = by["stated"][-1] if by["stated"] else None
    is_last = final is not None and final.sentence == len(sentences) - 1 > (said.sentence if said else -1)
    if said and not (is_last and final.decisive and final.concludes):
        return said
    if final:
        return final
    hints = by["hinted"]
    hint = hints[-1] if hints else _option_said(sentences, spellings) or _amount(sentences, spellings)
    agreed = len({m.answer for m in hints}) < 2
    return _opening(sentences, spellings) or _true_option(sentences, spellings) or (hint if agreed else None)


def _contradicts_itself(sentences, spellings, sure):
    """Whether a short reply marks three answers, or its last lines different ones in the same words."""
    if len(sentences) < 16 and spellings.options and len({m.answer for m in sure} - {None}) > 2:
        return True
    if spellings.kind != "yes-no" or not sure or sure[-1].sentence < len(sentences) - 1:
        return False
    heads = [sentences[m.sentence].text[: m.start].lower() for m in sure]
    block = [m for m, h in zip(sure, heads) if h == heads[-1] and sentences[m.sentence].opens_line]
    first = sure[-1].sentence - len(block) + 1
    unbroken = all(m.sentence == first + i for i, m in enumerate(block))
    return _is_wordy(heads[-1]) and unbroken and len({m.answer for m in block}) > 1


def _last_said(said, last):
    """The last answer said; one that opens the reply yields only to one that concludes or ends it."""
    word = said[0] if said else None
    for following in said[1:]:
        opens = word.sentence <= 1 and word.start <= 60
        if not opens or following.concludes or following.sentence == last:
            word = following
    return word


def _breaks_off(whole, sentences, chosen):
    """Whether the reply ends in mid-sentence."""
    last = sentences[-1]
    is_last, hinted = chosen.sentence == len(sentences) - 1, chosen.manner == "hinted"
    if len(sentences) < len(whole) or last is not whole[-1]:
        return False
    if not hinted and is_last and not _is_wordy(last.text[chosen.end :]):
        return False
    if _pattern("breaks off").search(last.text):
        return True
    if chosen.manner == "said" or (is_last and not hinted) or len(sentences) <= 3:
        return False
    return ((hinted and not is_last) or last.words > 8) and re.search(r"[^\W_] \Z", last.text) is not None


def _own_sentences(sentences, mentions):
    """The sentences up to where the reply goes on with a question of its own making, which it answers too."""
    said = next((m for m in mentions if _is_firm(m) or m.manner == "said"), None)
    opens = _pattern("opening label").search(sentences[0].text) if sentences else None
    first = 0 if opens else said.sentence if said else len(sentences)
    first_end = opens.end() if opens else said.end if said else 0
    marked = next((m.sentence for m in mentions if _is_firm(m)), len(sentences))
    for i in range(first, len(sentences)):
        text, _, opens_line, opens_block = sentences[i]
        following = sentences[i + 1].text if i + 1 < len(sentences) else ""
        lists = re.match(r" (?:\( )?A [.):] ", text) and re.match(r" (?:\( )?B [.):] ", following)
        asks = _pattern("asks anew").search(text) and (opens_block or not text.startswith(" Q "))
        if i > first and (_pattern("goes on").search(text) or (opens_line and (asks or (lists and i > marked)))):
            return sentences[:i]
        instruction = _pattern("instruction").search(text.lower())
        if instruction and instruction.start() >= (0 if i > first else first_end):
            cut = text[: instruction.start() + 1]
            return sentences[:i] + ([sentences[i]._replace(text=cut)] if instruction.start() else [])
    return sentences


# --- The table's patterns, and Organon itself for proofs


@lru_cache(maxsize=None)
def _pattern(name):
    source, ignores_case = TABLE["patterns"][name]
    return re.compile(source, re.I if ignores_case else 0)


@lru_cache(maxsize=None)
def _rows():
    han, joined, marks = TABLE["han"], TABLE["joined"], TABLE["marks"]
    word = rf"(?:[^\W_]|[{marks}])"
    token = (
        r"\\(?:boxed|fbox)\b|[<{\[]/?answer[>}\]]|\\[a-zA-Z]+|\\.|={2,}|</[^<>\s]{0,40}>|<\|[^<>|\s]{0,40}\|>|<eo[a-z]{1,3}>"
        r"|(?<![^\s:=(])-\d+|\d+(?:\.\d+)+"
        r"|(?:options?|choice|answer|statement)(?=[-_]?(?:[0-9]{1,2}|(?-i:[A-Z]))(?![^\W_]))[-_]?"
        rf"|答案|[{han}]|[{joined}{marks}]+|(?:(?![{han}{joined}]){word})+(?:['’_-]{word}+)*"
        r"|\n|#(?=[0-9])|“”|[.!?…;:,\-–—()\[\]<>/|=→&{}。：，、？（）】]|[✓✔✅✗✘❌](?=\s*(?:\n|\||\Z))"
    )
    other = r" (?:\( ([B-Zb-z]|[0-9]{1,2}) \) |([B-Z]) [.:)] |([0-9]{1,2}) (?:[.:)–—-] |\( [^\W\d_]))"
    cited = "".join(f"(?<! {word})" for one in "line premise sentence rule fact step".split() for word in (one, one + "s"))
    verbs = {}
    for verb, *row in TABLE["verdicts"]:
        before, after, said = row + [""] * (3 - len(row))
        verbs.setdefault(verb, []).append((re.compile(rf"(?:{before})\Z" if before else ""), re.compile(after), said))
    return SimpleNamespace(
        token=re.compile(token, re.I),
        other_labels=re.compile(cited + other),
        thinking=re.compile("|".join(f"({o})|({c})" for o, c, _ in TABLE["thinking"]), re.I),
        begins=re.compile(TABLE["turn begins"], re.I),
        ends=re.compile(TABLE["turn ends"], re.I),
        markers=[(re.compile(source, re.I if case else 0), kinds) for source, case, kinds in TABLE["markers"]],
        manners=[(kinds, [re.compile(one) for one in patterns], said) for kinds, patterns, said in TABLE["manners"]],
        verbs=[(re.compile(f" {verb}(?= )"), rows) for verb, rows in verbs.items()],
        wholes=[(re.compile(source), answer, place) for source, answer, place in TABLE["wholes"]],
    )


_lock = threading.Lock()
_graders = []


def _by_organon(question, reply):
    with _lock:
        if not _graders or _graders[-1].poll() is not None:
            command = shlex.split(os.environ.get("ORGANON_COMMAND", "npx organon"))
            grader = Popen([*command, "grade", "--jsonl"], stdin=PIPE, stdout=PIPE, text=True, encoding="utf-8")
            atexit.register(grader.kill)
            _graders.append(grader)
        _graders[-1].stdin.write(json.dumps({"question": question, "reply": reply, "status": "answered"}) + "\n")
        _graders[-1].stdin.flush()
        line = _graders[-1].stdout.readline()
    if not line:
        raise RuntimeError("organon grade ended; a proof needs Organon and Node here")
    result = json.loads(line)
    if "error" in result:
        raise ValueError(result["error"])
    return result


# Written by scripts/answers.ts from data/reading/
TABLE = json.loads(r"""{
"patterns": {"speaks for itself again":[" (?:so|therefore|thus|hence|but|however|consequently|yet|overall)(?= )|,(?= (?:i|i'd|i'll) )",false],"denial":[" (?:not|no|never|neither|nor|cannot|without|[a-z]{1,6}n't|rather than|instead of|anything but|far from|fails? to) (?:(?:an?|the|be|been|to|as|proven|proved|shown|confirmed|always|just|even|quite|her|his|its|their|my|your|(?!only )[a-z]{1,14}ly) ){0,4}\\Z",false],"of a claim":[" (?:statement|claim|sentence|proposition|hypothesis|conclusion|assertion) [^:;.]{0,120}\\Z",false],"listed numbers":[" (?:statements|options|choices|sentences|conclusions|both) (?:[0-9]{1,2} , ){0,8}[0-9]{1,2} ,? ?(?:and|or) [0-9]{1,2} (?:must|are|follow|both|all|have) ",false],"joins":["^ (?:\\) )?(?:(?:[,/|&]|or|and|vs) ){1,2}(?:maybe )?(?:\\( )?\\Z",false],"clause ends":[" (?:because|since|as|if|when|where|while|although|though|and|but|for)(?= )|[,;]",false],"dress":["(?:(?:[()<>=]|an?|definite|clear|resounding|definitely|clearly|simply|probably|most|likely|just|[a-d0-9] \\)) ){0,8}\\Z",false],"opening label":["^ (?:[|–—-] )?(?:(?i:option|choice|answer|statement|opt \\.) (?:# )?)?(?:\\( )?([A-Z](?= [.:)|–—✓✔✅✗✘❌-])|[a-z](?= (?:[):]|\\. (?:\\Z|[A-ZÀ-ÖØ-ÞΑ-ΩЀ-Я])))|[0-9]{1,2}|(?<=\\( )[a-z](?= \\))) (?:[:|✓✔✅✗✘❌] |[.)](?! (?:[,/&]|and|or|is|are|was|has|does|seems|appears|says|states|suggests|provides|adds|means|would|could|might|may|can|cannot) )|[–—-] |\\( [^\\W\\d_])",false],"amount":[" (?:is|=|equals|be) (?:about |only |approximately |exactly )?([0-9]{1,3})(?: [a-z]{1,14}){0,2} [.!]? ?\\Z",false],"links":["[^.?;:=]{0,90}?(?: as| with(?= (?:the )?(?:label|option|choice|number|statement) )| is| was| ist| lautet| es| est| è| é| är| er| jest| este| هي| هو| היא| คือ| 是| 为| は| are| be| remains|'s| :| =| >| →| -| –| —| \\|| \\))(?= )",false],"none":["(?:none|neither|nothing|no (?:statements?|options?|correct|single|valid|answer|one|conclusion)|not (?:possible|determinable|given|listed|among|provided)|cannot be|can't be|undetermined|undeterminable|impossible|not enough|n ?/ ?a|all of|both(?! [a-z]{1,8}s ))(?= )",true],"next to an answer":["^ (?:\\( [^()]{1,140} \\) )?(?:[)⟩] )?(?:\\( (?=or |and ))?(?:(?:[,/|&=]|or|and|nor|[和与或及]) |(?=boxed ))(?:or |and )?(?:maybe |perhaps |possibly |also )?(?:boxed )?(?:\\( )?",false],"taken back":["^(?: , but i could (?:just as well|as well|also|equally) |[^.]{0,80} (?:this|that|it|which) is (?:also )?(?:not (?:correct|available|possible|among)|incorrect|wrong)|(?: \\))?(?: \\( [^()]{1,140} \\))? (?:is|must be|is also) (?:incorrect|wrong|false|ruled out|not (?:correct|right|true|necessarily|possible|available))|(?: \\))? (?:cannot|can't|need not|may not|might not|isn't) (?:necessarily )?(?:be )?(?:true|hold|correct))",false],"stranger":["^(?:\\( )?(?:[A-Z]|[0-9]{1,3})(?= (?:\\Z|[.)⟩] ?(?:\\Z|[.⟩])))|^(?=[A-J]{2})A?B?C?D?E?F?G?H?I?J?(?= )",false],"cannot say":[" (?:(?:cannot|can't|can not|could not|couldn't|impossible to|not possible to|unable to|(?:enough|sufficient) (?:information|evidence|data) (?:[a-z]{1,10} ){0,4}to) (?:[a-z]{1,14}ly )?(?:determine|say|tell|state|conclude|confirm|decide|know|infer|deduce|establish|prove)(?: or (?:deny|refute|disprove))?(?: (?:[a-z]{1,14}ly|with certainty|for sure|for certain))?(?= (?:whether|if) )|(?:cannot|can't|can not) (?:tell|say|know|be sure)(?= [.;!])|(?:(?<= is )|(?<= is therefore | remains thus )|(?<= is thus | remains )|(?<= is still | are thus )|(?<= are )|(?<= are therefore | remains still )|(?<= are still )|(?<= remains therefore ))(?:uncertain|unknown|undetermined|undecided|unclear|indeterminate)(?= )|(?:cannot|can't|can not|could not|couldn't) be (?:[a-z]{1,14}ly )?(?:determined|decided|established|known|(?:confirmed|proven|proved) or (?:denied|refuted|disproven|disproved)|(?:proven|proved) true or false)(?= ))",false],"corrections":["(?:^ |(?:(?!(?:[^\\W_]|[ ]))[\\s\\S]) |hmm )(?:wait|actually|correction|oops|hold on|sorry|reconsidering)(?= )| on (?:second|reflection|further) | i mean , | scratch(?: that)? | let me (?:reconsider|double-check|recheck|re-check|rethink|check) | (?:that|this|i) was (?:wrong|mistaken|incorrect) |(?:(?<= i)|(?<= that| this)) was (?:wrong|mistaken|incorrect) ",false],"no answer":[" (?:answer|it|this|which|(?:option|statement|choice)|problem|question) (?:[a-z]{1,8} )?(?:cannot|can't|can not) be (?:determined|answered|decided)(?= )| there is no (?:single |one )?(?:correct|right|valid) (?:answer|option|statement|choice)(?= )|(?:^ (?:(?:[a-z]{1,14} ){1,3}, |[a-z]{1,9} )?| , | is that )(?:none of (?:the|these)(?! other| rest)|no (?:statement|option))(?![^.]{0,40} (?:exactly|exact|perfectly|perfect|quite|precisely|fully) ) |^ (?:(?:wait|no|hmm|actually|oops|but|sorry|hold on) [,.]? ?){1,2}(?:that|this|it|the answer|my answer)(?:'s| is| was| must be| cannot be| can't be)(?: (?:wrong|incorrect|not right|not correct|a mistake|right|correct))? \\. \\Z",false],"instruction":[" (?:please (?:answer|respond|choose|select|rate|indicate)|(?:respond|answer) only with|answer the following) ",false],"doubted":["(?:don't|do not|wouldn't|would not) (?:think|believe|say)|(?:not|isn't) (?:true|the case) that|(?:not|doesn't) mean that|not something",false],"supposed":["(?<! even) (?:whether|if(?! (?:i|we|one) (?:had|have|has|were|must|need)(?: to)? (?:choose|guess|pick|say|decide|answer) )|suppose|supposing|assume|assuming|unless|otherwise) (?!(?:[^,]{0,160}), (?:(?:i|i'd|i'll|we|my) |(?:the |my )?(?:final |correct )?(?:answer|verdict|label) ))| (?:what|how|why|while|although|though) [^,]{0,160}\\Z",false],"tentative":[" (?:initially|tempted|seems?|seemed|looks|glance|might|may|could|maybe|perhaps|possibly|(?:is|one|a) possible|(?:i|we|first|initially|had) thought|(?<! i )would(?! (?:be|say|answer|i|have) )) ",false],"denied":["(?:not|no|never|neither|cannot|n't|hardly)(?: [^,.]{0,40})? (?:that|whether|if|think|believe|say|conclude|determine|know|prove|infer|imply|mean|something|in which|where) [^,;]{0,100}\\Z",false],"denied answer":[" (?:not|never|cannot|hardly|[a-z]{1,6}n't) (?:[a-z]{1,12} ){0,2}(?:think|believe|say|claim|conclude|agree|accept|feel|suppose|find|see|convinced|sure|certain|true|correct|right|the case) [^,;:]{0,60}(?:answer|verdict|label) (?:[a-z]{1,10} ){0,2}(?:is|was|be) (?:a |an |simply |just )?\\Z|(?<! no)(?<! not)(?<! without)(?<! any)(?<! little)(?<! beyond)(?<! never)(?<! cannot)(?<! don't)(?<! can't) (?:doubt|deny|disagree|dispute|reject|refuse|doubtful|unlikely|wrong|incorrect|false|mistaken|untrue|error|mistake) [^,;:]{0,60}(?:answer|verdict|label) (?:[a-z]{1,10} ){0,2}(?:is|was|be) (?:a |an |simply |just )?\\Z| (?:answer|verdict|label) (?:definitely |certainly |clearly |surely |simply )?(?:cannot|can not|(?:could|would|should|must|may|might|can|ca|wo|does|did)(?: not|n't)|will not|won't|can't) (?:possibly |really |ever )?be (?:a |an )?\\Z",false],"opens a conclusion":[" (?:so|therefore|thus|hence|consequently|overall|in conclusion|in summary|conclusion :) ",true],"sums up":["^ (?:so|therefore|thus|hence|in total|the (?:total|number|sum|final|average|difference)) ",true],"names none":["^(?:none|neither|nothing|no(?: other| of the)?) (?:of|option|choice|answer|statement|conclusion)",true],"hedge":[" (?:possibly|perhaps|maybe|potentially|(?:may|might|could|can)(?: [a-z]{2,6})? be) (?:(?:the|an?|more|either|also|[a-z]{1,12}ly) ){0,2}§| (?:probably|likely|presumably|plausibly|(?:seems?|appears?)(?: to be)?) (?:[a-z]{1,12} ){0,2}§ ,? ?(?:but|though|although|yet|however) [^.;]{0,60}(?:not|n't|cannot|no) (?:be )?(?:necessarily|certain|certainly|sure|follow|follows|entail|entailed|guaranteed|proven|proved|established|enough|guarantee|show|establish|support|prove|imply|say|determined|definitive|definitively|conclusive) ",false],"judged false":[" (?:false|incorrect|wrong|not|cannot|no|never|invalid|fails?|contradict(?:s|ed)?|unsupported|[a-z]{1,6}n't|[✗✘❌]) ",false],"judged true":[" (?:true|correct|right|follows|entailed|valid|yes|holds|supported|[✓✔✅]) ",false],"breaks off":[" (?:that|the|an?|of|to|and|or|but|is|are|was|be|not|if|when|which|who|with|from|by|because|since|then|we|i|its|their|every|each|[,(=/]) \\Z",true],"asks anew":["^ (?:(?:(?:next |new |another |second )?(?:question|problem|exercise|example|premises|passage|context|sentence|task|q)(?: #?)?(?: ?[0-9]{1,3})? :)|q[0-9]{1,3} :|you need to answer)",true],"goes on":["^ (?:consider the following premises?|now answer the following)",true],"says none":["^ ?no | (?:none|neither|nothing|no (?:statement|option)|there is no) ",true],"says undecided":["enough|determin|be (?:decided|answered|known)|^ ?(?:not|cannot|can't)",true],"label at the end":[" \\( ([A-Za-z0-9]{1,2}) \\) [.]? ?\\Z",false],"aside":["^(?: \\))? , which [^,]{1,100} , (?=(?:is|are|seems|appears|must|has) )",false],"quotation":["“[^“”]{1,3000}”|«[^«»]{1,3000}»|\"[^\"\\n]{1,3000}\"",false],"said in quotes":["§(?:(?!(?:[^\\W_]|[§]))[\\s\\S]){0,8}(?:[^\\W_]|[\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1-\\u05c2\\u05c4-\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7-\\u06e8\\u06ea-\\u06ed\\u0711\\u0730-\\u074a\\u07a6-\\u07b0\\u07eb-\\u07f3\\u07fd\\u0816-\\u0819\\u081b-\\u0823\\u0825-\\u0827\\u0829-\\u082d\\u0859-\\u085b\\u0897-\\u089f\\u08ca-\\u08e1\\u08e3-\\u0903\\u093a-\\u093c\\u093e-\\u094f\\u0951-\\u0957\\u0962-\\u0963\\u0981-\\u0983\\u09bc\\u09be-\\u09c4\\u09c7-\\u09c8\\u09cb-\\u09cd\\u09d7\\u09e2-\\u09e3\\u09fe\\u0a01-\\u0a03\\u0a3c\\u0a3e-\\u0a42\\u0a47-\\u0a48\\u0a4b-\\u0a4d\\u0a51\\u0a70-\\u0a71\\u0a75\\u0a81-\\u0a83\\u0abc\\u0abe-\\u0ac5\\u0ac7-\\u0ac9\\u0acb-\\u0acd\\u0ae2-\\u0ae3\\u0afa-\\u0aff\\u0b01-\\u0b03\\u0b3c\\u0b3e-\\u0b44\\u0b47-\\u0b48\\u0b4b-\\u0b4d\\u0b55-\\u0b57\\u0b62-\\u0b63\\u0b82\\u0bbe-\\u0bc2\\u0bc6-\\u0bc8\\u0bca-\\u0bcd\\u0bd7\\u0c00-\\u0c04\\u0c3c\\u0c3e-\\u0c44\\u0c46-\\u0c48\\u0c4a-\\u0c4d\\u0c55-\\u0c56\\u0c62-\\u0c63\\u0c81-\\u0c83\\u0cbc\\u0cbe-\\u0cc4\\u0cc6-\\u0cc8\\u0cca-\\u0ccd\\u0cd5-\\u0cd6\\u0ce2-\\u0ce3\\u0cf3\\u0d00-\\u0d03\\u0d3b-\\u0d3c\\u0d3e-\\u0d44\\u0d46-\\u0d48\\u0d4a-\\u0d4d\\u0d57\\u0d62-\\u0d63\\u0d81-\\u0d83\\u0dca\\u0dcf-\\u0dd4\\u0dd6\\u0dd8-\\u0ddf\\u0df2-\\u0df3\\u0e31\\u0e34-\\u0e3a\\u0e47-\\u0e4e\\u0eb1\\u0eb4-\\u0ebc\\u0ec8-\\u0ece\\u0f18-\\u0f19\\u0f35\\u0f37\\u0f39\\u0f3e-\\u0f3f\\u0f71-\\u0f84\\u0f86-\\u0f87\\u0f8d-\\u0f97\\u0f99-\\u0fbc\\u0fc6\\u102b-\\u103e\\u1056-\\u1059\\u105e-\\u1060\\u1062-\\u1064\\u1067-\\u106d\\u1071-\\u1074\\u1082-\\u108d\\u108f\\u109a-\\u109d\\u135d-\\u135f\\u1712-\\u1715\\u1732-\\u1734\\u1752-\\u1753\\u1772-\\u1773\\u17b4-\\u17d3\\u17dd\\u180b-\\u180d\\u180f\\u1885-\\u1886\\u18a9\\u1920-\\u192b\\u1930-\\u193b\\u1a17-\\u1a1b\\u1a55-\\u1a5e\\u1a60-\\u1a7c\\u1a7f\\u1ab0-\\u1add\\u1ae0-\\u1aeb\\u1b00-\\u1b04\\u1b34-\\u1b44\\u1b6b-\\u1b73\\u1b80-\\u1b82\\u1ba1-\\u1bad\\u1be6-\\u1bf3\\u1c24-\\u1c37\\u1cd0-\\u1cd2\\u1cd4-\\u1ce8\\u1ced\\u1cf4\\u1cf7-\\u1cf9\\u1dc0-\\u1dff\\u20d0-\\u20f0\\u2cef-\\u2cf1\\u2d7f\\u2de0-\\u2dff\\u302a-\\u302f\\u3099-\\u309a\\ua66f-\\ua672\\ua674-\\ua67d\\ua69e-\\ua69f\\ua6f0-\\ua6f1\\ua802\\ua806\\ua80b\\ua823-\\ua827\\ua82c\\ua880-\\ua881\\ua8b4-\\ua8c5\\ua8e0-\\ua8f1\\ua8ff\\ua926-\\ua92d\\ua947-\\ua953\\ua980-\\ua983\\ua9b3-\\ua9c0\\ua9e5\\uaa29-\\uaa36\\uaa43\\uaa4c-\\uaa4d\\uaa7b-\\uaa7d\\uaab0\\uaab2-\\uaab4\\uaab7-\\uaab8\\uaabe-\\uaabf\\uaac1\\uaaeb-\\uaaef\\uaaf5-\\uaaf6\\uabe3-\\uabea\\uabec-\\uabed\\ufb1e\\ufe00-\\ufe0f\\ufe20-\\ufe2f])+(?:['’_.-](?:[^\\W_]|[\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1-\\u05c2\\u05c4-\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7-\\u06e8\\u06ea-\\u06ed\\u0711\\u0730-\\u074a\\u07a6-\\u07b0\\u07eb-\\u07f3\\u07fd\\u0816-\\u0819\\u081b-\\u0823\\u0825-\\u0827\\u0829-\\u082d\\u0859-\\u085b\\u0897-\\u089f\\u08ca-\\u08e1\\u08e3-\\u0903\\u093a-\\u093c\\u093e-\\u094f\\u0951-\\u0957\\u0962-\\u0963\\u0981-\\u0983\\u09bc\\u09be-\\u09c4\\u09c7-\\u09c8\\u09cb-\\u09cd\\u09d7\\u09e2-\\u09e3\\u09fe\\u0a01-\\u0a03\\u0a3c\\u0a3e-\\u0a42\\u0a47-\\u0a48\\u0a4b-\\u0a4d\\u0a51\\u0a70-\\u0a71\\u0a75\\u0a81-\\u0a83\\u0abc\\u0abe-\\u0ac5\\u0ac7-\\u0ac9\\u0acb-\\u0acd\\u0ae2-\\u0ae3\\u0afa-\\u0aff\\u0b01-\\u0b03\\u0b3c\\u0b3e-\\u0b44\\u0b47-\\u0b48\\u0b4b-\\u0b4d\\u0b55-\\u0b57\\u0b62-\\u0b63\\u0b82\\u0bbe-\\u0bc2\\u0bc6-\\u0bc8\\u0bca-\\u0bcd\\u0bd7\\u0c00-\\u0c04\\u0c3c\\u0c3e-\\u0c44\\u0c46-\\u0c48\\u0c4a-\\u0c4d\\u0c55-\\u0c56\\u0c62-\\u0c63\\u0c81-\\u0c83\\u0cbc\\u0cbe-\\u0cc4\\u0cc6-\\u0cc8\\u0cca-\\u0ccd\\u0cd5-\\u0cd6\\u0ce2-\\u0ce3\\u0cf3\\u0d00-\\u0d03\\u0d3b-\\u0d3c\\u0d3e-\\u0d44\\u0d46-\\u0d48\\u0d4a-\\u0d4d\\u0d57\\u0d62-\\u0d63\\u0d81-\\u0d83\\u0dca\\u0dcf-\\u0dd4\\u0dd6\\u0dd8-\\u0ddf\\u0df2-\\u0df3\\u0e31\\u0e34-\\u0e3a\\u0e47-\\u0e4e\\u0eb1\\u0eb4-\\u0ebc\\u0ec8-\\u0ece\\u0f18-\\u0f19\\u0f35\\u0f37\\u0f39\\u0f3e-\\u0f3f\\u0f71-\\u0f84\\u0f86-\\u0f87\\u0f8d-\\u0f97\\u0f99-\\u0fbc\\u0fc6\\u102b-\\u103e\\u1056-\\u1059\\u105e-\\u1060\\u1062-\\u1064\\u1067-\\u106d\\u1071-\\u1074\\u1082-\\u108d\\u108f\\u109a-\\u109d\\u135d-\\u135f\\u1712-\\u1715\\u1732-\\u1734\\u1752-\\u1753\\u1772-\\u1773\\u17b4-\\u17d3\\u17dd\\u180b-\\u180d\\u180f\\u1885-\\u1886\\u18a9\\u1920-\\u192b\\u1930-\\u193b\\u1a17-\\u1a1b\\u1a55-\\u1a5e\\u1a60-\\u1a7c\\u1a7f\\u1ab0-\\u1add\\u1ae0-\\u1aeb\\u1b00-\\u1b04\\u1b34-\\u1b44\\u1b6b-\\u1b73\\u1b80-\\u1b82\\u1ba1-\\u1bad\\u1be6-\\u1bf3\\u1c24-\\u1c37\\u1cd0-\\u1cd2\\u1cd4-\\u1ce8\\u1ced\\u1cf4\\u1cf7-\\u1cf9\\u1dc0-\\u1dff\\u20d0-\\u20f0\\u2cef-\\u2cf1\\u2d7f\\u2de0-\\u2dff\\u302a-\\u302f\\u3099-\\u309a\\ua66f-\\ua672\\ua674-\\ua67d\\ua69e-\\ua69f\\ua6f0-\\ua6f1\\ua802\\ua806\\ua80b\\ua823-\\ua827\\ua82c\\ua880-\\ua881\\ua8b4-\\ua8c5\\ua8e0-\\ua8f1\\ua8ff\\ua926-\\ua92d\\ua947-\\ua953\\ua980-\\ua983\\ua9b3-\\ua9c0\\ua9e5\\uaa29-\\uaa36\\uaa43\\uaa4c-\\uaa4d\\uaa7b-\\uaa7d\\uaab0\\uaab2-\\uaab4\\uaab7-\\uaab8\\uaabe-\\uaabf\\uaac1\\uaaeb-\\uaaef\\uaaf5-\\uaaf6\\uabe3-\\uabea\\uabec-\\uabed\\ufb1e\\ufe00-\\ufe0f\\ufe20-\\ufe2f])+)*(?:(?!(?:[^\\W_]|[§]))[\\s\\S]){0,8}§|(?:(?<![^\\W\\d_])(?:is|with|choose|say)|:)\\s*§\\s*(?:[^\\s§]{1,20}\\s*){1,3}§|^\\s*§[^§]*§\\s*\\Z|§\\s*[^\\s§]{1,30}(?:\\s[^\\s§]{1,30})?§\\s*:|§\\s*(?:yes|no|yep|nope|yeah)\\s*(?:(?!(?:[^\\W_]|[\\s]))[\\s\\S])|(?:answer|verdict|result)[\"”]?\\s*:\\s*§",true],"wrapped line":["^(?!(?:[Yy]es|[Nn]o|[Yy]ep|[Nn]ope|[Yy]eah) )(?![A-ZÀ-ÖØ-ÞΑ-ΩЀ-Я])(?:[^\\W_]|[“,])\\S* \\n (?!(?:[Yy]es|[Nn]o|[Yy]ep|[Nn]ope|[Yy]eah) )(?![A-ZÀ-ÖØ-ÞΑ-ΩЀ-Я\\d])(?:[^\\W\\d_]|[“])\\S* (?![:)]\\Z)",false],"short for number":["^no \\. [0-9]\\S* (?![.):]\\Z)",true]},
"markers": [[" (?:boxed|选|答 えは|정답은|답은|คำตอบคือ|คำตอบที่ถูกต้องคือ|答案 是|答案 为)(?= )",false,["direct"]],[" (?<!first |wrong )(?<!initial |earlier )(?<!previous |original |rejected )(?<!incorrect )(?:answer|answers(?= (?:is|are|:) )|verdict|label|decision|judge?ment|final_?answer|ans|答案)(?= )(?! (?:(?:option|choice|number) )?(?:\\( )?[a-z0-9]{1,2}(?: \\))? is (?:incorrect|wrong|not) )",true,[]],[" (?:(?:conclusion|result|output|response|final|can_infer|final_answer|finalanswer|follows|entailed|valid|inferable|prediction|rating|score|choice|winner|correct)(?= [:=>] )|final (?:output|result|value)(?= is ))",true,["weak"]],["^ a(?= : )",true,[]],[" (?:the (?:more|most|simpler|likelier) [a-z ]{0,60}?(?:option|choice|scenario|alternative|outcome|output|statement|conclusion)|(?:the|only|first|correct|right|best|following|my|true|final|selected) [a-z ]{0,30}?(?:option|choice|scenario|alternative|outcome|output|letter|statement|conclusion|sentence|selection|solution|premise|line|step)|(?:only|correct|right|best|true|final) (?:[a-z ]{0,30}?(?:options|choices|statements|conclusions)|one))(?= )",true,["of options"]],[" (?:i(?:'d|'ll)?(?: would| will| must| have to)? (?:say|choose|select|pick|go with|opt for|vote for|lean towards?|(?:recommend|suggest) (?:choosing|selecting|picking))|(?:rate|score|give|assign) (?:this|it|the (?:[a-z]{3,14} ){1,2})(?: as| at)?)(?= )",true,["direct","said"]],[" (?:correct|right|best|final|chosen|appropriate|likely) (?:option|choice|selection|classification|relation|relationship)(?= )",true,["weak"]],[" (?:my [a-z]{1,14}|i would [a-z]{3,12}|i (?:choose|select|pick))(?= )",true,[]],[" i(?:'d|'ll)?(?: would(?: like to)?| want to| must| do| will| have to| tend to| am inclined to| am going to)?(?: have to)?(?= [a-z])",true,["direct","exact"]],[" must (?:also |necessarily |definitely |always )?be true(?= )",true,["of options"]],[" (?:antwort|lösung|respuesta|réponse|risposta|resposta|antwoord|svar(?:et)?|vastaus|odpowiedź|odpověď|odpoveď|ответ|відповідь|отговор|одговор|odgovor|válasz|răspuns(?:ul)?|απάντηση|cevap|yanıt|jawaban|jawapan|đáp án|trả lời|sagot|jibu|(?:ال)?إجابة|(?:ال)?جواب|پاسخ|ה?תשובה|उत्तर|উত্তর|คำตอบ|答 え|回 答|正 解|解 答|정답|답)(?= )",true,[]]],
"manners": [[["words","letters","numbers"],["","","^ : no ",""],"nothing"],[["words"],[" (?:an?|any|the) [a-z]{1,14} is (?:[a-z]{1,14}ly )?§","","^ (?:only )?(?:if|when) ",""],"nothing"],[["words"],["^ (?:\\( |- |– |[<>] |[0-9]{1,2} [.)] )?(?:\\( )?§","","^ (?:\\Z|[.,;:!?)|>–—-]|(?:because|since|as|given) )",""],"said"],[["letters","numbers"],["^ (?:\\( |- |– |[<>] |[0-9]{1,2} [.)] )?(?:\\( )?§(?:.{0,20}\\( )\\Z","","^ \\) (?:\\) )?[.:]? ?\\Z",""],"said"],[["letters","numbers"],["^ (?:\\( |- |– |[<>] |[0-9]{1,2} [.)] )?(?:\\( )?§(?!.{0,20}\\( \\Z)","","^ (?:[.:⟩] ?|, (?:not|because|since|as|for) .*)?\\Z",""],"said"],[["words"],[" (?:so|therefore|thus|hence|consequently|conclude|choose|select|pick|prefer|choosing|go(?:ing)? with|left with|leav(?:es|ing)(?: us with)?|i answer|i'd say|actually|rather|correction|i mean|must be|has to be|leaves us with|given by|corresponds to|matches|we (?:get|obtain)|it is|it's|it must be|(?:it|this|that) would (?:still |then )?be|its) [,:]? ?(?:only )?(?:the )?(?:answer (?:is )?)?(?:that )?(?:“” )?§","","^ (?:\\Z|[.,;:!?)|>–—-]|(?:because|since|as|given) )",""],"said"],[["letters","numbers"],[" (?:so|therefore|thus|hence|consequently|conclude|choose|select|pick|prefer|choosing|which is|go(?:ing)? with|left with|leav(?:es|ing)(?: us with)?|i answer|i'd say|actually|rather|correction|i mean|must be|has to be|leaves us with|given by|corresponds to|matches|we (?:get|obtain)|it is|it's|it must be|(?:it|this|that) would (?:still |then )?be|its) [,:]? ?(?:only )?(?:the )?(?:answer (?:is )?)?(?:that )?(?:“” )?§","","^ (?:\\Z|[.,;:!?)|>–—-]|(?:because|since|as|given) )",""],"said"],[["words"],[" (?:you|they|those|people|many|some|others|someone|anyone|everyone|critics|opponents|supporters|proponents|advocates) (?:(?:may|might|would|could|will|can|do|also|all|either|who) ){0,3}§","","",""],"nothing"],[["words"],[" (?:(?:may|might|could|can) be|would make (?:it|this|that)) (?:the |an? )?§","","",""],"hinted"],[["words"],[" (?:so|therefore|thus|hence|consequently|overall|in conclusion|in summary) ,? ?[^,;:]{0,60}§"," (?:conclusion|argument|inference|result|statement|hypothesis|relation|relationship|claim|sentence|proposition|sentiment|stance|tone|label|it|it's|this) (?:[^:.]{0,50} )?(?:is|was|be|are|it's|remains|:|=|>)? ?(?:(?:therefore|thus|then|clearly|definitely|most|likely|indeed|simply|just|still|that|it|the|an?|option|\\() )*\\Z","^ (?:\\Z|[.,;:!?)|>–—-]|(?:because|since|as|given) )",""],"said"],[["words"],[""," (?:conclusion|argument|inference|result|statement|hypothesis|relation|relationship|claim|sentence|proposition|sentiment|stance|tone|label|it|it's|this) (?:[^:.]{0,50} )?(?:is|was|be|are|it's|remains|:|=|>)? ?(?:(?:therefore|thus|then|clearly|definitely|most|likely|indeed|simply|just|still|that|it|the|an?|option|\\() )*\\Z","",""],"stated"],[["words"],["","","",""],"hinted"],[["letters"],["(?<!^)(?<!^ )(?<![^a-z] )(?<!^so |^or |^is |^as |^if )(?<!^therefore |^[a-z][a-z][a-z][a-z][a-z][a-z][a-z]ly | conclude | [a-z][a-z][a-z][a-z][a-z][a-z]ly )(?<!^thus |^then |^that |^this |^only |^know |^find |^both |^just |^here |^also |^[a-z][a-z]ly | and | but | nor | say | see | now | [a-z]ly )(?<!^hence |^label |^since |^think |^means |^shows |^while |^[a-z][a-z][a-z]ly | thus | then | that | this | only | know | find | both | just | here | also | [a-z][a-z]ly )(?<!^and |^but |^nor |^say |^see |^now |^[a-z]ly | so | or | is | as | if )(?<!^answer |^letter |^labels |^either |^[a-z][a-z][a-z][a-z]ly | hence | label | since | think | means | shows | while | [a-z][a-z][a-z]ly )(?<!^answers |^letters |^because |^believe |^whereas |^however |^finally |^overall |^[a-z][a-z][a-z][a-z][a-z]ly | answer | letter | labels | either | [a-z][a-z][a-z][a-z]ly )(?<!^conclude |^[a-z][a-z][a-z][a-z][a-z][a-z]ly | answers | letters | because | believe | whereas | however | finally | overall | [a-z][a-z][a-z][a-z][a-z]ly )(?<!^conclusion |^[a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z]ly | therefore | [a-z][a-z][a-z][a-z][a-z][a-z][a-z]ly )(?<!^[a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z]ly | conclusion | [a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z]ly )(?<!^[a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z]ly | [a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z]ly )(?<!^[a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z]ly | [a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z]ly )(?<!^[a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z]ly | [a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z]ly )(?<!^[a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z]ly | [a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z]ly )(?<!^[a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z]ly | [a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z]ly )(?<! [a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z][a-z]ly )§\\Z","","",""],"nothing"],[["letters","numbers"],["","","^(?: (?:statement|option|choice|answer|conclusion|sentence|one)(?= ))?(?:(?: \\))? (?:\\( [^()]{1,140} \\)|– [^–]{1,140} –))? [)]? ?(?:is|must be|would be|has to be|(?:seems|appears)(?: to be)?)(?: (?:therefore|thus|indeed|clearly|then|the|an?|my|only|one|most|least|single|more|much|far|slightly))* (?:option |choice |statement |conclusion |sentence |premise )?(?:correct|right|best|better|answer|missing|likely|probable|plausible|preferable|superior|needed|that|which)(?= )|^(?: (?:statement|option|choice|answer|conclusion|sentence|one)(?= ))?(?:(?: \\))? (?:\\( [^()]{1,140} \\)|– [^–]{1,140} –))? [)]? ?wins(?= )",""],"said"],[["letters","numbers"],[" only §?(?:option )?\\Z","","^(?: (?:statement|option|choice|answer|conclusion|sentence|one)(?= ))?(?:(?: \\))? (?:\\( [^()]{1,140} \\)|– [^–]{1,140} –))? [)]? ?(?:remains|is left) [.!]? ?\\Z",""],"said"],[["numbers"],[" (?:only|exactly) §?(?:[a-z]{5,10} )?(?:\\( )?\\Z","","^(?: (?:statement|option|choice|answer|conclusion|sentence|one)(?= ))?(?:(?: \\))? (?:\\( [^()]{1,140} \\)|– [^–]{1,140} –))? [)]? ?(?:(?:must|has to|is|will|follows|logically|necessarily|definitely|also|be|always|therefore|therefore,|clearly|the|only|one|statement|that) )+(?:true|follow|follows|entailed|valid|correct|guaranteed|certain|forced|provable)(?= )(?! (?:only )?(?:if|when|unless) )|^(?: (?:statement|option|choice|answer|conclusion|sentence|one)(?= ))?(?:(?: \\))? (?:\\( [^()]{1,140} \\)|– [^–]{1,140} –))? [)]? ?(?:logically |necessarily )?follows(?= [.,;!])",""],"marked"],[["numbers"],[" (?:however , (?:we|i) (?:[a-z]{1,10} ){0,2}(?:conclude|deduce|infer|see|say) that|(?:therefore|thus|so|hence|conclusion|conclude|conclude that|deduce that) [,:]?) ?§","","^(?: (?:statement|option|choice|answer|conclusion|sentence|one)(?= ))?(?:(?: \\))? (?:\\( [^()]{1,140} \\)|– [^–]{1,140} –))? [)]? ?(?:(?:must|has to|is|will|follows|logically|necessarily|definitely|also|be|always|therefore|therefore,|clearly|the|only|one|statement|that) )+(?:true|follow|follows|entailed|valid|correct|guaranteed|certain|forced|provable)(?= )(?! (?:only )?(?:if|when|unless) )|^(?: (?:statement|option|choice|answer|conclusion|sentence|one)(?= ))?(?:(?: \\))? (?:\\( [^()]{1,140} \\)|– [^–]{1,140} –))? [)]? ?(?:logically |necessarily )?follows(?= [.,;!])",""],"said"],[["numbers"],["","","^(?: (?:statement|option|choice|answer|conclusion|sentence|one)(?= ))?(?:(?: \\))? (?:\\( [^()]{1,140} \\)|– [^–]{1,140} –))? [)]? ?(?:(?:must|has to|is|will|follows|logically|necessarily|definitely|also|be|always|therefore|therefore,|clearly|the|only|one|statement|that) )+(?:true|follow|follows|entailed|valid|correct|guaranteed|certain|forced|provable)(?= )(?! (?:only )?(?:if|when|unless) )|^(?: (?:statement|option|choice|answer|conclusion|sentence|one)(?= ))?(?:(?: \\))? (?:\\( [^()]{1,140} \\)|– [^–]{1,140} –))? [)]? ?(?:logically |necessarily )?follows(?= [.,;!])",""],"stated"],[["yes-no"],[" (?:not|isn't) (?:the case|true) that [^,.§]{0,60}§","","",""],"nothing"],[["yes-no"],["","^ ?(?:[-–—] )?\\Z","^ ,[^.;]{0,160} but ","."],"nothing"],[["yes-no"],["","[,–—→-] \\Z","^ ,[^.;]{0,160} but ",""],"nothing"],[["yes-no"],["","^ ?(?:[-–—] )?\\Z","","^(?!.*\\? [)⟩]? ?\\Z)| (?:infer|inferred|conclude|concluded|deduce|deduced|follow|great|good) "],"said"],[["yes-no"],["","^ ?(?:[-–—] )?\\Z",""," (?:assignment|counterexample|countermodel|false|contradiction|case|scenario|need|like) "],"nothing"],[["yes-no"],["","^ ?(?:[-–—] )?\\Z","",""],"hinted"],[["yes-no"],[""," (?:premise|step|case|condition|row|line|check|used|satisfied|explanation|reason|reasoning|assumption|mentions|true|holds|p|q) [^:]{0,14}: \\Z","",""],"hinted"],[["yes-no"],["",": \\Z","",""],"said"],[["yes-no"],[""," is , \\Z","",""],"nothing"],[["yes-no"],["","[,–—→-] \\Z| (?:so|therefore|thus|hence|well|hmm|actually|wait|but|sorry|is|it's|that's|unfortunately|sure|indeed|absolutely|reconsider|consequently|ok|okay|obviously|(?:go|going) with|(?:going|have|inclined) to (?:say|answer|think|believe|conclude|be)|(?:so|therefore|thus|hence|,) and|(?:i|i'd|i'll|we|we'd|would|must|should|will|the|my|final|correct) (?:say|answer|think|believe|conclude|be)) \\Z","",""],"said"]],
"verdicts": [["(?:infer|conclude|deduce|derive|inferring|concluding|deducing|deriving)"," (?:(?:what|all|most) (?:we|you|one|i|that)? ?can|(?:all|most) that can|only|at most) [a-z', ]{0,30}","","nothing"],["(?:infer|conclude|deduce|derive|inferring|concluding|deducing|deriving)"," (?:cannot|can't|can not|couldn't|could not|can never|may not|can [a-z]{1,14}ly not) [a-z', ]{0,40}","","no"],["(?:infer|conclude|deduce|derive|inferring|concluding|deducing|deriving)",""," (?:only|at most)","nothing"],["(?:infer|conclude|deduce|derive|inferring|concluding|deducing|deriving)"," (?:can|could|may) [a-z', ]{0,30}"," (?:nothing|neither|no) ","no"],["(?:infer|conclude|deduce|derive|inferring|concluding|deducing|deriving)"," (?:can|could|may) [a-z', ]{0,30}","[^.]{0,140}(?:, not|but not)(?! only| both) ","no"],["(?:infer|conclude|deduce|derive|inferring|concluding|deducing|deriving)"," (?:can|could|may) [a-z', ]{0,30}"," (?:only |just )?(?:the|its) (?:opposite|contrary|negation|reverse)","no"],["(?:infer|conclude|deduce|derive|inferring|concluding|deducing|deriving)"," (?:can|could|may) [a-z', ]{0,30}","(?: (?!(?:because|since|as|given that|although|though|even|if|when|whenever|unless|who|whose|which|where) )[^ ,.;:]{1,30}){0,24} (?:not(?! only)|no(?! doubt)|never|neither|nobody|none|nothing|cannot|[a-z]{1,6}n't|false|incorrect|untrue|invalid|unsupported)(?= )","nothing"],["(?:infer|conclude|deduce|derive|inferring|concluding|deducing|deriving)"," (?:can|could|may) [a-z', ]{0,30}","","yes"],["(?:infer|conclude|deduce|derive|inferring|concluding|deducing|deriving)","(?:impossible|unable|insufficient|wrong|mistake|incorrect|not safe|invalid) [^,.]{0,50}","","no"],["(?:infer|conclude|deduce|derive|inferring|concluding|deducing|deriving)","\\b(?:not|cannot|can't|couldn't|doesn't|don't|isn't|aren't|didn't|won't|wouldn't|needn't|never|no(?! doubt)|nothing|nor|neither|without(?! a doubt)|impossible|unable|insufficient|fails?|nobody|wrong|mistake|incorrect)[^,.]{0,60} (?:possible|able|enough|sufficient|way|allows?|lets?|information|permits?|valid|correct|basis|grounds|reason|justification)(?: for)?(?: us| anyone| one| you)? ?(?:to|for|of)? ","","no"],["(?:infer|conclude|deduce|derive|inferring|concluding|deducing|deriving)"," (?:possible|able|enough|sufficient|way|allows?|lets?|information|permits?|valid|correct|basis|grounds|reason|justification)(?: for)?(?: us| anyone| one| you)? ?(?:to|for|of)? ","(?: (?!(?:because|since|as|given that|although|though|even|if|when|whenever|unless|who|whose|which|where) )[^ ,.;:]{1,30}){0,24} (?:not(?! only)|no(?! doubt)|never|neither|nobody|none|nothing|cannot|[a-z]{1,6}n't|false|incorrect|untrue|invalid|unsupported)(?= )","nothing"],["(?:infer|conclude|deduce|derive|inferring|concluding|deducing|deriving)"," (?:possible|able|enough|sufficient|way|allows?|lets?|information|permits?|valid|correct|basis|grounds|reason|justification)(?: for)?(?: us| anyone| one| you)? ?(?:to|for|of)? ","","yes"],["(?:infer|conclude|deduce|derive|inferring|concluding|deducing|deriving)","(?:not|cannot|can't|couldn't|doesn't|don't|isn't|aren't|didn't|won't|wouldn't|needn't|never|no(?! doubt)|nothing|nor|neither|without(?! a doubt)|impossible|unable|insufficient|fails?|nobody|wrong|mistake|incorrect) [^.]{0,50}(?:to|for|us) ","","no"],["(?:inferred|concluded|deduced|derived)"," (?:(?:what|all|most) (?:we|you|one|i|that)? ?can|(?:all|most) that can|only|at most) [a-z', ]{0,30}","","nothing"],["(?:inferred|concluded|deduced|derived)"," (?:cannot|can't|can not|couldn't|could not|can never|may not|can [a-z]{1,14}ly not) [a-z', ]{0,40}","","no"],["(?:inferred|concluded|deduced|derived)"," (?:nothing|no(?! doubt)) [a-z ]{0,30}(?:can|may) [a-z ]{0,30}","","no"],["(?:inferred|concluded|deduced|derived)"," (?:can|could|may) [a-z', ]{0,30}","[^.]{0,140}(?:, not|but not)(?! only| both) ","no"],["(?:inferred|concluded|deduced|derived)"," (?:can|could|may) [a-z', ]{0,30}","(?: (?!(?:because|since|as|given that|although|though|even|if|when|whenever|unless|who|whose|which|where) )[^ ,.;:]{1,30}){0,24} (?:not(?! only)|no(?! doubt)|never|neither|nobody|none|nothing|cannot|[a-z]{1,6}n't|false|incorrect|untrue|invalid|unsupported)(?= )","nothing"],["(?:inferred|concluded|deduced|derived)"," (?:can|could|may) [a-z', ]{0,30}","","yes"],["(?:determined|established|proven|proved|drawn|reached)"," (?:cannot|can't|can not|couldn't|could not|can never|may not|can [a-z]{1,14}ly not) [a-z', ]{0,40}","","no"],["(?:determined|established|proven|proved|drawn|reached)"," (?:nothing|no(?! doubt)) [a-z ]{0,30}(?:can|may) [a-z ]{0,30}","","no"],["(?:determine|establish|prove|say|tell|know|draw)(?= (?:whether|that|if|this|for|with certainty|anything) )"," (?:cannot|can't|can not|couldn't|could not|can never|may not|can [a-z]{1,14}ly not) [a-z', ]{0,40}","","no"],["follows?(?= (?:[^a-z]|from|by|that|at|in|since|because|as|given|here|and|or|but|so|if|either|when|only|out|trivially|[a-z]{1,20}ly |\\Z))"," (?:as|what|might|may|could|would|wouldn't|to)(?: [a-z]{1,14}ly)? ","","nothing"],["follows?(?= (?:[^a-z]|from|by|that|at|in|since|because|as|given|here|and|or|but|so|if|either|when|only|out|trivially|[a-z]{1,20}ly |\\Z))"," (?:not|cannot|can't|couldn't|doesn't|don't|isn't|aren't|didn't|won't|wouldn't|needn't|never|no(?! doubt)|nothing|nor|neither|without(?! a doubt)|impossible|unable|insufficient|fails?|nobody|wrong|mistake|incorrect) [a-z' ]{0,24}","","no"],["follows?(?= (?:[^a-z]|from|by|that|at|in|since|because|as|given|here|and|or|but|so|if|either|when|only|out|trivially|[a-z]{1,20}ly |\\Z))"," nothing [a-z ]{0,30}","","no"],["follows?(?= (?:[^a-z]|from|by|that|at|in|since|because|as|given|here|and|or|but|so|if|either|when|only|out|trivially|[a-z]{1,20}ly |\\Z))"," (?:conclusion|statement|claim|proposition|inference|argument|deduction|reasoning|it|it's|this|that|that's|which|one|sequent|sentence|assertion|consequence|“”) [a-z',“” ]{0,60}","[^.]{0,140}(?:, not|but not)(?! only| both) ","no"],["follows?(?= (?:[^a-z]|from|by|that|at|in|since|because|as|given|here|and|or|but|so|if|either|when|only|out|trivially|[a-z]{1,20}ly |\\Z))"," (?:it|this|that) [a-z' ]{0,24}","(?: [a-z0-9]{1,14}){0,8} that(?: (?!(?:because|since|as|given that|although|though|even|if|when|whenever|unless|who|whose|which|where) )[^ ,.;:]{1,30}){0,24} (?:not(?! only)|no(?! doubt)|never|neither|nobody|none|nothing|cannot|[a-z]{1,6}n't|false|incorrect|untrue|invalid|unsupported)(?= )","nothing"],["follows?(?= (?:[^a-z]|from|by|that|at|in|since|because|as|given|here|and|or|but|so|if|either|when|only|out|trivially|[a-z]{1,20}ly |\\Z))","(?: (?:conclusion|statement|claim|proposition|inference|argument|deduction|reasoning|it|it's|this|that|that's|which|one|sequent|sentence|assertion|consequence|“”) [a-z',“” ]{0,60}|^ ?| (?:does|do|indeed|must) )","","yes"],["(?:mean|tell|say|mention|entails?|impl(?:y|ies)|supports?|guarantees?|justif(?:y|ies)|warrants?)"," (?:this|that|it) (?:does not|doesn't|do not|need not)(?: [a-z]{1,14}ly)? ","","no"],["(?:(?:entails?|impl(?:y|ies)|supports?|guarantees?|justif(?:y|ies)|establish|warrants?)|prove)"," (?:not|cannot|can't|couldn't|doesn't|don't|isn't|aren't|didn't|won't|wouldn't|needn't|never|no(?! doubt)|nothing|nor|neither|without(?! a doubt)|impossible|unable|insufficient|fails?|nobody|wrong|mistake|incorrect) [^,]{0,20}(?:premises?|statements|they|information) [^,]{0,30}","","no"],["(?:(?:entails?|impl(?:y|ies)|supports?|guarantees?|justif(?:y|ies)|establish|warrants?)|prove)"," (?:premises?|statements|they|information) [^,]{0,40}(?:not|cannot|can't|couldn't|doesn't|don't|isn't|aren't|didn't|won't|wouldn't|needn't|never|no(?! doubt)|nothing|nor|neither|without(?! a doubt)|impossible|unable|insufficient|fails?|nobody|wrong|mistake|incorrect) [^,]{0,24}","","no"],["(?:(?:entails?|impl(?:y|ies)|supports?|guarantees?|justif(?:y|ies)|establish|warrants?)|prove)"," (?:premises?|statements|they|information) [a-z' ]{0,24}","","yes"],["(?:mean|tell|say|mention)"," (?:premises?|statements|they|information) [^,]{0,40}(?:not|cannot|can't|couldn't|doesn't|don't|isn't|aren't|didn't|won't|wouldn't|needn't|never|no(?! doubt)|nothing|nor|neither|without(?! a doubt)|impossible|unable|insufficient|fails?|nobody|wrong|mistake|incorrect) [^,]{0,24}","","no"],["(?:invalid|unsound|unwarranted|unjustified|incorrect|flawed)","\\b(?:not|cannot|can't|couldn't|doesn't|don't|isn't|aren't|didn't|won't|wouldn't|needn't|never|no(?! doubt)|nothing|nor|neither|without(?! a doubt)|impossible|unable|insufficient|fails?|nobody|wrong|mistake|incorrect) [^,.]{0,16}","","nothing"],["(?:invalid|unsound|unwarranted|unjustified|incorrect|flawed)"," (?:conclusion|statement|claim|proposition|inference|argument|deduction|reasoning|it|it's|this|that|that's|which|one|sequent|sentence|assertion|consequence|“”) [a-z' ]{0,24}(?:is|it's|that's|are|be|as) [a-z' ]{0,24}","","no"],["(?:invalid|unsound|unwarranted|unjustified|incorrect|flawed)"," (?:is|it's|that's) [a-z' ]{0,24}","","no"],["(?:(?:valid|entailed|inferable|derivable|deducible|implied|supported|justified|warranted|consequence)|sound|guaranteed|correct)"," (?:premise|which) [a-z ]{0,20}","","nothing"],["(?:(?:valid|entailed|inferable|derivable|deducible|implied|supported|justified|warranted|consequence)|sound|guaranteed|correct)"," (?:conclusion|statement|claim|proposition|inference|argument|deduction|reasoning|it|it's|this|that|that's|which|one|sequent|sentence|assertion|consequence|“”) [^,]{0,60}(?:isn't|is not|is never|are not|n't be|cannot be|not be|(?:is|are) neither) [a-z ,-]{0,30}","","no"],["(?:(?:valid|entailed|inferable|derivable|deducible|implied|supported|justified|warranted|consequence)|sound|guaranteed|correct)"," (?:isn't|is not|not) (?:a |an )?(?:[a-z]{1,14}ly )?","","no"],["(?:valid|entailed|inferable|derivable|deducible|implied|supported|justified|warranted|consequence)"," (?:not|cannot|can't|couldn't|doesn't|don't|isn't|aren't|didn't|won't|wouldn't|needn't|never|no(?! doubt)|nothing|nor|neither|without(?! a doubt)|impossible|unable|insufficient|fails?|nobody|wrong|mistake|incorrect) [^,]{0,24}","","nothing"],["(?:valid|entailed|inferable|derivable|deducible|implied|supported|justified|warranted|consequence)"," (?:which|premise) [a-z ]{0,20}","","nothing"],["(?:valid|entailed|inferable|derivable|deducible|implied|supported|justified|warranted|consequence)"," (?:conclusion|statement|claim|proposition|inference|argument|deduction|reasoning|it|it's|this|that|that's|which|one|sequent|sentence|assertion|consequence|“”) [a-z',“” ]{0,60}(?:is|it's|that's|are|be|as) [a-z' ]{0,24}","","yes"],["(?:valid|entailed|inferable|derivable|deducible|implied|supported|justified|warranted|consequence)"," (?:it's|that's) [a-z' ]{0,24}","","yes"],["sound"," (?:conclusion|statement|claim|proposition|inference|argument|deduction|reasoning|it|it's|this|that|that's|which|one|sequent|sentence|assertion|consequence|“”) [a-z' ]{0,24}is (?:[a-z]{1,14}ly )?","","yes"],["(?:valid|entailed|inferable|derivable|deducible|implied|supported|justified|warranted|consequence)"," (?:is|it's|that's|are|be|as) (?:an? )?(?:[a-z]{1,14}ly )?"," (?:conclusion|statement|claim|proposition|inference|argument|deduction|reasoning|it|it's|this|that|that's|which|one|sequent|sentence|assertion|consequence|“”)","yes"],["correct(?= (?:conclusion|statement|claim|proposition|inference|argument|deduction|reasoning|it|it's|this|that|that's|which|one|sequent|sentence|assertion|consequence|“”))"," (?:it|this|that) is (?:a|the) ","","yes"],["(?:fallacy|fallacious|(?:affirming|affirms|denying|denies) the (?:consequent|antecedent|disjunct|conjunct))","\\b(?:not|cannot|can't|couldn't|doesn't|don't|isn't|aren't|didn't|won't|wouldn't|needn't|never|no(?! doubt)|nothing|nor|neither|without(?! a doubt)|impossible|unable|insufficient|fails?|nobody|wrong|mistake|incorrect) [^,.]{0,16}","","nothing"],["(?:fallacy|fallacious|(?:affirming|affirms|denying|denies) the (?:consequent|antecedent|disjunct|conjunct))","","","no"],["(?:information|evidence)","(?: insufficient|(?:not|cannot|can't|couldn't|doesn't|don't|isn't|aren't|didn't|won't|wouldn't|needn't|never|no(?! doubt)|nothing|nor|neither|without(?! a doubt)|impossible|unable|insufficient|fails?|nobody|wrong|mistake|incorrect) [^,]{0,24}(?:enough|sufficient)) ","","no"],["(?:information|evidence)","(?:not|cannot|can't|couldn't|doesn't|don't|isn't|aren't|didn't|won't|wouldn't|needn't|never|no(?! doubt)|nothing|nor|neither|without(?! a doubt)|impossible|unable|insufficient|fails?|nobody|wrong|mistake|incorrect) (?:provide|give|contain|offer) [^,]{0,24}","","no"],["(?:information|evidence)"," (?:provides?|gives?|contains?|offers?) no ","","no"],["(?:conclusion|statement|claim|inference|argument)",""," (?:directly |clearly )?contradicts","no"],["(?:conclusion|statement|claim|inference|argument)",""," is (?:not related|unrelated|false|not necessarily true|not true|contradicted)","no"],["(?:conclusion|statement|claim|inference|argument)",""," (?:does not|doesn't) (?:necessarily )?hold","no"],["(?:conclusion|statement|claim|inference|argument)",""," (?:must (?:also )?be true|(?:necessarily )?holds|is correct)","yes"],["(?:conclusion|statement|claim|inference|argument)",""," is (?:necessarily |therefore |also )?true","yes"],["not necessarily(?= (?:the case|true))","","","no"],["(?:certain|sure)"," (?:(?:cannot|can't|not) be|(?:it|this|that|answer|claim|conclusion|statement) (?:is not|isn't)|(?:we|i|one) (?:are not|aren't|am not|is not)) (?:[a-z]{1,14}ly )?","","no"],["be true"," (?:it|this|that) (?:need not|cannot|can't|does not have to|doesn't have to|does not need to|doesn't need to) ","","no"],["be true"," (?:it|this|that) must (?:indeed |also )?","","yes"],["(?:certain|sure)"," (?:(?:it|this|that) is|(?:we|one|you) can be) (?:indeed |also )?","","yes"],["invalid","^ ?","","no"],["valid","^ ?","","yes"]],
"wholes": [["^(?:no way|(?:it|that)(?:'s| is) (?:not possible|impossible))\\Z","no",""],["^(?:indeed |yes |no )?(?:we|you|one|it|this|that) (?:can|does)\\Z","yes",""],["^(?:we|you|one|it|this|that) (?:cannot|can't|can not|doesn't|does not)\\Z","no",""],["^(?:this |it |that )?(?:can|may) be (?:validly |logically )?(?:inferred|concluded|deduced)\\b(?!.*(?: (?:not|no|never|nobody|neither|cannot|false) |n't ))","yes",""],["^i (?:don't|do not) (?:think|believe) (?:so|it does|it is|we can|that it does|that we can)\\Z","no",""],["^(?:not necessarily|not from|not at all\\Z|invalid\\Z|not valid\\Z)","no",""],["^(?:definitely|absolutely|certainly|of course|obviously|clearly|surely) not","no",""],["^(?:certainly|absolutely|of course|definitely|indeed|correct|valid|true|right)\\Z","yes","first"],["^(?:that is|that's) correct\\Z","yes","first"],["^(?:false|incorrect)\\Z","no","first"]],
"kinds": {"yes-no":{"marked":"({any})(?= )(?! (?:/|or|and) )(?! doubt)","free":" (yes|yep|yeah|yup|affirmative|no|nope|nah|negative)(?= )","fillers":"(?:(?:[:=<>(|)-]|–|—|→|therefore|thus|then|clearly|definitely|most|likely|probably|indeed|simply|just|still|that|is|be|it's|either|the|la|le|el|die|der|das|hence|only|also|would|must|should|boxed|following|closest to|not (?:an? )?[a-z0-9]{1,14} ,? ?but|“”|an?|[a-d] [):]) )*","room":"^ (?:\\Z|\\.(?! [0-9]+ (?![.):]))|(?:(?!(?:[^\\W_]|[./=?“]))[\\s\\S])|“”|(?:we|it|you|the|this|that|because|since|as|i|there|these|those|from|not|they|by|based|according|indeed|sir|everyone|everybody|for|given|can) |(?:is|would be) (?:the|my|correct)[a-z ]{0,16} answer)","ignoresCase":true},"words":{"marked":"({any})(?= )","free":" (?!(?:on|in) (?![.,;:!?)]|\\Z|and |or |but |because |since ))({any})(?= )","fillers":"(?:(?:[:=<>(|)-]|–|—|→|therefore|thus|then|clearly|definitely|most|likely|probably|indeed|simply|just|still|that|is|be|it's|either|the|la|le|el|die|der|das|hence|only|also|would|must|should|boxed|following|closest to|not (?:an? )?[a-z0-9]{1,14} ,? ?but|“”|option|[a-e] [):.]|an?|it|strongly|firmly|wholeheartedly|completely|respectfully|generally|largely|fully|totally|absolutely|personally|somewhat|still|also|in) )*","room":"^ ","ignoresCase":true},"letters":{"marked":"(?:(?:options?|choices?|outputs?|responses?|assistant|model|letters?|statements?|sentences?|conclusions?|answers?|numbers?|premises?|lines?|labels?|#|no) [.:]? ?)?(?:\\( )?(?:(?:(?:options?|choices?|outputs?|responses?|assistant|model|letters?|statements?|sentences?|conclusions?|answers?|numbers?|premises?|lines?|labels?|#|no) [.:]? ?)?)({any})(?= )(?= (?:\\Z|[.,;:!?)⟩|–—→-]|only |over |out of |because |since |as |for |given |if |and |or |but |is |follows|must |alone|remains|therefore|[^a-zß-öø-ÿα-ωа-џ]))","free":" (?:(?:[Oo]ption|[Ll]etter|[Oo]utput|[Rr]esponse|[Aa]ssistant|[Mm]odel|[Aa]nswer|[Ss]tatement|[Cc]hoice) )?(?:\\( )?({upper}|(?<=\\( )(?:{any})(?= \\))|(?:(?<=^ )|(?<=^ [Oo]ption |^ [Aa]nswer |^ [Cc]hoice |^ [Ll]etter ))(?:{any})(?=(?: [.):!])* \\Z))(?= )","fillers":"(?:(?:[:=<>(|)-]|–|—|→|therefore|thus|then|clearly|definitely|most|likely|probably|indeed|simply|just|still|that|is|be|it's|either|the|la|le|el|die|der|das|hence|only|also|would|must|should|boxed|following|closest to|not (?:an? )?[a-z0-9]{1,14} ,? ?but|“”|it) )*","room":"^ (?:\\Z|(?:(?!(?:[^\\W_]|['“/]))[\\s\\S])|(?:because|since|as|is|or|and|follows|must|would|alone|remains|therefore|for|has|seems|appears|wins) )","ignoresCase":false},"numbers":{"marked":"(?:(?:options?|choices?|outputs?|responses?|assistant|model|letters?|statements?|sentences?|conclusions?|answers?|numbers?|premises?|lines?|labels?|#|no) [.:]? ?)?(?:\\( )?(?:(?:(?:options?|choices?|outputs?|responses?|assistant|model|letters?|statements?|sentences?|conclusions?|answers?|numbers?|premises?|lines?|labels?|#|no) [.:]? ?)?)({any})(?= )(?! ?[%/*+=×])(?= (?:\\Z|[.,;:!?)⟩|–—→-]|only |over |out of |because |since |as |for |given |if |and |or |but |is |follows|must |alone|remains|therefore|has to |[^a-zß-öø-ÿα-ωа-џ\\d]))","free":"(?:^| (?:options?|choices?|statements?|sentences?|conclusions?|numbers?|#|answers?|lines?|only|exactly)(?: #)?|(?:(?<= so)|(?<= therefore)|(?<= thus)|(?<= hence))(?= [0-9]+ [.!]? ?\\Z)|(?= (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|[0-9]+(?:st|nd|rd|th)) (?:statement|option|choice|sentence|conclusion|answer|one) ))(?: \\(){0,2} ({any})(?= )","fillers":"(?:(?:[:=<>(|)-]|–|—|→|therefore|thus|then|clearly|definitely|most|likely|probably|indeed|simply|just|still|that|is|be|it's|either|the|la|le|el|die|der|das|hence|only|also|would|must|should|boxed|following|closest to|not (?:an? )?[a-z0-9]{1,14} ,? ?but|“”|an?|it) )*","room":"^ ","ignoresCase":true}},
"synonyms": [{"about":"`alone`: only where there are no other labels. `place`: only where an answer must stand, or only in running text.","labels":["yes","no"],"alone":true,"words":[["yep","yeah","yup","affirmative","true","y"],["nope","nah","negative","false","n"]]},{"labels":["true","false"],"alone":true,"words":[["cannot be false"],["not true","cannot be true"]]},{"labels":["true","false"],"alone":true,"place":"marked","words":[["yes"],["no"]]},{"labels":["true","false"],"place":"free","words":[["correct","accurate"],["incorrect","inaccurate"]]},{"about":"`denies`: \"not valid\" is the other label.","labels":["valid","invalid"],"alone":true,"denies":true,"words":[[],["not valid","isn't valid"]]},{"labels":["agree","disagree"],"alone":true,"denies":true,"words":[["agreement","agreeing","support"],["disagreement","disagreeing","oppose","cannot agree","do not agree","don't agree","cannot support"]]}],
"numbers": ["1st i first","2nd ii second two","3rd iii third three","4th iv fourth four","5th v fifth five","6th vi sixth six","7th vii seventh seven","8th viii eighth eight","9th ix ninth nine","10th x tenth ten"],
"undecided": ["uncertain","unknown","undetermined","undecided","undecidable","indeterminate","indeterminable","not determinable","inconclusive","unclear","unsure","unprovable","neutral","maybe","neither","not given","not enough info","not enough information","not enough evidence","not enough data","insufficient information","insufficient info","insufficient evidence","insufficient data","cannot be determined","can't be determined","can not be determined","cannot be decided","cannot be known","cannot be inferred","cannot determine","can't determine","cannot tell","can't tell","cannot say","can't say","cannot be said","not known","underdetermined"],
"thinking": [["<think>","</think>",true],["<thinking>","</thinking>",true],["<thought>","</thought>",true],["<reason>","</reason>",true],["<reasoning>","</reasoning>",true],["<reflection>","</reflection>",true],["<scratchpad>","</scratchpad>",true],["<inner_monologue>","</inner_monologue>",true],["<antThinking>","</antThinking>",true],["<antml:thinking>","</antml:thinking>",true],["<seed:think>","</seed:think>",true],["<mm:think>","</mm:think>",true],["<ifm\\|think>","</ifm\\|think>",true],["\\[THINK\\]","\\[/THINK\\]",true],["◁think▷","◁/think▷",true],["<\\|begin_of_thought\\|>","<\\|end_of_thought\\|>",true],["<\\|START_THINKING\\|>","<\\|END_THINKING\\|>",true],["<\\|inner_prefix\\|>","<\\|inner_suffix\\|>",true],["<unused94>(?:thought)?","<unused95>",true],["<\\|channel>thought","<channel\\|>",true],["(?:<\\|start\\|>assistant)?<\\|channel\\|>(?:analysis|commentary)[^<>]{0,60}<\\|message\\|>","(?:<\\|end\\|>\\s{0,4})?(?:<\\|start\\|>(?:assistant)?)?<\\|channel\\|>final[^<>]{0,60}<\\|message\\|>",true],["(?<![^\\n])analysis(?=[A-Z][a-z']{0,14} )","assistant\\s?final",false],["<details type=\"reasoning\"[^<>]{0,80}>","</details>",false],["(?<![^\\s])here(?:'s| is) my thought process:","here(?:'s| is) my response:",false],["(?<![^\\s])here are my reasoning steps:","\\[BEGIN FINAL RESPONSE\\]",true]],
"turn begins": "\\s*(?:\\[INST\\][^\\[\\]]{0,4000}(?=\\[/INST\\]))?\\s*(?:(?:<s>|<bos>|<\\|begin_of_text\\|>|<\\|im_start\\|>(?:assistant)?|<\\|start_header_id\\|>(?:assistant)?<\\|end_header_id\\|>|<start_of_turn>(?:model)?|<\\|turn>(?:model)?|<\\|start\\|>(?:assistant)?|<\\|(?:assistant|bot|model)\\|>|<\\|assistant_start\\|>|<｜Assistant｜>|<\\|START_OF_TURN_TOKEN\\|>|<\\|CHATBOT_TOKEN\\|>|<\\|START_RESPONSE\\|>|<\\|START_TEXT\\|>|<\\|begin_of_solution\\|>|\\[/INST\\]|[*#]{0,4} ?(?:assistant|ai|response)[*]{0,2}:[*]{0,2})\\s*){0,6}",
"turn ends": "<\\|(?:im_(?:end|start|sep)|endofprompt|eot_id|eom_id|eot|end_of_text|endoftext|end_of_role|end_of_solution|end_of_turn|end|return|call|eos|user|human|system|assistant|observation|(?:start|end)_header_id|(?:user|assistant)_(?:start|end)|(?:START|END)_OF_TURN_TOKEN|USER_TOKEN|END_RESPONSE|END_TEXT|turn)\\|?>|<end_of_utterance>|</s>|<s>|<eos>|<(?:start|end)_of_turn>|<turn\\|>|<[｜|](?:end▁of▁sentence|begin▁of▁sentence|User|Assistant)[｜|]>|<\\|start\\|>|\\[/?INST\\]|\\[e~\\[|\\[END FINAL RESPONSE\\]|\\[end of text\\]|(?<![^\\n])[ \\t>]{0,4}(?:#{1,4} {0,2})?[*_]{0,2}(?:user|human|assistant|system|student|ai)[*_]{0,2} ?:|(?<![^\\n])[ \\t]{0,4}#{1,4} {0,2}(?:instruction|input|user|human|system|question|problem|exercise)\\b",
"han": "\\u2e80-\\u2e99\\u2e9b-\\u2ef3\\u2f00-\\u2fd5\\u3005\\u3007\\u3021-\\u3029\\u3038-\\u303b\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufa6d\\ufa70-\\ufad9",
"joined": "\\u1100-\\u11ff\\u302e-\\u302f\\u3131-\\u318e\\u3200-\\u321e\\u3260-\\u327e\\ua960-\\ua97c\\uac00-\\ud7a3\\ud7b0-\\ud7c6\\ud7cb-\\ud7fb\\uffa0-\\uffbe\\uffc2-\\uffc7\\uffca-\\uffcf\\uffd2-\\uffd7\\uffda-\\uffdc\\u0e01-\\u0e3a\\u0e40-\\u0e5b\\u3041-\\u3096\\u309d-\\u309f\\u30a1-\\u30fa\\u30fd-\\u30ff\\u31f0-\\u31ff\\u32d0-\\u32fe\\u3300-\\u3357\\uff66-\\uff6f\\uff71-\\uff9d",
"marks": "\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1-\\u05c2\\u05c4-\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7-\\u06e8\\u06ea-\\u06ed\\u0711\\u0730-\\u074a\\u07a6-\\u07b0\\u07eb-\\u07f3\\u07fd\\u0816-\\u0819\\u081b-\\u0823\\u0825-\\u0827\\u0829-\\u082d\\u0859-\\u085b\\u0897-\\u089f\\u08ca-\\u08e1\\u08e3-\\u0903\\u093a-\\u093c\\u093e-\\u094f\\u0951-\\u0957\\u0962-\\u0963\\u0981-\\u0983\\u09bc\\u09be-\\u09c4\\u09c7-\\u09c8\\u09cb-\\u09cd\\u09d7\\u09e2-\\u09e3\\u09fe\\u0a01-\\u0a03\\u0a3c\\u0a3e-\\u0a42\\u0a47-\\u0a48\\u0a4b-\\u0a4d\\u0a51\\u0a70-\\u0a71\\u0a75\\u0a81-\\u0a83\\u0abc\\u0abe-\\u0ac5\\u0ac7-\\u0ac9\\u0acb-\\u0acd\\u0ae2-\\u0ae3\\u0afa-\\u0aff\\u0b01-\\u0b03\\u0b3c\\u0b3e-\\u0b44\\u0b47-\\u0b48\\u0b4b-\\u0b4d\\u0b55-\\u0b57\\u0b62-\\u0b63\\u0b82\\u0bbe-\\u0bc2\\u0bc6-\\u0bc8\\u0bca-\\u0bcd\\u0bd7\\u0c00-\\u0c04\\u0c3c\\u0c3e-\\u0c44\\u0c46-\\u0c48\\u0c4a-\\u0c4d\\u0c55-\\u0c56\\u0c62-\\u0c63\\u0c81-\\u0c83\\u0cbc\\u0cbe-\\u0cc4\\u0cc6-\\u0cc8\\u0cca-\\u0ccd\\u0cd5-\\u0cd6\\u0ce2-\\u0ce3\\u0cf3\\u0d00-\\u0d03\\u0d3b-\\u0d3c\\u0d3e-\\u0d44\\u0d46-\\u0d48\\u0d4a-\\u0d4d\\u0d57\\u0d62-\\u0d63\\u0d81-\\u0d83\\u0dca\\u0dcf-\\u0dd4\\u0dd6\\u0dd8-\\u0ddf\\u0df2-\\u0df3\\u0e31\\u0e34-\\u0e3a\\u0e47-\\u0e4e\\u0eb1\\u0eb4-\\u0ebc\\u0ec8-\\u0ece\\u0f18-\\u0f19\\u0f35\\u0f37\\u0f39\\u0f3e-\\u0f3f\\u0f71-\\u0f84\\u0f86-\\u0f87\\u0f8d-\\u0f97\\u0f99-\\u0fbc\\u0fc6\\u102b-\\u103e\\u1056-\\u1059\\u105e-\\u1060\\u1062-\\u1064\\u1067-\\u106d\\u1071-\\u1074\\u1082-\\u108d\\u108f\\u109a-\\u109d\\u135d-\\u135f\\u1712-\\u1715\\u1732-\\u1734\\u1752-\\u1753\\u1772-\\u1773\\u17b4-\\u17d3\\u17dd\\u180b-\\u180d\\u180f\\u1885-\\u1886\\u18a9\\u1920-\\u192b\\u1930-\\u193b\\u1a17-\\u1a1b\\u1a55-\\u1a5e\\u1a60-\\u1a7c\\u1a7f\\u1ab0-\\u1add\\u1ae0-\\u1aeb\\u1b00-\\u1b04\\u1b34-\\u1b44\\u1b6b-\\u1b73\\u1b80-\\u1b82\\u1ba1-\\u1bad\\u1be6-\\u1bf3\\u1c24-\\u1c37\\u1cd0-\\u1cd2\\u1cd4-\\u1ce8\\u1ced\\u1cf4\\u1cf7-\\u1cf9\\u1dc0-\\u1dff\\u20d0-\\u20f0\\u2cef-\\u2cf1\\u2d7f\\u2de0-\\u2dff\\u302a-\\u302f\\u3099-\\u309a\\ua66f-\\ua672\\ua674-\\ua67d\\ua69e-\\ua69f\\ua6f0-\\ua6f1\\ua802\\ua806\\ua80b\\ua823-\\ua827\\ua82c\\ua880-\\ua881\\ua8b4-\\ua8c5\\ua8e0-\\ua8f1\\ua8ff\\ua926-\\ua92d\\ua947-\\ua953\\ua980-\\ua983\\ua9b3-\\ua9c0\\ua9e5\\uaa29-\\uaa36\\uaa43\\uaa4c-\\uaa4d\\uaa7b-\\uaa7d\\uaab0\\uaab2-\\uaab4\\uaab7-\\uaab8\\uaabe-\\uaabf\\uaac1\\uaaeb-\\uaaef\\uaaf5-\\uaaf6\\uabe3-\\uabea\\uabec-\\uabed\\ufb1e\\ufe00-\\ufe0f\\ufe20-\\ufe2f"
}""")
