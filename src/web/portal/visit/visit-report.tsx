// What the crew reported: when it came and went, what was done at which height, what was applied; and what comes next.

import { fill } from '#company/rules/platform/fill-message.ts';
import { sayReEntry } from '#company/rules/visits/application.ts';
import { listNames } from '#company/rules/visits/crew-people.ts';
import { describeExpected } from '#company/rules/visits/spoken-expected.ts';
import type { VisitPage } from '#contract/visits/visits.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { PageLink } from '../parts/page-link.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { lengthWords } from '../parts/visit-labels.ts';
import { OwnerWords } from '../portal-language.tsx';
import { useVisitPageMessages } from './messages/use-visit-page-messages.ts';

export function VisitReport({ visit }: { visit: VisitPage }) {
  const messages = useVisitPageMessages();
  const parts = usePartsMessages();
  const whyNotDone = visit.notDoneKind && parts.notDone[visit.notDoneKind];
  const say = useSpokenTimes();
  const isDone = visit.state === 'done';
  return (
    <section className="min-w-0" aria-labelledby="report">
      <h2 id="report" className="text-title">
        {isDone
          ? messages.whatWasDone
          : visit.state === 'not-done' || visit.state === 'skipped'
            ? messages.whatHappened
            : messages.whatIsPlanned}
      </h2>
      {whyNotDone ? (
        <p className="mt-3 text-ink-soft">{fill(messages.notDone, { reason: whyNotDone })}</p>
      ) : null}
      {visit.state === 'skipped' ? <p className="mt-3 text-ink-soft">{messages.skipped}</p> : null}
      {visit.state === 'unreported' ? (
        <p className="mt-3 text-ink-soft">{messages.unreported}</p>
      ) : null}
      {visit.workDone.length > 0 ? (
        <ul className="mt-4 grid gap-2">
          {visit.workDone.map((work) => (
            <li key={work} className="flex gap-2.5">
              <AppIcon name="check" className="mt-0.5 size-5 shrink-0 text-oak" />
              <span>
                <OwnerWords>{work}</OwnerWords>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Facts className="mt-6 grid-cols-2">
        {isDone ? null : <Fact name={messages.arrival}>{say.window(visit)}</Fact>}
        {visit.today ? (
          <Fact name={messages.rightNow}>{describeExpected(visit.today, say.language)}</Fact>
        ) : null}
        {visit.arrivedAt ? (
          <Fact name={messages.arrived}>{say.shortTime(visit.arrivedAt)}</Fact>
        ) : null}
        {visit.departedAt ? (
          <Fact name={messages.left}>{say.shortTime(visit.departedAt)}</Fact>
        ) : null}
        {visit.minutes === null ? null : (
          <Fact name={messages.took}>{lengthWords(visit.minutes, parts)}</Fact>
        )}
        {visit.cutHeight ? (
          <Fact name={messages.cutAt}>{fill(messages.inches, { height: visit.cutHeight })}</Fact>
        ) : null}
        {visit.crew ? (
          <Fact name={messages.crew}>
            <OwnerWords>{visit.crew}</OwnerWords>
          </Fact>
        ) : null}
      </Facts>
      <Applications applications={visit.applications} />
      {visit.people.length > 0 && (isDone || visit.state === 'not-done') ? (
        <p className="mt-6">
          {fill(visit.people.length === 1 ? messages.oneWasHere : messages.severalWereHere, {
            names: listNames(visit.people, say.language),
          })}
        </p>
      ) : null}
      {visit.crewNote ? (
        <p className="mt-6 border-l-2 border-line pl-3 wrap-anywhere">
          {messages.fromCrew}
          <OwnerWords>{visit.crewNote}</OwnerWords>
        </p>
      ) : null}
      {visit.note ? (
        <p className="mt-4 border-l-2 border-oak pl-3 wrap-anywhere">
          {fill(parts.yourNote, { note: visit.note })}
        </p>
      ) : null}
      {visit.instructions ? (
        <p className="mt-4 text-small text-ink-soft wrap-anywhere">
          {fill(parts.instructions, { instructions: visit.instructions })}
        </p>
      ) : null}
      {visit.next ? (
        <p className="mt-8 grid gap-3 border-t border-line pt-5">
          <span>
            <span className="block text-small text-ink-soft">{messages.nextVisit}</span>
            <span className="font-semibold">
              {say.heading(say.fullDay(visit.next.date))}, {say.window(visit.next)}
            </span>
          </span>
          <PageLink
            className="justify-self-start"
            size="small"
            to={`/customer-portal/visits/${visit.next.id}`}
          >
            {messages.seeNext}
          </PageLink>
        </p>
      ) : null}
    </section>
  );
}

/** What was applied under the license, and until when to stay off. */
function Applications({ applications }: Pick<VisitPage, 'applications'>) {
  const messages = useVisitPageMessages();
  const say = useSpokenTimes();
  return applications.map(({ id, product, area, appliedAt, reEntryAt, isReEntryAhead }) => {
    const until = reEntryAt && sayReEntry(reEntryAt, say.language);
    return (
      <div key={id} className="mt-6">
        {until && isReEntryAhead ? (
          <p className="mb-3 rounded-card bg-amber-soft p-4 font-semibold text-amber">
            {fill(messages.keepOff, { until })}
          </p>
        ) : null}
        <h3 className="font-text text-[1rem] font-semibold tracking-normal">{messages.applied}</h3>
        <p className="mt-2">
          <OwnerWords>{product}</OwnerWords>
          {fill(messages.areaAndTime, {
            area: area.toLocaleString('en-US'),
            time: say.time(appliedAt),
          })}
          {until && !isReEntryAhead ? (
            <span className="block text-small text-ink-soft">
              {fill(messages.couldBeOn, { until })}
            </span>
          ) : null}
        </p>
      </div>
    );
  });
}
