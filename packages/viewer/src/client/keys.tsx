/** Keys of the viewer: a page gives its keys actions; "?" lists them, and "/" goes to the first search field. */
import { useEffect, useRef } from "react";

const help: readonly (readonly [key: string, about: string])[] = [
  ["j", "Go to the next question"],
  ["k", "Go to the previous question"],
  ["n", "Go to the next wrong answer"],
  ["/", "Go to the search field"],
  ["?", "Show or hide these keys"],
  ["Enter", "Open the row or cell"],
  ["↑ ↓ Page Home End", "Move in a table"],
];

/** Acts on keys while the page is shown; not in fields, and not with Ctrl, Alt or Command. */
export const useKeys = (actions: Readonly<Record<string, (() => void) | undefined>>): void => {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const act = (event: KeyboardEvent): void => {
      const isField =
        event.target instanceof Element && event.target.closest("input, select, textarea") !== null;
      if (isField || event.metaKey || event.ctrlKey || event.altKey) return;
      const action = latest.current[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", act);
    return () => window.removeEventListener("keydown", act);
  }, []);
};

export const Help = () => {
  const frame = useRef<HTMLDialogElement>(null);
  const close = (): void => frame.current?.close();
  const open = (): void => frame.current?.showModal();
  useKeys({
    "?": () => (frame.current?.open === true ? close() : open()),
    "/": () => document.querySelector<HTMLElement>("main input[type=search]")?.focus(),
  });
  return (
    <>
      <button type="button" className="plain keys" onClick={open} aria-label="Show the keys">
        ?
      </button>
      <dialog ref={frame} aria-label="Keys">
        <h2>Keys</h2>
        <dl className="keys">
          {help.map(([key, about]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
        <button type="button" onClick={close}>
          Close
        </button>
      </dialog>
    </>
  );
};
