/** Shows the proof of an answer key: a Fitch derivation or two small interpretations, and the same in English. */
import { useId } from "react";
import type { FitchLine } from "organon-logic/fitch";
import { worldPicture } from "organon/drawing";
import type { Grounds as Told } from "organon/view";
import { Drawn } from "./parts.tsx";
import { show } from "./text.ts";

const follows: Readonly<Record<Told["relation"], string>> = {
  entailment: "It follows: here is the proof.",
  contradiction: "Its negation follows: here is the proof.",
  neutral: "Neither the conclusion nor its negation follows. A countermodel shows each.",
};

export const Grounds = ({
  grounds,
  label,
  about,
}: {
  readonly grounds: Told;
  /** The answer key that is proved. */
  readonly label?: string;
  /** The statement that is proved, if the answer key is something else. */
  readonly about?: string;
}) => {
  const id = useId();
  const { relation, lexicon, proof, worlds, told } = grounds;
  return (
    <section aria-label="Why" className="grounds">
      <h2>
        {about === undefined ? `Why${label === undefined ? "" : ` the key is ${label}`}` : "What is proved"}
      </h2>
      <p>
        {about === undefined ? null : <>“{show(about)}” </>}
        {follows[relation]}
      </p>
      {proof === undefined ? null : <Fitch lines={proof} />}
      {worlds === undefined ? null : (
        <div className={worlds.satisfying.domain.length > 3 ? "worlds large" : "worlds"}>
          {(
            [
              ["The premises and the conclusion are true", worlds.satisfying],
              ["The premises are true, the conclusion is false", worlds.refuting],
            ] as const
          ).map(([title, world], i) => (
            <figure key={i}>
              <figcaption>{title}</figcaption>
              <Drawn markup={worldPicture(world, `${id}-${i}`, title)} />
            </figure>
          ))}
        </div>
      )}
      {lexicon.length === 0 ? null : (
        <dl className="lexicon">
          {lexicon.map(({ letter, text }) => (
            <div key={letter}>
              <dt>
                <code>{letter}</code>
              </dt>
              <dd>{show(text)}</dd>
            </div>
          ))}
        </dl>
      )}
      <details>
        <summary>In English</summary>
        <ol className="told">
          {told.map((line, i) => (
            <li key={i}>{show(line.replace(/^\d+\.\s*/, ""))}</li>
          ))}
        </ol>
      </details>
    </section>
  );
};

const Fitch = ({ lines }: { readonly lines: readonly FitchLine[] }) => (
  <div className="scroll" role="region" aria-label="The proof" tabIndex={0}>
    <table className="fitch">
      <thead>
        <tr>
          {["line", "formula", "by"].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ n, formula, reason, depth, isAssumption, isLastPremise }) => (
          <tr key={n}>
            <th scope="row">{n}</th>
            <td>
              <span className="bars">
                {Array.from({ length: depth }, (_, i) => (
                  <i key={i} />
                ))}
                <span className={isAssumption || isLastPremise ? "formula ruled" : "formula"}>{formula}</span>
              </span>
            </td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
