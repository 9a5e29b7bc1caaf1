/**
 * Shows four-option questions with their rotations side by side: which option a model chose in which order, and
 * whether its choice followed the content or the position.
 */
import { count } from "organon/drawing";
import type { CirclePage } from "../../reading/circles.ts";
import { useAnswer } from "../api.ts";
import { Chips, Link, Listing, ModelChoice, Waiting, type RunTab } from "../parts.tsx";
import { setQuery, useAddress, withQuery } from "../router.ts";
import { show, stateText } from "../text.ts";

type Row = CirclePage["rows"][number];
type Kind = Row["kind"];

/** Rows per page. */
const pageSize = 20;

const meanings: readonly (readonly [kind: Kind, meaning: string])[] = [
  ["right", "right in every order"],
  ["one wrong option", "the same wrong option in every order"],
  ["one place", "the same place whatever stands there"],
  ["mixed", "now one, now another"],
  ["incomplete", "an answer is missing"],
];

export const CirclesTab = ({ run, models, every }: RunTab) => {
  const address = useAddress();
  const [subject, kind] = [address.searchParams.get("model") ?? "0", address.searchParams.get("kind") ?? ""];
  const at = Number(address.searchParams.get("at") ?? 0);
  const query = new URLSearchParams({ model: subject, at: String(at), most: String(pageSize) });
  if (kind !== "") query.set("kind", kind);
  const answer = useAnswer<CirclePage>(`/api/runs/${run}/circles?${query.toString()}`, every);
  if (answer.data === undefined) return <Waiting answer={answer} what="the rotations" />;
  const { total, kinds, rows } = answer.data;
  if (Object.values(kinds).every((n) => n === 0))
    return (
      <p className="waiting">
        Each question of this run was asked in one order only; <code>--orders 4</code> asks all.
      </p>
    );
  return (
    <section className="circles" aria-label="Rotations side by side">
      <Chips
        label="How the answers go together"
        options={meanings.map(([name, meaning]) => [
          name,
          <>
            {meaning} <b>{count(kinds[name])}</b>
          </>,
        ])}
        chosen={[kind]}
        onChoose={(name) => setQuery(address, { at: null, kind: kind === name ? null : name })}
      />
      {models.length < 2 ? null : (
        <div className="fields">
          <ModelChoice models={models} />
        </div>
      )}
      <p className="note">
        Letters are the options of the first order; behind them the place at which the option stood.
      </p>
      <Listing
        label="Rotations"
        columns={["Question", "Key", "as asked first", "moved by 1", "by 2", "by 3", "Together"]}
      >
        {rows.map((row) => (
          <tr key={`${row.id} ${row.epoch}`}>
            <th scope="row" className="text">
              <span className="clamped" title={row.text}>
                {show(row.text)}
              </span>
              <small>
                {show(row.tags["type"] ?? "")}
                {row.epoch > 0 ? `, time ${row.epoch + 1}` : ""}
              </small>
            </th>
            <td>{show(row.key)}</td>
            {[0, 1, 2, 3].map((rotation) => (
              <Turn key={rotation} row={row} rotation={rotation} to={`/runs/${run}/questions/${subject}`} />
            ))}
            <td>{new Map(meanings).get(row.kind)}</td>
          </tr>
        ))}
      </Listing>
      <nav className="pager" aria-label="Pages">
        {at === 0 ? null : (
          <Link to={withQuery(address, { at: String(Math.max(0, at - pageSize)) })}>← before</Link>
        )}
        <span className="facts">
          {total === 0 ? "none" : `${count(at + 1)} to ${count(at + rows.length)} of ${count(total)}`}
        </span>
        {at + rows.length >= total ? null : (
          <Link to={withQuery(address, { at: String(at + pageSize) })}>next →</Link>
        )}
      </nav>
    </section>
  );
};

const Turn = ({
  row,
  rotation,
  to,
}: {
  readonly row: Row;
  readonly rotation: number;
  readonly to: string;
}) => {
  const turn = row.turns.find((one) => one.rotation === rotation);
  if (turn === undefined) return <td />;
  const { ordinal, state, label, option } = turn;
  return (
    <td className="turn">
      <Link to={`${to}/${ordinal}`}>
        <b>{option ?? stateText(state)}</b>
        {option === undefined ? null : <small>at {label}</small>}
      </Link>{" "}
      {option === undefined ? null : <span className={`state ${state}`}>{state}</span>}
    </td>
  );
};
