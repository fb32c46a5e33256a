// How the quote is paid for: a deposit on acceptance, progress payments, and what that comes to by now.
import type { ShownPayment } from '#company/rules/quotes/payment-terms.ts';
import { PaymentList } from '#web/features/quotes/payment-list.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select, TextField } from '#web/ui/field.tsx';
import { newLineKey } from './typed-quote.ts';
import { emptyStep, type TypedStep, type TypedTerms } from './typed-terms.ts';

type TermsFieldsProps = {
  terms: TypedTerms;
  set: (terms: TypedTerms) => void;
  payments: readonly ShownPayment[];
  errorAt: (name: string) => string | undefined;
};

export function TermsFields({ terms, set, payments, errorAt }: TermsFieldsProps) {
  const { kind, value, steps } = terms;
  const setStep = (key: string, change: Partial<TypedStep>) =>
    set({
      ...terms,
      steps: steps.map((each) => (each.key === key ? { ...each, ...change } : each)),
    });
  const wrong = errorAt('terms.steps');
  return (
    <section aria-labelledby="terms-title" className="grid gap-3">
      <h2 id="terms-title" className="text-title font-semibold">
        Payment
      </h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          id="terms-kind"
          name="terms.kind"
          label="Deposit, due on acceptance"
          value={kind}
          onChange={({ target }) => set({ ...terms, kind: kindOf(target.value) })}
        >
          <option value="none">No deposit</option>
          <option value="percent">Percent of the total</option>
          <option value="amount">Fixed amount</option>
        </Select>
        {kind === 'none' ? (
          <input type="hidden" name="terms.value" value={value} />
        ) : (
          <TextField
            id="terms-value"
            name="terms.value"
            label={kind === 'percent' ? 'Percent' : 'Amount in dollars'}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            onChange={({ target }) => set({ ...terms, value: target.value })}
            error={errorAt('terms.value')}
          />
        )}
      </div>
      {wrong ? <p className="field-error">{wrong}</p> : null}
      <ol className="grid gap-3">
        {steps.map((each, index) => (
          <StepFields
            key={each.key}
            step={each}
            index={index}
            errorAt={errorAt}
            change={(change) => setStep(each.key, change)}
            remove={() => set({ ...terms, steps: steps.filter(({ key }) => key !== each.key) })}
          />
        ))}
      </ol>
      <p>
        <Button
          type="submit"
          name="addStep"
          value="on"
          variant="quiet"
          onClick={(event) => {
            event.preventDefault();
            set({ ...terms, steps: [...steps, emptyStep(newLineKey())] });
          }}
        >
          <AppIcon name="plus" className="size-5" />
          Add a Progress Payment
        </Button>
      </p>
      <PaymentList payments={payments} />
    </section>
  );
}

type StepFieldsProps = {
  step: TypedStep;
  /** From 0. */
  index: number;
  errorAt: (name: string) => string | undefined;
  change: (change: Partial<TypedStep>) => void;
  remove: () => void;
};

function StepFields({ step, index, errorAt, change, remove }: StepFieldsProps) {
  const name = (field: string) => `terms.steps[${index}].${field}`;
  const id = (field: string) => `step-${index}-${field}`;
  return (
    <li>
      <fieldset className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-3">
        <legend className="sr-only">Progress payment {index + 1}</legend>
        <TextField
          id={id('name')}
          name={name('name')}
          label="Due when"
          placeholder="Beds dug"
          value={step.name}
          onChange={({ target }) => change({ name: target.value })}
          maxLength={80}
          error={errorAt(name('name'))}
        />
        <TextField
          id={id('percent')}
          name={name('percent')}
          label="Percent"
          inputMode="numeric"
          autoComplete="off"
          value={step.percent}
          onChange={({ target }) => change({ percent: target.value })}
          error={errorAt(name('percent'))}
        />
        <p>
          <Button
            type="submit"
            name={name('remove')}
            value="on"
            variant="quiet"
            size="small"
            onClick={(event) => {
              event.preventDefault();
              remove();
            }}
          >
            <AppIcon name="close" className="size-4.5" />
            Remove<span className="sr-only"> progress payment {index + 1}</span>
          </Button>
        </p>
      </fieldset>
    </li>
  );
}

function kindOf(value: string): TypedTerms['kind'] {
  return value === 'percent' || value === 'amount' ? value : 'none';
}
