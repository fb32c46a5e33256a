// The form of an offered program: each round with its proposed day and its price, the first day with its crew, a message; sent, or
// kept as a draft.
import { formatDate } from '#company/rules/time/company-time.ts';
import { describeSeason } from '#company/rules/visits/program-rounds.ts';
import type { ProgramOfferForm, RoundInForm } from '#contract/visits/program-offers.ts';
import { AppForm } from '#web/forms/app/app-form.tsx';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { type BoundField, useAppForm } from '#web/forms/app/use-app-form.ts';
import { Chosen, OfferFields, offerLabelsOfForm, typedFrom } from './offer-fields.tsx';
import { planFormSteps, TypedProgram } from './plan-steps.ts';

type ProgramFormProps = {
  form: ProgramOfferForm;
  /** What is chosen in the address of the page. */
  address: string;
  requestKey: string;
};

export function ProgramForm({ form, address, requestKey }: ProgramFormProps) {
  const answer = useStepAnswer(planFormSteps, { step: 'program' });
  const { state, field } = useAppForm({
    id: 'program',
    schema: TypedProgram,
    labels: { ...offerLabelsOfForm, program: 'Program', rounds: 'Rounds' },
    result: answer?.result,
    defaultValue: typedFrom(form),
  });
  const errors = state.form.allErrors;
  const offered = form.rounds.filter(({ isOffered }) => isOffered);
  const prices = offered.map((round, index) => priceField(round, index, errors));
  const wrong = prices.filter(({ error }) => error);
  return (
    <AppForm state={{ ...state, fields: [...state.fields, ...wrong] }} className="grid gap-8">
      <StepFields step="program" requestKey={requestKey} />
      <Chosen form={form} fields={{ program: form.program.slug }} />
      <section aria-labelledby="rounds">
        <h2 id="rounds" className="font-text text-[1rem] font-bold tracking-normal">
          Rounds, before tax
        </h2>
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {offered.map((round, index) => (
            <Round key={round.slug} round={round} index={index} price={prices[index]} />
          ))}
        </ul>
        {errors.rounds?.[0] ? <p className="field-error">{errors.rounds[0]}</p> : null}
      </section>
      <OfferFields form={form} field={field} address={address} />
    </AppForm>
  );
}

type RoundProps = { round: RoundInForm; index: number; price: BoundField | undefined };

function Round({ round, index, price }: RoundProps) {
  return (
    <li className="grid grid-cols-[1fr_7.5rem] items-center gap-4 py-3">
      <div>
        <p className="font-semibold">{round.name}</p>
        <p>{round.date === null ? 'No day in its season yet' : formatDate(round.date)}</p>
        <p className="text-small text-ink-soft">Season: {describeSeason(round)}</p>
      </div>
      <input type="hidden" name={`rounds[${index}].round`} value={round.slug} />
      {price ? (
        <input
          key={round.amount}
          id={price.id}
          name={price.name}
          aria-label={price.label}
          className="field-control min-w-0 text-right tabular-nums"
          defaultValue={price.defaultValue}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={price.error ? true : undefined}
        />
      ) : null}
      {price?.error ? <p className="field-error col-span-2">{price.error}</p> : null}
    </li>
  );
}

function priceField(
  { name, amount }: RoundInForm,
  index: number,
  errors: Record<string, string[]>,
): BoundField {
  const field = `rounds[${index}].amount`;
  return {
    id: field,
    name: field,
    label: `Price of ${name}`,
    required: true,
    defaultValue: amount ?? '',
    error: errors[field]?.[0],
  };
}
