// Changed fields with what they said before and say now.
import type { EntryChange } from './form/entry-changes.ts';

export function ChangeList({ changes }: { changes: readonly EntryChange[] }) {
  return (
    <dl className="mt-2 grid gap-3">
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt className="text-small text-ink-soft">{label}</dt>
          {before === null ? null : (
            <dd className="wrap-anywhere">
              <span className="sr-only">Before: </span>
              <del className="text-ink-soft">{before}</del>
            </dd>
          )}
          {after === null ? null : (
            <dd className="wrap-anywhere">
              <span className="sr-only">Now: </span>
              <ins className="no-underline">{after}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
