/** Selects the page of an address, and draws the frame around every page. */
import { useEffect } from "react";
import { Route, Switch } from "wouter";
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
  const [first = "", run = ""] = address.pathname.split("/").slice(1).map(decodeURIComponent);
  const title = first === "" ? "Runs" : first === "runs" ? `Run ${run.slice(0, 12)}` : first;
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
        <Pages />
      </main>
    </>
  );
};

const Pages = () => (
  <Switch>
    <Route path="/" component={RunsPage} />
    <Route path="/runs" component={RunsPage} />
    <Route path="/runs/:run/questions/:subject/:ordinal">
      {({ run, subject, ordinal }) => (
        <QuestionPage
          key={`${run} ${subject} ${ordinal}`}
          run={run}
          subject={Number(subject)}
          ordinal={Number(ordinal)}
        />
      )}
    </Route>
    <Route path="/runs/:run/:tab?">{({ run, tab = "" }) => <RunPage key={run} run={run} tab={tab} />}</Route>
    <Route path="/compare" component={ComparePage} />
    <Route path="/frontier" component={FrontierPage} />
    <Route path="/datasets" component={DatasetsPage} />
    <Route path="/diversity" component={DiversityPage} />
    <Route>
      <div className="problem">
        <p>
          <b>There is no such page.</b>
        </p>
        <Link to="/">To the runs</Link>
      </div>
    </Route>
  </Switch>
);
