// Decides what is done about a problem: each remedy shows the fields that it needs, by its stylesheet alone.
import { formatMoney } from '#company/rules/money/money.ts';
import type { ProblemRemedy } from '#company/rules/visits/problem-remedies.ts';
import type { DeskProblem } from '#contract/visits/visit-problems.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { ChoiceCard } from '#web/ui/app/choice-card.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { problemSteps } from './problem-steps.ts';
import type { CrewDays } from './remedy-part.tsx';
import { ReturnDay, ReturnDayForm } from './return-day.tsx';
import './remedy-form.css';

type RemedyFormProps = { problem: DeskProblem; days: CrewDays };

const choices: readonly { value: ProblemRemedy; label: string; note: string }[] = [
  { value: 'return-visit', label: 'Return visit', note: 'The crew comes back, at no charge' },
  { value: 'credit', label: 'Credit', note: 'On the next invoice' },
  { value: 'refund', label: 'Refund', note: 'Given back already, or agreed' },
  { value: 'nothing', label: 'No further action', note: 'Say why in your message' },
];

const labels = {
  remedy: 'What do we do?',
  amount: 'Amount, before tax',
  reason: 'Why more than the visit cost',
  method: 'How it was refunded',
  date: 'Day',
  crewId: 'Crew',
  time: 'Arrival from (optional)',
  overbookReason: 'Reason for booking it anyway',
  message: 'Message to the customer',
};

export function RemedyForm({ problem, days }: RemedyFormProps) {
  const { remedy, returnVisit, price, wish, version } = problem;
  return (
    <>
      <ReturnDayForm />
      <StepForm
        of={problemSteps}
        step="remedy"
        version={version}
        labels={labels}
        defaultValue={{
          remedy: remedy?.kind ?? (wish === 'credit' ? 'credit' : 'return-visit'),
          amount: remedy?.amount ?? '',
          method: remedy?.method ?? '',
          reason: problem.remedyReason ?? '',
          time: returnVisit?.time ?? '',
        }}
        className="remedy-form mt-4 grid gap-4"
      >
        {(field) => (
          <>
            <Remedies field={field('remedy')} />
            <div className="remedy-form-return">
              <ReturnDay days={days} returnVisit={returnVisit} field={field} />
            </div>
            <div className="remedy-form-money">
              <TextField
                {...field('amount')}
                inputMode="decimal"
                autoComplete="off"
                placeholder="25.00"
                hint={
                  price
                    ? `The visit cost ${formatMoney(price)}.`
                    : 'We don’t know what this visit cost.'
                }
                className="w-56"
              />
              <TextField {...field('reason')} maxLength={300} hint="For the office only" />
            </div>
            <div className="remedy-form-refund">
              <TextField
                {...field('method')}
                maxLength={60}
                placeholder="Card, check, cash"
                className="w-56"
              />
            </div>
            <TextArea
              {...field('message')}
              rows={3}
              maxLength={2000}
              hint="They get it by email, with what we do."
            />
            <p>
              <SubmitButton pending="Saving..." variant="oak">
                {remedy ? 'Change Remedy' : 'Send Remedy'}
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </>
  );
}

function Remedies({ field: { id, name, label, defaultValue, error } }: { field: BoundField }) {
  return (
    <fieldset
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="field-label">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map(({ value, label: choice, note }, index) => (
          <ChoiceCard
            key={value}
            id={index === 0 ? id : undefined}
            name={name}
            value={value}
            label={choice}
            note={note}
            defaultChecked={value === defaultValue}
          />
        ))}
      </div>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
