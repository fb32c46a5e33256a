// The requests for quotes and plans that were sent from the site, each with how it stands and its place in the queue.
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { SentRequest } from '#contract/overviews/portal.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Panel } from '../parts/panel.tsx';
import { dayWords } from '../parts/visit-labels.ts';

const states = {
  new: { label: 'Waiting', tone: 'amber', sentence: '' },
  contacted: { label: 'In touch', tone: 'green', sentence: 'We have been in touch with you.' },
  quoted: { label: 'Price sent', tone: 'green', sentence: 'You have our quote.' },
  won: { label: 'Agreed', tone: 'green', sentence: 'We have agreed on it.' },
  lost: { label: 'Closed', tone: 'neutral', sentence: 'Nothing more to do.' },
} as const satisfies Record<
  SentRequest['state'],
  { label: string; tone: string; sentence: string }
>;

export function SentRequests({ requests }: { requests: SentRequest[] }) {
  const { timeZone } = useSite().company;
  return (
    <Panel id="your-requests" heading="Your requests" className="lg:col-span-2">
      <ul className="mt-3 divide-y divide-line">
        {requests.map((request) => (
          <li key={request.id} className="py-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="font-semibold">{request.subject}</p>
              <Badge tone={states[request.state].tone}>{states[request.state].label}</Badge>
            </div>
            <p className="mt-1 text-ink-soft">
              Sent {dayWords(dateInZone(new Date(request.sentAt), timeZone))}.{' '}
              {describePlace(request)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Where it stands; while it waits, how many are answered before it. */
function describePlace({ state, before }: SentRequest): string {
  if (before === null) return states[state].sentence;
  if (before === 0) return 'Yours is next in line.';
  return `We answer ${before === 1 ? 'one other' : `${before} others`} first.`;
}
