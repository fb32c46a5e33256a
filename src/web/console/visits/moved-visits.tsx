// The visits of a day that is moved: where each goes, what stands against it, and another choice.
import { Link } from 'react-router';
import type { DayMoveConflict } from '#company/rules/visits/day-move.ts';
import type { DayMove, MovedVisit } from '#contract/visits/day-moves.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/field.tsx';
import { counted, dayWords } from './day-labels.ts';
import { dayMoveSteps } from './day-move-steps.ts';

const conflictWords: Record<DayMoveConflict, { label: string; hint: string }> = {
  'no-room': {
    label: 'No room',
    hint: 'The next days are full; this visit would be over capacity.',
  },
  'next-visit-near': { label: 'Next visit is near', hint: 'The property has a visit soon after.' },
  promised: { label: 'Agreed day', hint: 'The customer chose this day. Please call them.' },
  'under-way': { label: 'Under way', hint: 'The crew is already on the way.' },
};

/** No one but the office sets the day of accepted work; its customer was told of it. */
const ACCEPTED_WORK = 'This is accepted work, and its customer knows the day. Please call them.';

export function MovedVisits({ move }: { move: DayMove }) {
  const trouble = move.items.filter(
    ({ conflicts, wasChanged }) => conflicts.length > 0 || wasChanged,
  );
  return (
    <section className="mt-6" aria-labelledby="moved-visits">
      <h2 id="moved-visits" className="font-text text-[1rem] font-bold tracking-normal">
        {trouble.length === 0
          ? 'Every visit has a new day.'
          : `${counted(trouble.length, 'visit')} to look at`}
      </h2>
      {move.crews.map((crew) => {
        const items = move.items.filter(({ crewId }) => crewId === crew.id);
        if (items.length === 0) return null;
        return (
          <div key={crew.id} className="mt-4">
            <h3 className="font-text text-[1rem] font-semibold tracking-normal">{crew.name}</h3>
            <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-raised">
              {items.map((item) => (
                <li
                  key={item.visitId}
                  className="grid gap-3 px-4 py-4 sm:grid-cols-[1fr_auto] sm:px-5"
                >
                  <Words item={item} />
                  {move.status === 'draft' ? (
                    <ChoiceForm
                      key={move.version}
                      item={item}
                      days={crew.days}
                      version={move.version}
                    />
                  ) : (
                    <p className="font-semibold">{outcomeOf(item)}</p>
                  )}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function Words({ item }: { item: MovedVisit }) {
  const { visitId, customer, address, serviceType, window, conflicts, canSkip, wasChanged } = item;
  const { isMakeup } = item;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <Link className="hover:text-oak" to={`/console/visits/${visitId}`}>
          {customer}
        </Link>
        {conflicts.map((conflict) => (
          <Badge key={conflict} tone="amber">
            {conflictWords[conflict].label}
          </Badge>
        ))}
        {isMakeup ? <Badge tone="neutral">Makeup Saturday</Badge> : null}
        {wasChanged ? <Badge tone="red">Changed meanwhile</Badge> : null}
      </p>
      <p>{address}</p>
      <p className="text-ink-soft">
        {serviceType}, {window}
      </p>
      {conflicts.map((conflict) => (
        <p key={conflict} className="text-ink-soft">
          {conflict === 'promised' && !canSkip ? ACCEPTED_WORK : conflictWords[conflict].hint}
        </p>
      ))}
      {wasChanged ? (
        <p className="text-ink-soft">Someone changed this visit. Please plan again.</p>
      ) : null}
    </div>
  );
}

type ChoiceFormProps = {
  item: MovedVisit;
  days: DayMove['crews'][number]['days'];
  version: number;
};

function ChoiceForm({ item, days, version }: ChoiceFormProps) {
  const { visitId, customer, choice, toDate, canSkip, conflicts } = item;
  const possible = conflicts.includes('under-way') ? [] : days;
  return (
    <StepForm
      of={dayMoveSteps}
      step="choose"
      fields={{ visit: visitId }}
      version={version}
      labels={{ chosen: 'New day' }}
      defaultValue={{ chosen: toDate ?? choice }}
      className="flex flex-wrap items-end gap-2"
      keepsPlace
    >
      {(field) => (
        <>
          <Select {...field('chosen')} required={false} className="min-w-64">
            {possible.map(({ date, free, isMakeup }) => (
              <option key={date} value={date}>
                {dayWords(date)}
                {isMakeup ? ' (makeup)' : ''}, {free === 0 ? 'full' : counted(free, 'place')}
              </option>
            ))}
            <option value="stay">Stays on this day</option>
            {canSkip ? <option value="skip">Skipped, not charged</option> : null}
          </Select>
          <Button type="submit" variant="quiet" size="small">
            Set<span className="sr-only"> the new day of {customer}</span>
          </Button>
        </>
      )}
    </StepForm>
  );
}

function outcomeOf({ choice, toDate }: MovedVisit): string {
  if (choice === 'move' && toDate) return dayWords(toDate);
  return choice === 'skip' ? 'Skipped' : 'Stays';
}
