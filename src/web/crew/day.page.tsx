// A crew's day on a telephone: its stops in their order, and what to tap at each. It works without a signal.
import { data, redirect, useOutletContext } from 'react-router';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import type { Route } from './+types/day.page.ts';
import { answerText } from './answer-text.ts';
import { Breaks } from './breaks.tsx';
import { ChangesStrip } from './changes-strip.tsx';
import { CrewContext, type LocalizedMessages } from './crew-context.ts';
import { DayHead } from './day-head.tsx';
import { asLanguage, type CrewLanguage, languageCookie } from './messages/crew-language.ts';
import { describeDate } from './messages/crew-times.ts';
import { NotOpen } from './not-open.tsx';
import { PeopleHere } from './people-here.tsx';
import { QuestionedReports } from './questioned-reports.tsx';
import { reportFromForm } from './report-from-form.ts';
import { StopEntry } from './stop-entry.tsx';
import { useCrewDay } from './use-crew-day.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const day = await context.get(apiContext)('GET /api/crew-days/{token}', {
    params,
    query: {},
  });
  const { timeZone } = context.get(companyContext);
  return { day, timeZone, formKey: crypto.randomUUID() };
}

/** Takes a report where no script has. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  try {
    const form = await request.formData();
    const language = asLanguage(form.get('language'));
    if (language) return inLanguage(url, language);
    const answer = await reportFromForm(context.get(apiContext), params.token, form);
    const isPlain = answer.outcome === 'taken' || answer.outcome === 'known';
    if (isPlain) return redirect(`/crew/${encodeURIComponent(params.token)}`, 303);
    const { words, reason } = answer;
    return data({ words: words ?? '', reason }, { status: 409 });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw error;
    const words = error.problem?.detail ?? error.message;
    return data({ words, reason: { code: 'unreadable' } as const }, { status: error.status });
  }
}

/** The day again, in the language that was chosen. */
function inLanguage({ pathname, protocol }: URL, language: CrewLanguage): Response {
  const cookie = languageCookie(language, protocol === 'https:');
  return redirect(pathname, { status: 303, headers: { 'set-cookie': cookie } });
}

export default function CrewDayPage({
  loaderData,
  actionData: latest,
  params,
}: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const state = useCrewDay(loaderData.day, params.token, loaderData.timeZone);
  const { day } = state;
  const words = useOutletContext<LocalizedMessages>();
  const current = day.stops.find(({ state: one }) => one !== 'done' && one !== 'skipped');
  return (
    <CrewContext value={{ ...state, ...words, token: params.token, formKey: loaderData.formKey }}>
      <title>{`${day.crewName}, ${describeDate(day.date, words.language)}`}</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. */}
      <meta name="referrer" content="same-origin" />
      <DayHead />
      <main id="content" className="mx-auto max-w-reading px-(--gutter) pt-5 pb-16">
        {actionData ? (
          <p role="alert" className="mb-5 rounded-card bg-amber-soft p-4 text-amber">
            {answerText(actionData, words) || words.messages.notSaved}
          </p>
        ) : null}
        <QuestionedReports />
        <ChangesStrip />
        <PeopleHere key={day.here.join()} />
        <Breaks />
        {day.stops.length === 0 ? <NotOpen /> : null}
        <ol className="grid gap-4">
          {day.stops.map((stop, index) => (
            <StopEntry
              key={stop.stop}
              stop={stop}
              place={index + 1}
              isCurrent={stop.stop === current?.stop}
            />
          ))}
        </ol>
      </main>
    </CrewContext>
  );
}
