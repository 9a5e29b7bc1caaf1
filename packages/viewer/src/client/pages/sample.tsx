/** Shows what a run is about: the prompt as it was sent, the sampling parameters, and a wrong answer. */
import type { Dossier } from "organon/view";
import type { QuestionPage } from "../../reading/question-page.ts";
import { useAnswer } from "../api.ts";
import { Link, type RunTab } from "../parts.tsx";
import { LongText } from "../reply.tsx";
import { show } from "../text.ts";

/** Characters of a reply; its end holds the answer. */
const maxReply = 600;

export const Sample = ({ run, models, every }: RunTab) => {
  const hasQuestions = window.organonBundle?.chunk !== 0;
  const base = `/api/runs/${run}/questions`;
  const wrong = useAnswer<QuestionPage>(
    hasQuestions ? `${base}?model=0&state=incorrect&most=1` : undefined,
    every,
  );
  const row = wrong.data?.rows[0];
  const answer = useAnswer<Dossier>(wrong.data === undefined ? undefined : `${base}/0/${row?.ordinal ?? 0}`);
  const [reply] = answer.data?.replies ?? [];
  if (answer.data === undefined || reply === undefined) return null;
  const { prompt, question } = answer.data;
  const text = reply.response?.text ?? "";
  const parameters = Object.entries(models[0]?.parameters ?? {}).filter(([, value]) => value !== "");
  return (
    <section className="sample" aria-label="Example">
      <div>
        <h2>{row === undefined ? "A question" : "A wrong answer"}</h2>
        <p className="asked">{show(question.text)}</p>
        <p>
          Answer key <b>{question.key.map(show).join(", ")}</b>, read as{" "}
          <b className={`state ${row?.state ?? ""}`}>{show(reply.verdict?.answer ?? "nothing")}</b> ·{" "}
          <Link to={`/runs/${run}/questions/0/${row?.ordinal ?? 0}`}>Open the question</Link>
          {row && " · "}
          {row && <Link to={`/runs/${run}/questions?state=incorrect`}>Show all wrong answers</Link>}
        </p>
        <LongText text={text.length > maxReply ? `…${text.slice(-maxReply)}` : text} />
      </div>
      <div>
        <h2>Prompt as sent</h2>
        {(prompt?.messages ?? []).map(({ role, content }, i) => (
          <div className="message" key={i}>
            <h3>{role}</h3>
            <LongText text={content} />
          </div>
        ))}
        <p className="facts">
          Sampling:{" "}
          {parameters.length === 0
            ? "the provider's defaults"
            : parameters.map(([name, value]) => `${name} ${String(value)}`).join(", ")}
        </p>
      </div>
    </section>
  );
};
