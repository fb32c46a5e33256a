// The slots that can be booked, by weekday, time and kind: each row is a form of its own, and what is removed can come back.

import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { weekdays } from '#company/rules/time/weekdays.ts';
import type { SlotRule } from '#contract/booking/office-hours.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import type { StepFields } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Card } from '#web/ui/card.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/slots.page.ts';
import { NewSlotForm, SlotForm } from './slot-forms.tsx';
import { slotSteps } from './slot-steps.ts';

export const meta = consoleMeta('Availability');

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/console/slot-rules');
}

export const action = stepAction(slotSteps);

export default function SlotsPage({ loaderData }: Route.ComponentProps) {
  const { items, types } = loaderData;
  return (
    <ConsoleMain
      heading="Availability"
      lead="When visitors can book, and how many appointments at a time. A slot for one consultation type overrides a slot for all types at the same time. Existing bookings stay."
      back={{ to: '/console/calendar', label: 'Calendar' }}
      width="list"
    >
      <DoneNote of={slotSteps} words={{ remove: removed }} className="mt-5" />
      <div className="mt-6 grid gap-3">
        {weekdays.map((day, dayOfWeek) => {
          const ofDay = items.filter((rule) => rule.dayOfWeek === dayOfWeek);
          return <Weekday key={day} name={day} dayOfWeek={dayOfWeek} rules={ofDay} types={types} />;
        })}
        <Card className="p-5">
          <h2 className="text-title">Add a slot</h2>
          <NewSlotForm key={items.length} types={types} />
        </Card>
      </div>
    </ConsoleMain>
  );
}

type WeekdayProps = {
  name: string;
  dayOfWeek: number;
  rules: readonly SlotRule[];
  types: readonly { id: number; name: string }[];
};

function Weekday({ name, dayOfWeek, rules, types }: WeekdayProps) {
  const refused = useStepAnswer(slotSteps)?.result?.initialValue?.slot;
  return (
    <details
      id={`day-${dayOfWeek}`}
      className="rounded-card border border-line bg-raised"
      open={rules.some(({ id }) => String(id) === refused)}
    >
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-baseline gap-x-3 px-5 py-4">
        <h2 className="text-title">{name}</h2>
        <span className="text-ink-soft">{dayWords(rules)}</span>
      </summary>
      <ul className="grid gap-3 px-5 pb-5">
        {rules.map((rule) => (
          <li key={`${rule.id}-${rule.version}`}>
            <SlotForm
              rule={rule}
              typeName={types.find(({ id }) => id === rule.consultationTypeId)?.name}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** "9 slots, 8:00 AM to 6:00 PM". */
function dayWords(rules: readonly SlotRule[]): string {
  const offered = rules.filter(
    ({ isAvailable, maxAppointments }) => isAvailable && maxAppointments,
  );
  const [first, last] = [offered[0], offered.at(-1)];
  if (!first || !last) return 'Nothing can be booked yet.';
  const count = offered.length === 1 ? '1 slot' : `${offered.length} slots`;
  return `${count}, ${timeLabel(first.startTime)} to ${timeLabel(last.endTime)}`;
}

/** What was removed just now, with the way back. */
function removed({ dayOfWeek, startTime }: StepFields): string {
  return `${weekdays[Number(dayOfWeek)]}, ${timeLabel(String(startTime))}: removed.`;
}
