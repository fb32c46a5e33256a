// One consultation of the day: when, with whom, what for, where, and the number to tap.
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { TodayConsultation } from '#contract/overviews/console.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ReachLinks } from './reach-links.tsx';

type ConsultationEntryProps = {
  consultation: TodayConsultation;
  /** Its number on the map of the day. */
  stop: number;
};

export function ConsultationEntry({ consultation, stop }: ConsultationEntryProps) {
  const { time, duration, customerName, customerPhone, propertyAddress } = consultation;
  return (
    <li className="grid gap-x-6 gap-y-3 px-4 py-4 sm:grid-cols-[6.5rem_1fr_auto] sm:px-5">
      <p className="flex items-baseline gap-2 tabular-nums sm:block">
        <time className="font-semibold" dateTime={time}>
          {timeLabel(time)}
        </time>
        <span className="block text-small text-ink-soft">{duration} min</span>
      </p>
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-text text-[1rem] font-semibold tracking-normal">
          <span className="day-map-number" aria-hidden="true">
            {stop}
          </span>
          {customerName}
          <State consultation={consultation} />
        </h3>
        <p className="mt-1 flex items-center gap-2">
          <TypeColor color={consultation.color} />
          {consultation.serviceType}
        </p>
        <p className="mt-1 text-ink-soft">{propertyAddress ?? 'No address yet. Ask by phone.'}</p>
        {consultation.customerNotes ? (
          <p className="mt-2 border-l-2 border-line pl-3 text-ink-soft">
            {consultation.customerNotes}
          </p>
        ) : null}
      </div>
      <ReachLinks name={customerName} phone={customerPhone} address={propertyAddress} />
    </li>
  );
}

/** The color that the calendar gives the type; only ever beside its name. */
function TypeColor({ color }: { color: string | null }) {
  return (
    <svg className="size-2.5 shrink-0" viewBox="0 0 10 10" aria-hidden="true">
      <circle cx="5" cy="5" r="5" fill={color ?? 'currentColor'} />
    </svg>
  );
}

function State({ consultation }: { consultation: TodayConsultation }) {
  if (consultation.underReview) return <Badge tone="amber">Not confirmed yet</Badge>;
  const state = states[consultation.status];
  return state ? <Badge tone={state.tone}>{state.label}</Badge> : null;
}

/** A consultation that is simply booked needs no word. */
const states: Partial<
  Record<
    TodayConsultation['status'],
    { label: string; tone: 'green' | 'amber' | 'red' | 'neutral' }
  >
> = {
  confirmed: { label: 'Confirmed', tone: 'green' },
  in_progress: { label: 'Under way', tone: 'amber' },
  completed: { label: 'Done', tone: 'neutral' },
  no_show: { label: 'No-show', tone: 'red' },
};
