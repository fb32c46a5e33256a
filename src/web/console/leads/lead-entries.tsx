// The thread of a lead: mails both ways, notes and calls as boxes, what was done as lines between them.
import type { LeadEntry } from '#contract/leads/leads.ts';
import { PhotoRow } from '#web/ui/app/photo-row.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { describeMoment } from './lead-labels.ts';
import './lead-entries.css';

type LeadEntriesProps = { entries: readonly LeadEntry[]; timeZone: string };

export function LeadEntries({ entries, timeZone }: LeadEntriesProps) {
  if (entries.length === 0) {
    return <p className="mt-2 text-ink-soft">No messages yet.</p>;
  }
  return (
    <ol className="lead-entries">
      {entries.map((entry) =>
        ['stage', 'assignment', 'made'].includes(entry.kind) ? (
          <li key={entry.id} className="lead-entries-action">
            {entry.by ?? 'Someone'}: {entry.text},{' '}
            <time dateTime={entry.at}>{describeMoment(entry.at, timeZone)}</time>
          </li>
        ) : (
          <Box key={entry.id} entry={entry} timeZone={timeZone} />
        ),
      )}
    </ol>
  );
}

const words = {
  'mail-in': 'wrote',
  'mail-out': 'answered by email',
  call: 'talked by phone',
  note: 'noted',
} as const;

function Box({ entry, timeZone }: { entry: LeadEntry; timeZone: string }) {
  const { kind, by, at, subject, from, text, quotedText, photos, files, isAutomatic } = entry;
  const action = words[kind as keyof typeof words];
  return (
    <li className="lead-entries-box" data-kind={kind}>
      <p className="flex flex-wrap justify-between gap-x-4 text-small text-ink-soft">
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold text-ink">{by ?? 'Someone'}</span> {action}
          {from && from !== by ? ` from ${from}` : ''}
        </span>
        <time dateTime={at}>{describeMoment(at, timeZone)}</time>
      </p>
      {isAutomatic ? <Badge className="justify-self-start">Automatic reply</Badge> : null}
      {subject ? <p className="font-semibold wrap-anywhere">{subject}</p> : null}
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      {quotedText ? (
        <details className="text-small text-ink-soft">
          <summary className="min-h-6 cursor-pointer">Quoted text</summary>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{quotedText}</p>
        </details>
      ) : null}
      <PhotoRow ids={photos} of={`From ${by ?? 'a mail'}`} />
      {files.length > 0 ? (
        <p className="text-small text-ink-soft wrap-anywhere">
          Not saved: {files.join(', ')}. We save only pictures; please ask for it another way.
        </p>
      ) : null}
      {kind === 'mail-out' && !entry.sentAt ? (
        <p className="text-small text-amber">Sending now.</p>
      ) : null}
    </li>
  );
}
