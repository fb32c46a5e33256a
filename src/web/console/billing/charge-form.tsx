// Charges something besides visits, such as a part that was replaced; it goes on the next invoice.
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Select, TextField } from '#web/ui/field.tsx';
import { StepFold } from '../form-fold.tsx';
import { accountSteps } from './billing-steps.ts';

type ChargeFormProps = { today: string; requestKey: string };

export function ChargeForm({ today, requestKey }: ChargeFormProps) {
  return (
    <StepFold
      summary="Add a Charge"
      of={accountSteps}
      step="charge"
      className="border-t border-line pt-2"
    >
      <StepForm
        of={accountSteps}
        step="charge"
        requestKey={requestKey}
        labels={{
          description: 'What it is for',
          amount: 'Amount before tax',
          taxClass: 'Sales tax',
          chargedOn: 'Date',
        }}
        defaultValue={{ taxClass: 'taxable', chargedOn: today }}
        className="mt-2 grid gap-4"
      >
        {(field) => (
          <>
            <TextField {...field('description')} maxLength={200} autoComplete="off" />
            <TextField {...field('amount')} inputMode="decimal" autoComplete="off" />
            <Select {...field('taxClass')}>
              <option value="taxable">Taxed: lawn care, landscaping, repairs, materials</option>
              <option value="not_taxed">Not taxed: a new improvement of a home</option>
            </Select>
            <TextField {...field('chargedOn')} type="date" />
            <p>
              <SubmitButton pending="Saving..." variant="quiet">
                Add Charge
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </StepFold>
  );
}
