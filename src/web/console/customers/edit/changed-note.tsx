// Says what is there by now, above a form that somebody else was faster with; what was typed stands in the form.
import { Alert } from '#web/ui/app/alert.tsx';

type ChangedNoteProps = { facts: readonly (readonly [name: string, value: string | null])[] };

export function ChangedNote({ facts }: ChangedNoteProps) {
  return (
    <Alert tone="amber" className="mt-6" title="Somebody was faster. This is there by now:">
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">What you have typed is below. Save again to put it in its place.</p>
    </Alert>
  );
}
