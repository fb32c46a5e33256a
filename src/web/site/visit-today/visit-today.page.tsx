// A customer's visit of today: how many stops come before, when the crew is expected, and that it is there or done.
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { type Language, languageOfPath } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { phoneLink } from '#company/rules/platform/phone-link.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { timeInSentence } from '#company/rules/time/time-of-day.ts';
import { describeExpected } from '#company/rules/visits/spoken-expected.ts';
import { describeWindow } from '#company/rules/visits/spoken-window.ts';
import type { VisitToday } from '#contract/visits/visit-today.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useEnglishMark, useLanguage } from '#web/site/frame/use-site-messages.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/visit-today.page.ts';
import { visitTodayMessages } from './messages/choose-visit-today-messages.ts';
import type { VisitTodayMessages } from './messages/visit-today-messages.en.ts';

/** What a link that opens nothing says. */
export const handle = {
  missing: {
    heading: 'We could not find this visit.',
    text: 'The link may have been cut short. Please open it again from this morning’s email.',
  },
};

/** The visit of the token, and the words of its address's language. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  return {
    visit: await context.get(apiContext)('GET /api/visits-today/{token}', { params }),
    messages: visitTodayMessages[languageOfPath(url.pathname)],
  };
}

/** A stream is never promised, and time alone moves what is expected. */
const LOOK_AGAIN_MS = 60_000;

export default function VisitTodayPage({ loaderData, params }: Route.ComponentProps) {
  const { visit, messages } = loaderData;
  const language = useLanguage();
  const english = useEnglishMark();
  useFollowing(params.token);
  const { heading, text } = wordsOf(visit, messages, language);
  return (
    <main id="content" className="page-width section">
      <title>{messages.title}</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. */}
      <meta name="referrer" content="same-origin" />
      <div className="max-w-reading" aria-live="polite">
        <p className="text-ink-soft">
          {/* The owner's own word. */}
          <span {...english}>{visit.serviceType}</span>, {formatDate(visit.date, language)}
        </p>
        <h1 className="mt-2 text-section tabular-nums">{heading}</h1>
        <p className="mt-5 text-lead text-ink-soft">{text}</p>
      </div>
      <p className="mt-8 text-ink-soft">
        {messages.questions} <TextLink href={phoneLink(visit.phone)}>{visit.phone}</TextLink>
      </p>
    </main>
  );
}

function wordsOf(
  visit: VisitToday,
  messages: VisitTodayMessages,
  language: Language,
): { heading: string; text: string } {
  const promised =
    visit.time === null
      ? messages.promisedAnyTime
      : fill(messages.promised, { window: describeWindow(visit.time, language) });
  const expected = visit.expected && describeExpected(visit.expected, language);
  const at = (message: string, time: string) =>
    fill(message, { time: timeInSentence(time, language) });
  switch (visit.state) {
    case 'not-today':
      return {
        heading: fill(messages.notToday, { date: formatDate(visit.date, language) }),
        text: messages.notTodayText,
      };
    case 'ahead':
      return { heading: expected ?? messages.comingToday, text: promised };
    case 'on-the-way':
      return { heading: messages.onTheWay, text: expected ?? promised };
    case 'here':
      return {
        heading: messages.here,
        text: visit.arrivedAt ? at(messages.arrivedAt, visit.arrivedAt) : promised,
      };
    case 'done':
      return {
        heading: messages.done,
        text: visit.leftAt ? at(messages.leftAt, visit.leftAt) : '',
      };
    case 'not-done':
      return { heading: messages.notDone, text: messages.notDoneText };
  }
}

/** Loads the page again, in its language, when the crew has gone on, while someone looks at it. */
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
