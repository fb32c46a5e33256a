// What colleagues did, the latest first; anyone who looks at it has seen it.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { consoleOwnEndpoints } from '#contract/overviews/console-own.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { api } from '#web/lib/browser-api.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import { TEAM_ACTIVITY } from '../use-frame.ts';
import type { Route } from './+types/news.page.ts';

export const meta = consoleMeta('News');

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/console/deeds');
}

/** For anyone without a script. */
const newsSteps = steps({
  seen: step({
    schema: consoleOwnEndpoints['POST /api/console/deeds/seen'].body,
    isPress: true,
    send: ({ api: ask }, body) => ask('POST /api/console/deeds/seen', { body }),
  }),
});

export const action = stepAction(newsSteps);

export default function NewsPage({ loaderData: { items, unseen } }: Route.ComponentProps) {
  const queries = useQueryClient();
  const { timeZone } = useSite().company;
  const last = items[0]?.id;
  useLivePage(['colleague']);
  useEffect(() => {
    if (last === undefined) return;
    api('POST /api/console/deeds/seen', { body: { upTo: last } })
      .then(() => queries.invalidateQueries({ queryKey: TEAM_ACTIVITY }))
      // It stays new, and is marked the next time.
      .catch(() => {});
  }, [last, queries]);
  return (
    <ConsoleMain heading="Team activity" width="list">
      {items.length === 0 ? (
        <EmptyState icon="bell" title="Nothing yet." className="mt-6">
          What your team does shows up here: visits moved, requests declined, chats taken over.
        </EmptyState>
      ) : (
        <ol className="mt-6 divide-y divide-line rounded-card border border-line bg-raised">
          {items.map(({ id, at, by, words, about, path }, index) => (
            <li key={id} className="grid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[1fr_auto] sm:px-5">
              <p className="min-w-0">
                <span className="font-semibold">{by}</span> {words}
                {about ? ': ' : null}
                {about && path ? (
                  <Link className="text-link" to={path}>
                    {about}
                  </Link>
                ) : (
                  about
                )}{' '}
                {index < unseen ? <Badge tone="green">New</Badge> : null}
              </p>
              <time className="text-small text-ink-soft tabular-nums" dateTime={at}>
                {whenWords(at, timeZone)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {last !== undefined && unseen > 0 ? (
        <noscript>
          <StepButton
            of={newsSteps}
            step="seen"
            fields={{ upTo: last }}
            variant="quiet"
            formClassName="mt-5"
          >
            Mark all as read
          </StepButton>
        </noscript>
      ) : null}
    </ConsoleMain>
  );
}

/** In the time zone of the company, no matter who reads it where: "Nov 9, 9:05 AM". */
function whenWords(at: string, timeZone: string): string {
  return new Date(at).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
}
