// A figure that opens the rows it is made of.
import type { ReactNode } from 'react';
import { AppIcon } from '#web/ui/app/app-icon.tsx';

type Row = { key: string; name: ReactNode; value: string };

type FigureRowsProps = { label: string; figure: string; rows: readonly Row[] };

export function FigureRows({ label, figure, rows }: FigureRowsProps) {
  const head = (
    <span className="flex w-full items-center justify-between gap-4 font-semibold">
      {label}
      <span className="tabular-nums">{figure}</span>
    </span>
  );
  if (rows.length === 0)
    return (
      <div className="flex min-h-11 items-center gap-1.5 border-t border-line pr-6.5">{head}</div>
    );
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5">
        {head}
        <AppIcon name="chevron-down" className="size-5 shrink-0" />
      </summary>
      <ul className="pb-3">
        {rows.map(({ key, name, value }) => (
          <li key={key} className="flex min-h-11 items-center justify-between gap-4 text-ink-soft">
            <span className="min-w-0 wrap-anywhere [&_a]:text-ink [&_a]:underline">{name}</span>
            <span className="text-right tabular-nums">{value}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
