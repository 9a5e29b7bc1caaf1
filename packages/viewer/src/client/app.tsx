/** Selects the page of an address, and draws the frame around every page. */
import { useEffect } from "react";
import { Route, Router, Switch } from "wouter";
import { useAnswer } from "./api.ts";
import { Help } from "./keys.tsx";
import { Link } from "./parts.tsx";
import { ComparePage } from "./pages/compare.tsx";
import { HistoryPage } from "./pages/history.tsx";
import { QuestionPage } from "./pages/question.tsx";
import { RunPage } from "./pages/run.tsx";
import { RunsPage } from "./pages/runs.tsx";
import { useAddress, useRoute } from "./router.ts";

const places = [
  ["/", "Runs"],
  ["/compare", "Compare"],
  ["/history", "Over time"],
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
      <button
        type="button"
        className="skip"
        onClick={() => document.querySelector<HTMLElement>("main")?.focus()}
      >
        To the content
      </button>
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
        <Help />
      </header>
      <main id="main" tabIndex={-1}>
        <Router hook={useRoute}>
          <Pages />
        </Router>
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
        <QuestionPage run={run} subject={Number(subject)} ordinal={Number(ordinal)} />
      )}
    </Route>
    <Route path="/runs/:run/:tab?">{({ run, tab = "" }) => <RunPage key={run} run={run} tab={tab} />}</Route>
    <Route path="/compare" component={ComparePage} />
    <Route path="/history" component={HistoryPage} />
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
