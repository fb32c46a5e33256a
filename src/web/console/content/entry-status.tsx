// How an entry of content is: on the site, hidden, being worked on, or about to be published.
import type { ContentEntryLine } from '#contract/site/content/editing.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { momentLabel } from './moment-label.ts';

type EntryStatusProps = Pick<ContentEntryLine, 'isPublished' | 'draft' | 'fault'>;

export function EntryStatus({ isPublished, draft, fault }: EntryStatusProps) {
  const { timeZone } = useSite().company;
  return (
    <>
      {isPublished ? null : <Badge>Hidden</Badge>}
      {draft?.publishAt ? (
        <Badge tone="green">Publishes {momentLabel(draft.publishAt, timeZone)}</Badge>
      ) : null}
      {draft && !draft.publishAt ? <Badge tone="amber">Draft</Badge> : null}
      {fault ? <Badge tone="red">Needs attention</Badge> : null}
    </>
  );
}
