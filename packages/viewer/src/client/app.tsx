/** Selects the page of an address, and draws the frame around every page. */
import { useEffect } from "react";
import { useAnswer } from "./api.ts";
import { Link } from "./parts.tsx";
import { ComparePage } from "./pages/compare.tsx";
import { DatasetsPage } from "./pages/datasets.tsx";
import { DiversityPage } from "./pages/diversity.tsx";
import { FrontierPage } from "./pages/frontier.tsx";
import { QuestionPage } from "./pages/question.tsx";
import { RunPage } from "./pages/run.tsx";
import { RunsPage } from "./pages/runs.tsx";
import { useAddress } from "./router.ts";

const places = [
  ["/", "Runs"],
  ["/compare", "Compare"],
  ["/frontier", "Frontier"],
  ["/datasets", "Datasets"],
  ["/diversity", "Diversity"],
] as const;

export const App = () => {
  const address = useAddress();
  const about = useAnswer<{ readonly location: string; readonly version: string }>("/api/about");
  const [first = "", ...rest] = address.pathname.split("/").slice(1).map(decodeURIComponent);
  const title = first === "" ? "Runs" : first === "runs" ? `Run ${(rest[0] ?? "").slice(0, 12)}` : first;
  useEffect(() => {
    document.title = `${title} · Organon`;
  }, [title]);
  return (
    <>
      <a className="skip" href="#main">
        To the content
      </a>
      <header className="top">
        <Link to="/" className="brand">
          Organon
        </Link>
        <nav aria-label="Site">
          {places.map(([to, name]) => (
            <Link
              key={to}
              to={to}
              aria-current={to === address.pathname || (to === "/" && first === "runs") ? "page" : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
        <span className="store" title={about.data?.location}>
          {about.data?.location.split("/").slice(-2).join("/")}
        </span>
      </header>
      <main id="main" tabIndex={-1}>
        <Page first={first} rest={rest} />
      </main>
    </>
  );
};

const Page = ({ first, rest }: { readonly first: string; readonly rest: readonly string[] }) => {
  const [run = "", tab = "", subject = "", ordinal = ""] = rest;
  switch (first) {
    case "":
      return <RunsPage />;
    case "runs":
      if (run === "") return <RunsPage />;
      return tab === "questions" && ordinal !== "" ? (
        <QuestionPage
          key={`${run} ${subject} ${ordinal}`}
          run={run}
          subject={Number(subject)}
          ordinal={Number(ordinal)}
        />
      ) : (
        <RunPage key={run} run={run} tab={tab} />
      );
    case "compare":
      return <ComparePage />;
    case "frontier":
      return <FrontierPage />;
    case "datasets":
      return <DatasetsPage />;
    case "diversity":
      return <DiversityPage />;
    default:
      return (
        <div className="problem">
          <p>
            <b>There is no such page.</b>
          </p>
          <Link to="/">To the runs</Link>
        </div>
      );
  }
};
