/**
 * Decides whether clauses are satisfiable: a conflict-driven clause-learning search (CDCL), sound and complete.
 *
 * Variables are 1, 2, …; a literal is a variable or its negative, as in DIMACS. Internally, the literal v is 2v and
 * -v is 2v + 1. Two watched literals per clause, first unique implication point, activity order, saved phases, Luby
 * restarts. Source: Eén and Sörensson, An Extensible
 * SAT-solver (SAT 2003). The file is long because it is one algorithm on shared arrays.
 */

export type Solver = {
  readonly variable: () => number;
  /** Adds a clause: one of the literals must be true. Without literals, the problem is unsatisfiable from then on. */
  readonly clause: (literals: readonly number[]) => void;
  /**
   * Returns whether all clauses are satisfiable together with the assumed literals; undefined if the decision would
   * take more than `maxConflicts` conflicts.
   */
  readonly solve: (assumptions?: readonly number[], maxConflicts?: number) => boolean | undefined;
  /** Returns the variable's value in the last satisfying assignment. */
  readonly value: (variable: number) => boolean;
  /** After an unsatisfiable `solve`: returns assumptions that already contradict the clauses. */
  readonly core: () => readonly number[];
  /** Returns the conflicts so far, the measure of effort. */
  readonly conflicts: () => number;
};

const unassigned = -1;
/** Not implied by a clause: a decision, an assumption, or a fact at level 0. */
const noReason = -1;
const luby = (i: number): number => {
  let size = 1;
  while (size < i + 1) size = 2 * size + 1;
  while (size - 1 !== i) {
    size = (size - 1) >> 1;
    i %= size;
  }
  return (size + 1) >> 1;
};

/**
 * Creates a solver without clauses. It keeps learned clauses between calls of `solve`.
 */
