// A customer's visit of today: how many stops come before, when the crew is expected, and that it is there or done.
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { phoneLink } from '#company/rules/platform/phone-link.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { VisitToday } from '#contract/visits/visit-today.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/visit-today.page.ts';

/** What a link that opens nothing says. */
export const handle = {
  missing: {
    heading: 'We could not find this visit.',
    text: 'The link may have been cut short. Please open it again from this morning’s email.',
  },
};

export async function loader({ context, params }: Route.LoaderArgs) {
  return { visit: await context.get(apiContext)('GET /api/visits-today/{token}', { params }) };
}

/** A stream is never promised, and time alone moves what is expected. */
const LOOK_AGAIN_MS = 60_000;

export default function VisitTodayPage({ loaderData, params }: Route.ComponentProps) {
  const { visit } = loaderData;
  useFollowing(params.token);
  const { heading, text } = wordsOf(visit);
  return (
    <main id="content" className="page-width section">
      <title>Your visit today</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. */}
      <meta name="referrer" content="same-origin" />
      <div className="max-w-reading" aria-live="polite">
        <p className="text-ink-soft">
          {visit.serviceType}, {formatDate(visit.date)}
        </p>
        <h1 className="mt-2 text-section tabular-nums">{heading}</h1>
        <p className="mt-5 text-lead text-ink-soft">{text}</p>
      </div>
      <p className="mt-8 text-ink-soft">
        Questions? <TextLink href={phoneLink(visit.phone)}>{visit.phone}</TextLink>
      </p>
    </main>
  );
}

function wordsOf(visit: VisitToday): { heading: string; text: string } {
  const promised = `We promised to come ${visit.window}.`;
  switch (visit.state) {
    case 'not-today':
      return {
        heading: `Your visit is on ${formatDate(visit.date)}`,
        text: 'This page follows the crew on the day of the visit.',
      };
    case 'ahead':
      return { heading: visit.expected?.words ?? 'We’re coming today', text: promised };
    case 'on-the-way':
      return { heading: 'Your crew is on its way', text: visit.expected?.words ?? promised };
    case 'here':
      return {
        heading: 'Your crew is there',
        text: visit.arrivedAt ? `It arrived at ${slotLabel(visit.arrivedAt)}.` : promised,
      };
    case 'done':
      return {
        heading: 'Your visit is done',
        text: visit.leftAt ? `The crew left at ${slotLabel(visit.leftAt)}.` : '',
      };
    case 'not-done':
      return {
        heading: 'We could not do the work today',
        text: 'We’ll call you about it. Feel free to call us first.',
      };
  }
}

/** Loads the page again when the crew has gone on, while someone looks at it. */
function useFollowing(token: string): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const source = new EventSource(`/api/visits-today/${encodeURIComponent(token)}/events`);
    const again = () => {
      if (!document.hidden) void revalidate();
    };
    source.addEventListener('portal', again);
    const timer = setInterval(again, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      source.close();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [token, revalidate]);
}
