// One stop of the day: folded to a line, or open with everything to know and to tap.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { CrewStop, StopState } from '#contract/visits/crew-day.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ApplicationForm } from './application-form.tsx';
import { type LocalizedMessages, useCrewPage } from './crew-context.ts';
import { GateCode } from './gate-code.tsx';
import { LawnSize } from './lawn-size.tsx';
import { describeTime, describeWindow } from './messages/crew-times.ts';
import { FinishForm, NextStep, ProblemForm } from './stop-actions.tsx';
import { StopChecklist } from './stop-checklist.tsx';
import { StopPhotos } from './stop-photos.tsx';
import './stop-entry.css';

type StopEntryProps = { stop: CrewStop; place: number; isCurrent: boolean };

export function StopEntry({ stop, place, isCurrent }: StopEntryProps) {
  const words = useCrewPage();
  const isOver = stop.state === 'done' || stop.state === 'skipped';
  return (
    <li>
      <details
        // Opens anew when it becomes the next one; in between the crew opens and folds as it likes.
        key={String(isCurrent)}
        className="stop-entry"
        open={isCurrent}
      >
        <summary className="stop-entry-line">
          <span className="stop-entry-place" aria-hidden="true">
            {stop.state === 'done' ? <AppIcon name="check" className="size-5" /> : place}
          </span>
          <span className="min-w-0">
            <span className="block leading-snug font-semibold">{stop.address}</span>
            <span className="mt-0.5 block text-small text-ink-soft">{lineOf(stop, words)}</span>
            <JobLine stop={stop} />
            <StateBadge state={stop.state} />
          </span>
        </summary>
        <div className="stop-entry-body">
          <Facts stop={stop} />
          {isOver ? null : <NextStep stop={stop} />}
          {stop.lawn ? <LawnSize stop={stop} lawn={stop.lawn} /> : null}
          <StopChecklist stop={stop} />
          <StopPhotos stop={stop} />
          {stop.applicationLicense === null ? null : <ApplicationForm stop={stop} />}
          {stop.state === 'here' ? <FinishForm stop={stop} /> : null}
          <ProblemForm stop={stop} />
        </div>
      </details>
    </li>
  );
}

/** Which day of a job it is, and which other crews come. What a phone stored before it knew jobs has none. */
function JobLine({ stop: { job } }: { stop: CrewStop }) {
  const { messages } = useCrewPage();
  if (!job) return null;
  const { jobDay, otherCrews } = job;
  const words = [
    jobDay && fill(messages.jobDay, { day: jobDay.day, of: jobDay.of }),
    otherCrews.length > 0 && fill(messages.otherCrews, { names: otherCrews.join(', ') }),
  ];
  return (
    <span className="mt-0.5 block text-small font-semibold">
      {words.filter(Boolean).join(' · ')}
    </span>
  );
}

function lineOf(stop: CrewStop, words: LocalizedMessages): string {
  const { language, messages } = words;
  const { state, serviceType, arrival, leftAt, skipReason } = stop;
  if (state === 'done') {
    return leftAt ? fill(messages.doneAt, { time: describeTime(leftAt, language) }) : messages.done;
  }
  if (state === 'skipped') return skipReason ?? messages.notDone;
  return `${messages.services[serviceType] ?? serviceType}, ${describeWindow(arrival, words)}`;
}

type StateBadgeLook = {
  message: 'onTheWay' | 'youAreHere' | 'notDone';
  tone: 'green' | 'amber' | 'neutral';
};

function StateBadge({ state }: { state: StopState }) {
  const { messages } = useCrewPage();
  const badge = badges[state];
  return badge ? (
    <Badge tone={badge.tone} className="mt-2">
      {messages[badge.message]}
    </Badge>
  ) : null;
}

const badges: Partial<Record<StopState, StateBadgeLook>> = {
  'on-the-way': { message: 'onTheWay', tone: 'amber' },
  here: { message: 'youAreHere', tone: 'green' },
  skipped: { message: 'notDone', tone: 'neutral' },
};

function Facts({ stop }: { stop: CrewStop }) {
  const { messages } = useCrewPage();
  const notes = [
    stop.customerNote && [messages.fromCustomer, stop.customerNote],
    stop.instructions && [messages.always, stop.instructions],
    stop.pets && [messages.pets, stop.pets],
  ].filter((note) => Array.isArray(note));
  return (
    <>
      <p>{fill(messages.forCustomer, { name: stop.customerName || messages.customer })}</p>
      {notes.length > 0 ? (
        <dl className="stop-entry-notes">
          {notes.map(([name, text]) => (
            <div key={name}>
              <dt className="text-small text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          variant="quiet"
          size="small"
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(stop.address)}`}
          target="_blank"
          rel="noreferrer"
        >
          <AppIcon name="pin" className="size-5" />
          {messages.map}
        </ButtonLink>
        {stop.hasGateCode ? <GateCode stop={stop} /> : null}
      </div>
    </>
  );
}
