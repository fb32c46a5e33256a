// The requests for quotes and plans that were sent from the site, each with how it stands and its place in the queue.

import { fill } from '#company/rules/platform/fill-message.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { SentRequest } from '#contract/overviews/portal.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Panel } from '../parts/panel.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { OwnerWords, usePortalLanguage } from '../portal-language.tsx';
import type { OverviewMessages } from './messages/overview-messages.en.ts';
import { useOverviewMessages } from './messages/use-overview-messages.ts';

const tones = {
  new: 'amber',
  contacted: 'green',
  quoted: 'green',
  won: 'green',
  lost: 'neutral',
} as const satisfies Record<SentRequest['state'], string>;

export function SentRequests({ requests }: { requests: SentRequest[] }) {
  const messages = useOverviewMessages();
  const say = useSpokenTimes();
  const { timeZone } = useSite().company;
  return (
    <Panel id="your-requests" heading={messages.yourRequests} className="lg:col-span-2">
      <ul className="mt-3 divide-y divide-line">
        {requests.map((request) => (
          <li key={request.id} className="py-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="font-semibold">
                <Subject request={request} />
              </p>
              <Badge tone={tones[request.state]}>{messages.requestStates[request.state]}</Badge>
            </div>
            <p className="mt-1 text-ink-soft">
              {fill(messages.sent, {
                day: say.day(dateInZone(new Date(request.sentAt), timeZone)),
              })}{' '}
              {describePlace(request, messages)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Subject({ request: { subject, spanishSubject } }: { request: SentRequest }) {
  const { language } = usePortalLanguage();
  return (language === 'es' && spanishSubject) || <OwnerWords>{subject}</OwnerWords>;
}

/** Where it stands; while it waits, how many are answered before it. */
function describePlace({ state, before }: SentRequest, messages: OverviewMessages): string {
  if (before === null) return messages.requestSentences[state];
  if (before === 0) return messages.nextInLine;
  return before === 1 ? messages.oneBefore : fill(messages.othersBefore, { count: before });
}
