// One stop of the day: folded to a line, or open with everything to know and to tap.
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import type { CrewStop, StopState } from '#contract/visits/crew-day.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { GateCode } from './gate-code.tsx';
import { FinishForm, NextStep, ProblemForm } from './stop-actions.tsx';
import { StopChecklist } from './stop-checklist.tsx';
import { StopPhotos } from './stop-photos.tsx';
import './stop-entry.css';

type StopEntryProps = { stop: CrewStop; place: number; isCurrent: boolean };

export function StopEntry({ stop, place, isCurrent }: StopEntryProps) {
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
            <span className="mt-0.5 block text-small text-ink-soft">{lineOf(stop)}</span>
            <StateBadge state={stop.state} />
          </span>
        </summary>
        <div className="stop-entry-body">
          <Facts stop={stop} />
          {isOver ? null : <NextStep stop={stop} />}
          <StopChecklist stop={stop} />
          <StopPhotos stop={stop} />
          {stop.state === 'here' ? <FinishForm stop={stop} /> : null}
          <ProblemForm stop={stop} />
        </div>
      </details>
    </li>
  );
}

function lineOf({ state, serviceType, window, leftAt, skipReason }: CrewStop): string {
  if (state === 'done') return leftAt ? `Done at ${slotLabel(leftAt)}` : 'Done';
  if (state === 'skipped') return skipReason ?? 'Not done';
  return `${serviceType}, ${window}`;
}

function StateBadge({ state }: { state: StopState }) {
  const badge = badges[state];
  return badge ? (
    <Badge tone={badge.tone} className="mt-2">
      {badge.label}
    </Badge>
  ) : null;
}

const badges: Partial<Record<StopState, { label: string; tone: 'green' | 'amber' | 'neutral' }>> = {
  'on-the-way': { label: 'On the way', tone: 'amber' },
  here: { label: 'You are here', tone: 'green' },
  skipped: { label: 'Not done', tone: 'neutral' },
};

function Facts({ stop }: { stop: CrewStop }) {
  const notes = [
    stop.customerNote && ['From the customer', stop.customerNote],
    stop.instructions && ['Always', stop.instructions],
    stop.pets && ['Pets', stop.pets],
  ].filter((note) => Array.isArray(note));
  return (
    <>
      <p>
        For <span className="font-semibold">{stop.customerName}</span>
      </p>
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
          Map
        </ButtonLink>
        {stop.hasGateCode ? <GateCode stop={stop} /> : null}
      </div>
    </>
  );
}
