/** Shows the difficulty frontier of a run: half-points with their intervals, curves, maps of two parameters, estimates of difficulty. */
import type { Document } from "organon/drawing";
import { useAnswer } from "../api.ts";
import { Facts, Sections, Waiting } from "../parts.tsx";

export const FrontierTab = ({ run }: { readonly run: string }) => {
  const answer = useAnswer<Document>(`/api/frontier/${run}`);
  if (answer.data === undefined) return <Waiting answer={answer} what="the frontier" />;
  return (
    <>
      <Facts facts={answer.data.facts} />
      <Sections document={answer.data} name={`frontier ${run.slice(0, 8)}`} only={() => true} />
    </>
  );
};
