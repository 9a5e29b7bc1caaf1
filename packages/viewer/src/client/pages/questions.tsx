/** Shows every question of a run: filters by outcome and by any tag, above a table of any length. The whole state is in the address. */
import { useRef } from "react";
import { count } from "organon/drawing";
import { Chips, Choice, Field, ModelChoice, Waiting, type RunTab } from "../parts.tsx";
import { states } from "../progress.tsx";
import { isBundle, type QueryChanges, setQuery, useAddress } from "../router.ts";
import { stateText, tagText } from "../text.ts";
import { serverQuery, useHead } from "./question-rows.ts";
import { QuestionTable } from "./question-table.tsx";

/** The order of the usual tags in filters; others follow alphabetically. */
const usualTags = ["logic", "category", "rule", "kind", "length"];

const isFilter = (name: string): boolean =>
  name.startsWith("tag:") || ["key", "answer", "id", "text"].includes(name);

export const QuestionsTab = ({ run, models, every, file }: RunTab) => {
  const address = useAddress();
  const query = serverQuery(address).toString();
  const { head, again } = useHead(run, query, every);
  const page = head.data;
  const chosen = address.searchParams.getAll("state");
  const set = (changes: QueryChanges): void => setQuery(address, { at: null, ...changes });
  const values = page?.values ?? {};
  const tags = Object.keys(values)
    .filter((name) => name.startsWith("tag:") && name !== "tag:base" && (values[name]?.length ?? 0) > 1)
    .map((name) => name.slice(4))
    .toSorted((a, b) => getPlace(a) - getPlace(b) || (a < b ? -1 : 1));
  // On a phone they would fill the page before its table.
  const isOpen = useRef(
    window.matchMedia("(min-width: 781px)").matches || [...address.searchParams.keys()].some(isFilter),
  ).current;
  const clear = (): void =>
    setQuery(new URL(address.pathname, address), { model: address.searchParams.get("model") });
  const isFiltered = [...address.searchParams.keys()].some((name) => !["at", "model", "sort"].includes(name));
  if (head.error !== undefined) return <Waiting answer={head} what="the questions" />;
  return (
    <section className="questions" aria-label="Questions">
      <Chips
        label="Outcome"
        options={states
          .filter((state) => (page?.states[state] ?? 0) > 0 || chosen.includes(state))
          .map((state) => [
            state,
            <>
              <i className={state} /> {stateText(state)} <b>{count(page?.states[state] ?? 0)}</b>
            </>,
          ])}
        chosen={chosen}
        onChoose={(state) => set({ state: [...new Set(chosen).symmetricDifference(new Set([state]))] })}
      />
      <details className="filters" open={isOpen}>
        <summary>Filters</summary>
        <div className="fields">
          <ModelChoice models={models} />
          {tags.map((tag) => (
            <Choice
              key={tag}
              label={tagText(tag)}
              value={address.searchParams.get(`tag:${tag}`) ?? ""}
              options={[["", "all"], ...(values[`tag:${tag}`] ?? []).map((value) => [value, value] as const)]}
              onChange={(value) => set({ [`tag:${tag}`]: value })}
            />
          ))}
          {["key", "answer"].map((name) =>
            (values[name]?.length ?? 0) < 2 ? null : (
              <Choice
                key={name}
                label={name}
                value={address.searchParams.get(name) ?? ""}
                options={[
                  ["", "all"],
                  ...(values[name] ?? []).slice(0, 50).map((value) => [value, value] as const),
                ]}
                onChange={(value) => set({ [name]: value })}
              />
            ),
          )}
          <Field
            label="Words in question or reply"
            type="search"
            className="words"
            value={address.searchParams.get("text") ?? ""}
            onText={(text) => set({ text })}
          />
          <Field
            label="Id begins"
            type="search"
            value={address.searchParams.get("id") ?? ""}
            onText={(id) => set({ id: id.trim() })}
          />
          {isFiltered ? (
            <button type="button" className="plain" onClick={clear}>
              Show all questions
            </button>
          ) : null}
        </div>
      </details>
      {page !== undefined && page.total === 0 && page.read === 1 && (page.search?.built ?? 1) === 1 ? (
        <div className="problem">
          <p>
            <b>{page.planned === 0 ? "This run has no questions yet." : "No question fits these filters."}</b>
          </p>
          {isFiltered ? (
            <button type="button" onClick={clear}>
              Show all {count(page.planned)} questions
            </button>
          ) : null}
        </div>
      ) : (
        <QuestionTable run={run} query={query} address={address} total={page?.total ?? 0} again={again} />
      )}
      <p className="facts" aria-live="polite" data-of={head.isOld ? undefined : query}>
        {page === undefined
          ? "Reading …"
          : page.total === page.planned
            ? `${count(page.total)} questions`
            : `${count(page.total)} of ${count(page.planned)} questions`}
        {page !== undefined && page.read < 1
          ? `; ${Math.round(page.read * 100)} % of the run is read so far`
          : ""}
        {page?.search === undefined || page.search.built === 1
          ? ""
          : `; the words of ${Math.round(page.search.built * 100)} % of the run are indexed so far`}
      </p>
      <SaveRows run={run} query={query} file={file} />
    </section>
  );
};

/** Saves the rows that fit the filters; a bundle has no server that streams them. */
const SaveRows = ({
  run,
  query,
  file,
}: {
  readonly run: string;
  readonly query: string;
  readonly file: string;
}) =>
  isBundle ? null : (
    <p className="files">
      {["csv", "jsonl"].map((format) => (
        <a key={format} href={`/api/runs/${run}/questions.${format}?${query}`} download={`${file}.${format}`}>
          These questions as {format === "csv" ? "CSV" : "JSON lines"}
        </a>
      ))}
    </p>
  );

const getPlace = (tag: string): number =>
  usualTags.includes(tag) ? usualTags.indexOf(tag) : usualTags.length;
