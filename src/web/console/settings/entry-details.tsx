// An entry of a list that is changed where it stands: a line that opens on its form.
import type { ReactNode } from 'react';
import { Badge } from '#web/ui/badge.tsx';

type EntryDetailsProps = {
  name: string;
  /** Set where the entry is not in use: how that is called. */
  unused: string | null;
  /** What one wants to know of it without opening. */
  facts: ReactNode;
  /** Whether its form has just answered. */
  isOpen: boolean;
  children: ReactNode;
};

export function EntryDetails({ name, unused, facts, isOpen, children }: EntryDetailsProps) {
  return (
    <details className="rounded-card border border-line bg-raised" open={isOpen}>
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 px-5 py-3">
        <span className="font-semibold">{name}</span>
        {unused ? <Badge tone="amber">{unused}</Badge> : null}
        <span className="text-ink-soft tabular-nums">{facts}</span>
      </summary>
      <div className="px-5 pb-5">{children}</div>
    </details>
  );
}
