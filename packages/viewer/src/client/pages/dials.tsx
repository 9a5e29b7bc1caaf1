/** Shows one model's accuracy by two tags of the questions, such as difficulty parameters. */
import type { Document } from "organon/drawing";
import { useAnswer } from "../api.ts";
import { Choice, ModelChoice, Sections, Waiting, type RunTab } from "../parts.tsx";
import { setQuery, useAddress } from "../router.ts";

type Dials = {
  readonly tags: readonly string[];
  readonly x: string;
  readonly y: string;
  readonly document: Document;
};

export const DialsTab = ({ run, models, every, file }: RunTab) => {
  const address = useAddress();
  const query = new URLSearchParams();
  for (const name of ["x", "y", "model"]) {
    const value = address.searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  const answer = useAnswer<Dials>(`/api/runs/${run}/dials?${query.toString()}`, every);
  if (answer.data === undefined) return <Waiting answer={answer} what="the accuracy by two tags" />;
  const { tags, x, y, document } = answer.data;
  if (tags.length < 2)
    return <p className="waiting">The questions of this run differ in fewer than two ways.</p>;
  const set = (name: string) => (value: string) => setQuery(address, { [name]: value });
  const options = tags.map((tag) => [tag, tag] as const);
  return (
    <section id="two-dials" className="prose">
      <h2>Accuracy by two tags</h2>
      <div className="fields">
        <Choice label="Across" value={x} options={options} onChange={set("x")} />
        <Choice label="Down" value={y} options={options.filter(([tag]) => tag !== x)} onChange={set("y")} />
        <ModelChoice models={models} />
      </div>
      <Sections document={document} name={file} only={() => true} />
    </section>
  );
};
