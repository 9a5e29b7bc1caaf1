/** A table of rows in memory: sorted by its columns, and drawn as far as it is visible. */
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";

export type GridColumn<Row extends object> = {
  readonly id: string;
  readonly label: string;
  readonly isNumber?: true;
  /** True if the first click sorts from high to low. */
  readonly isFalling?: true;
  /** The value by which rows are sorted, undefined last; without it the column does not sort. */
  readonly sortBy?: (row: Row) => string | number | undefined;
  readonly show: (row: Row) => ReactNode;
};

type Sortable = string | number | undefined;

/** An undefined value is last in either direction. */
const compareValues = (a: Sortable, b: Sortable, sign: 1 | -1): number => {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return typeof a === "number" && typeof b === "number"
    ? sign * (a - b)
    : sign * String(a).localeCompare(String(b), "en", { numeric: true });
};

type GridProps<Row extends object> = {
  readonly label: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** A column's id; with a minus in front from high to low. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly className?: string;
  readonly rowClass?: (row: Row) => string | undefined;
};

/** Returns the rows in the order of a column, as a grid shows them. */
export const useSorted = <Row extends object>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  sort: string,
): readonly Row[] =>
  useMemo(() => {
    const sortBy = columns.find(({ id }) => id === sort.replace("-", ""))?.sortBy;
    const sign = sort.startsWith("-") ? -1 : 1;
    return sortBy === undefined ? rows : rows.toSorted((a, b) => compareValues(sortBy(a), sortBy(b), sign));
  }, [rows, columns, sort]);

/** Rows that are drawn without looking at what is visible. */
const maxWhole = 80;

export const Grid = <Row extends object>({
  label,
  columns,
  rows,
  keyOf,
  sort,
  onSort,
  className,
  rowClass,
}: GridProps<Row>) => {
  const frame = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const sorted = useSorted(rows, columns, sort);
  const isWhole = sorted.length <= maxWhole;
  const virtual = useWindowVirtualizer({
    count: sorted.length,
    estimateSize: () => 44,
    overscan: 12,
    scrollMargin: top,
    enabled: !isWhole,
  });
  useLayoutEffect(() => setTop((frame.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [rows]);
  const items = isWhole ? sorted.map((_, index) => ({ index, start: 0, end: 0 })) : virtual.getVirtualItems();
  const before = isWhole ? 0 : Math.max(0, (items[0]?.start ?? top) - top);
  const after = isWhole ? 0 : Math.max(0, virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top));
  return (
    <div className="scroll" role="region" aria-label={label} tabIndex={0}>
      <table className={className} aria-rowcount={sorted.length + 1}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody ref={frame}>
          {before === 0 ? null : <tr style={{ height: before }} aria-hidden="true" />}
          {items.map(({ index }) => {
            const row = sorted[index];
            if (row === undefined) return null;
            return (
              <tr
                key={keyOf(row)}
                ref={isWhole ? undefined : virtual.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
                className={rowClass?.(row)}
              >
                {columns.map(({ id, isNumber, show }, place) =>
                  place === 0 ? (
                    <th key={id} scope="row" className={`in-${id}`}>
                      {show(row)}
                    </th>
                  ) : (
                    <td key={id} className={`${isNumber ? "number " : ""}in-${id}`}>
                      {show(row)}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
          {after === 0 ? null : <tr style={{ height: after }} aria-hidden="true" />}
        </tbody>
      </table>
    </div>
  );
};

/** The heading of a column, whose button sorts: once one way, once the other. */
const Heading = <Row extends object>({
  column: { id, label, isNumber, isFalling, sortBy },
  sort,
  onSort,
}: {
  readonly column: GridColumn<Row>;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}) => {
  const order = sort === id ? "ascending" : sort === `-${id}` ? "descending" : undefined;
  const next = order === "ascending" || (order === undefined && isFalling) ? `-${id}` : id;
  return (
    <th scope="col" className={`${isNumber ? "number " : ""}in-${id}`} aria-sort={order}>
      {sortBy === undefined ? (
        label
      ) : (
        <button type="button" className="sort" onClick={() => onSort(next)}>
          {label}
          <span aria-hidden="true">{order === undefined ? "" : order === "ascending" ? " ↑" : " ↓"}</span>
        </button>
      )}
    </th>
  );
};
