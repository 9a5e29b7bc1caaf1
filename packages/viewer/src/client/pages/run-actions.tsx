/** Actions on ticked runs: compare, name, tag, delete. */
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { count } from "organon/drawing";
import type { RunLine } from "../../reading/view.ts";
import { post } from "../api.ts";
import { Field, Link } from "../parts.tsx";
import { show } from "../text.ts";

type Props = {
  readonly runs: readonly RunLine[];
  /** Called after a change in the store. */
  readonly onChange: () => Promise<void>;
  readonly onClear: () => void;
};

export const RunActions = ({ runs, onChange, onClear }: Props) => {
  const [open, setOpen] = useState<"label" | "delete">();
  const [one] = runs;
  const isOne = runs.length === 1 && one !== undefined;
  const close = (): void => setOpen(undefined);
  return (
    <div className="actions" role="group" aria-label="Selected runs">
      {runs.length === 0 ? (
        <span>Select runs to compare, name, tag or delete them.</span>
      ) : (
        <>
          <span role="status">{count(runs.length)} selected</span>
          {runs.length > 1 ? <Link to={buildComparisonLink(runs)}>Compare</Link> : null}
          {runs.length > 1 ? (
            <Link to={`/history?${new URLSearchParams(runs.map(({ id }) => ["run", id])).toString()}`}>
              Over time
            </Link>
          ) : null}
          {isOne ? (
            <button type="button" onClick={() => setOpen("label")}>
              Name and tag
            </button>
          ) : null}
          <button type="button" onClick={() => setOpen("delete")}>
            Delete
          </button>
          <button type="button" className="plain" onClick={onClear}>
            Clear selection
          </button>
        </>
      )}
      {open === "label" && isOne ? <LabelDialog run={one} onClose={close} onChange={onChange} /> : null}
      {open === "delete" && runs.length > 0 ? (
        <DeleteDialog
          runs={runs}
          onClose={close}
          onChange={async () => {
            onClear();
            await onChange();
          }}
        />
      ) : null}
    </div>
  );
};

const buildComparisonLink = (runs: readonly RunLine[]): string => {
  const [a, ...others] = runs.toSorted((x, y) => (x.touched < y.touched ? -1 : 1)).map(({ id }) => id);
  const among = others.length > 1 ? `&among=${others.join(",")}` : "";
  return `/compare?a=${a ?? ""}&b=${others[0] ?? ""}${among}`;
};

/** A modal dialog with a form: Escape and “Cancel” close it; an error of the server stays in it. */
const FormDialog = ({
  title,
  action,
  onSubmit,
  onClose,
  children,
}: {
  readonly title: string;
  readonly action: string;
  /** Returns whether the dialog is done. */
  readonly onSubmit: (form: FormData) => Promise<boolean>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const frame = useRef<HTMLDialogElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => frame.current?.showModal(), []);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget)).then(
      (isDone) => {
        if (isDone) onClose();
      },
      (reason: unknown) => setError(reason instanceof Error ? reason.message : String(reason)),
    );
  };
  return (
    <dialog ref={frame} onClose={onClose} aria-label={title}>
      <form onSubmit={submit}>
        <h2>{title}</h2>
        {children}
        {error === undefined ? null : <p role="alert">{show(error)}</p>}
        <p className="buttons">
          <button type="submit">{action}</button>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </p>
      </form>
    </dialog>
  );
};

const LabelDialog = ({
  run,
  onClose,
  onChange,
}: Pick<Props, "onChange"> & { readonly run: RunLine; readonly onClose: () => void }) => (
  <FormDialog
    title="Name and tags"
    action="Save"
    onClose={onClose}
    onSubmit={async (form) => {
      await post(`/api/runs/${run.id}/labels`, { name: form.get("name"), tags: form.get("tags") });
      await onChange();
      return true;
    }}
  >
    <Field label="Name" name="name" defaultValue={run.name ?? ""} placeholder="baseline-1" />
    <Field
      label="Tags, with commas"
      name="tags"
      defaultValue={run.tags.join(", ")}
      placeholder="nightly, step=1000"
    />
  </FormDialog>
);

const DeleteDialog = ({
  runs,
  onClose,
  onChange,
}: Omit<Props, "onClear"> & { readonly onClose: () => void }) => {
  const [isSure, setIsSure] = useState(false);
  const [withAnswers, setWithAnswers] = useState(false);
  const what = runs.length === 1 ? "the run" : `${count(runs.length)} runs`;
  return (
    <FormDialog
      title={isSure ? `Delete ${what} for good?` : `Delete ${what}`}
      action={isSure ? "Delete for good" : "Delete …"}
      onClose={onClose}
      onSubmit={async () => {
        if (!isSure) {
          setIsSure(true);
          return false;
        }
        for (const { id } of runs) await post(`/api/runs/${id}/delete`, { answers: withAnswers });
        await onChange();
        return true;
      }}
    >
      <ul>
        {runs.map(({ id, name, models }) => (
          <li key={id}>
            {show(name ?? id.slice(0, 12))}: {models.map((model) => show(model.name)).join(", ")}
          </li>
        ))}
      </ul>
      {isSure ? (
        <p>
          {withAnswers
            ? "Answers that no other run uses are deleted, too. Asking the questions again costs as much as before."
            : "The answers stay in the store. The same command finds them again."}
        </p>
      ) : (
        <label className="check">
          <input
            type="checkbox"
            checked={withAnswers}
            onChange={(event) => setWithAnswers(event.target.checked)}
          />{" "}
          Also delete the answers that no other run uses
        </label>
      )}
    </FormDialog>
  );
};