export const createSolver = (): Solver => {
  let variables = 0;
  let contradictory = false;
  let conflictCount = 0;
  let lastCore: readonly number[] = [];
  // Indexed by variable.
  let level = new Int32Array(64);
  let reason = new Int32Array(64).fill(noReason);
  let activity = new Float64Array(64);
  let phase = new Uint8Array(64).fill(1); // false first: countermodels in which little holds
  let seen = new Uint8Array(64);
  let place = new Int32Array(64).fill(-1); // in the heap
  let model = new Uint8Array(64);
  // Indexed by literal: 1 true, 0 false, -1 unassigned.
  let value = new Int8Array(128).fill(unassigned);
  const watchers: number[][] = [[], []];
  // Clause c: literals at start[c] .. start[c] + length[c] of the store.
  let store = new Int32Array(1024);
  let stored = 0;
  const start: number[] = [];
  const length: number[] = [];
  const trail: number[] = [];
  const levelStart: number[] = [];
  let head = 0;
  const heap: number[] = [];
  let bump = 1;

  const toInternal = (literal: number): number => (literal > 0 ? 2 * literal : -2 * literal + 1);
  const toExternal = (literal: number): number => (literal & 1 ? -(literal >> 1) : literal >> 1);

  const variable = (): number => {
    const v = ++variables;
    if (v >= level.length) grow();
    watchers.push([], []);
    insert(v);
    return v;
  };

  const grow = (): void => {
    const size = level.length * 2;
    const wider = <A extends Int32Array | Float64Array | Uint8Array | Int8Array>(
      old: A,
      fresh: A,
      fill = 0,
    ): A => {
      fresh.fill(fill);
      fresh.set(old);
      return fresh;
    };
    level = wider(level, new Int32Array(size));
    reason = wider(reason, new Int32Array(size), noReason);
    activity = wider(activity, new Float64Array(size));
    phase = wider(phase, new Uint8Array(size), 1);
    seen = wider(seen, new Uint8Array(size));
    place = wider(place, new Int32Array(size), -1);
    model = wider(model, new Uint8Array(size));
    value = wider(value, new Int8Array(2 * size), unassigned);
  };

  // The heap of unassigned variables, most active first.
  const precedes = (v: number, w: number): boolean => {
    const difference = (activity[v] ?? 0) - (activity[w] ?? 0);
    return difference > 0 || (difference === 0 && v < w);
  };
  const siftUp = (v: number): void => {
    let i = place[v] ?? 0;
    while (i > 0) {
      const parent = heap[(i - 1) >> 1] ?? 0;
      if (!precedes(v, parent)) break;
      heap[i] = parent;
      place[parent] = i;
      i = (i - 1) >> 1;
    }
    heap[i] = v;
    place[v] = i;
  };
  const insert = (v: number): void => {
    if ((place[v] ?? -1) >= 0) return;
    place[v] = heap.length;
    heap.push(v);
    siftUp(v);
  };
  const removeFirst = (): number => {
    const first = heap[0] ?? 0;
    const last = heap.pop() ?? 0;
    place[first] = -1;
    if (heap.length > 0 && last !== first) {
      let i = 0;
      for (;;) {
        let child = 2 * i + 1;
        if (child >= heap.length) break;
        if (child + 1 < heap.length && precedes(heap[child + 1] ?? 0, heap[child] ?? 0)) child++;
        const candidate = heap[child] ?? 0;
        if (!precedes(candidate, last)) break;
        heap[i] = candidate;
        place[candidate] = i;
        i = child;
      }
      heap[i] = last;
      place[last] = i;
    }
    return first;
  };
  const excite = (v: number): void => {
    activity[v] = (activity[v] ?? 0) + bump;
    if ((activity[v] ?? 0) > 1e100) {
      for (let w = 1; w <= variables; w++) activity[w] = (activity[w] ?? 0) * 1e-100;
      bump *= 1e-100;
    }
    if ((place[v] ?? -1) >= 0) siftUp(v);
  };

  const assign = (literal: number, why: number): void => {
    const v = literal >> 1;
    value[literal] = 1;
    value[literal ^ 1] = 0;
    level[v] = levelStart.length;
    reason[v] = why;
    trail.push(literal);
  };

  const undoLevels = (target: number): void => {
    if (levelStart.length <= target) return;
    const from = levelStart[target] ?? 0;
    for (let i = trail.length - 1; i >= from; i--) {
      const literal = trail[i] ?? 0;
      const v = literal >> 1;
      value[literal] = unassigned;
      value[literal ^ 1] = unassigned;
      phase[v] = literal & 1;
      reason[v] = noReason;
      insert(v);
    }
    trail.length = from;
    levelStart.length = target;
    head = from;
  };

  const attach = (literals: readonly number[]): number => {
    const c = start.length;
    if (stored + literals.length > store.length) {
      const wider = new Int32Array(Math.max(store.length * 2, stored + literals.length));
      wider.set(store);
      store = wider;
    }
    start.push(stored);
    length.push(literals.length);
    store.set(literals, stored);
    stored += literals.length;
    watchers[literals[0] ?? 0]?.push(c);
    watchers[literals[1] ?? 0]?.push(c);
    return c;
  };

  const clause = (literals: readonly number[]): void => {
    undoLevels(0);
    if (contradictory) return;
    const kept: number[] = [];
    for (const literal of literals.map(toInternal)) {
      if (value[literal] === 1 || kept.includes(literal ^ 1)) return;
      if (value[literal] !== 0 && !kept.includes(literal)) kept.push(literal);
    }
    if (kept.length === 0) contradictory = true;
    else if (kept.length === 1) {
      assign(kept[0] ?? 0, noReason);
      contradictory = propagate() >= 0;
    } else attach(kept);
  };

  const propagate = (): number => {
    while (head < trail.length) {
      const falsified = (trail[head++] ?? 0) ^ 1;
      const watching = watchers[falsified] ?? [];
      let kept = 0;
      for (let i = 0; i < watching.length; i++) {
        const c = watching[i] ?? 0;
        const size = length[c] ?? 0;
        const s = start[c] ?? 0;
        if (store[s] === falsified) {
          store[s] = store[s + 1] ?? 0;
          store[s + 1] = falsified;
        }
        const first = store[s] ?? 0;
        if (value[first] === 1) {
          watching[kept++] = c;
          continue;
        }
        let k = s + 2;
        const end = s + size;
        while (k < end && value[store[k] ?? 0] === 0) k++;
        if (k < end) {
          const other = store[k] ?? 0;
          store[k] = falsified;
          store[s + 1] = other;
          watchers[other]?.push(c);
          continue;
        }
        watching[kept++] = c;
        if (value[first] === 0) {
          for (i++; i < watching.length; i++) watching[kept++] = watching[i] ?? 0;
          watching.length = kept;
          head = trail.length;
          return c;
        }
        assign(first, c);
      }
      watching.length = kept;
    }
    return -1;
  };

  const analyze = (conflict: number): { clause: number[]; back: number } => {
    const out: number[] = [0];
    const touched: number[] = [];
    let open = 0;
    let c = conflict;
    let at = trail.length - 1;
    let literal = -1;
    do {
      const s = start[c] ?? 0;
      for (let k = s; k < s + (length[c] ?? 0); k++) {
        const q = store[k] ?? 0;
        const v = q >> 1;
        if (q === literal || seen[v] === 1 || level[v] === 0) continue;
        seen[v] = 1;
        touched.push(v);
        excite(v);
        if (level[v] === levelStart.length) open++;
        else out.push(q);
      }
      while (seen[(trail[at] ?? 0) >> 1] !== 1) at--;
      literal = trail[at--] ?? 0;
      c = reason[literal >> 1] ?? noReason;
      seen[literal >> 1] = 0;
      open--;
    } while (open > 0);
    out[0] = literal ^ 1;
    // A literal whose reason consists of literals seen already is redundant.
    const clause = out.filter((q, i) => {
      const why = reason[q >> 1] ?? noReason;
      if (i === 0 || why === noReason) return true;
      const s = start[why] ?? 0;
      for (let k = s; k < s + (length[why] ?? 0); k++) {
        const v = (store[k] ?? 0) >> 1;
        if (v !== q >> 1 && seen[v] !== 1 && level[v] !== 0) return true;
      }
      return false;
    });
    for (const v of touched) seen[v] = 0;
    let highest = 1;
    for (let i = 2; i < clause.length; i++)
      if ((level[(clause[i] ?? 0) >> 1] ?? 0) > (level[(clause[highest] ?? 0) >> 1] ?? 0)) highest = i;
    let back = 0;
    if (clause.length > 1) {
      const swap = clause[highest] ?? 0;
      clause[highest] = clause[1] ?? 0;
      clause[1] = swap;
      back = level[swap >> 1] ?? 0;
    }
    return { clause, back };
  };

  const finalCore = (failed: number): readonly number[] => {
    const core = [failed];
    seen[failed >> 1] = 1;
    for (let i = trail.length - 1; i >= (levelStart[0] ?? trail.length); i--) {
      const literal = trail[i] ?? 0;
      const v = literal >> 1;
      if (seen[v] !== 1) continue;
      seen[v] = 0;
      const why = reason[v] ?? noReason;
      if (why === noReason) {
        if (literal !== failed) core.push(literal);
      } else {
        const s = start[why] ?? 0;
        for (let k = s; k < s + (length[why] ?? 0); k++) {
          const w = (store[k] ?? 0) >> 1;
          if (w !== v && (level[w] ?? 0) > 0) seen[w] = 1;
        }
      }
    }
    seen[failed >> 1] = 0;
    return core.map(toExternal);
  };

  const solve = (
    assumptions: readonly number[] = [],
    maxConflicts = Number.POSITIVE_INFINITY,
  ): boolean | undefined => {
    undoLevels(0);
    lastCore = [];
    if (contradictory) return false;
    const assumed = assumptions.map(toInternal);
    const lastConflict = conflictCount + maxConflicts;
    let restarts = 0;
    let untilRestart = 100 * luby(restarts);
    for (;;) {
      const conflict = propagate();
      if (conflict >= 0) {
        conflictCount++;
        untilRestart--;
        if (levelStart.length === 0) {
          contradictory = true;
          return false;
        }
        const lesson = analyze(conflict);
        undoLevels(lesson.back);
        if (lesson.clause.length === 1) assign(lesson.clause[0] ?? 0, noReason);
        else assign(lesson.clause[0] ?? 0, attach(lesson.clause));
        bump /= 0.95;
        if (conflictCount >= lastConflict) {
          undoLevels(0);
          return undefined;
        }
        continue;
      }
      if (untilRestart <= 0) {
        untilRestart = 100 * luby(++restarts);
        undoLevels(0);
        continue;
      }
      let next = -1;
      while (next < 0 && levelStart.length < assumed.length) {
        const literal = assumed[levelStart.length] ?? 0;
        if (value[literal] === 0) {
          lastCore = finalCore(literal);
          undoLevels(0);
          return false;
        }
        if (value[literal] === 1) levelStart.push(trail.length);
        else next = literal;
      }
      while (next < 0 && heap.length > 0) {
        const v = removeFirst();
        if (value[2 * v] === unassigned) next = 2 * v + (phase[v] ?? 0);
      }
      if (next < 0) {
        for (let v = 1; v <= variables; v++) model[v] = value[2 * v] === 1 ? 1 : 0;
        undoLevels(0);
        return true;
      }
      levelStart.push(trail.length);
      assign(next, noReason);
    }
  };

  return {
    variable,
    clause,
    solve,
    value: (v) => model[v] === 1,
    core: () => lastCore,
    conflicts: () => conflictCount,
  };
};
