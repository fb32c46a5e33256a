// Credits an item of an invoice, or all of it: what was paid of it becomes the customer's credit.
import { formatDate } from '#company/rules/time/company-time.ts';
import type { Invoice } from '#contract/billing/invoice.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Select, TextArea, TextField } from '#web/ui/field.tsx';
import { StepFold } from '../form-fold.tsx';
import { invoiceSteps } from './billing-steps.ts';

type CreditFormProps = { invoice: Invoice; requestKey: string };

export function CreditForm({ invoice, requestKey }: CreditFormProps) {
  return (
    <StepFold
      summary="Issue a Credit Note"
      of={invoiceSteps}
      step="credit"
      className="border-t border-line pt-2"
    >
      <StepForm
        of={invoiceSteps}
        step="credit"
        requestKey={requestKey}
        labels={{
          itemId: 'What is credited',
          amount: 'Amount before tax (optional)',
          reason: 'Reason',
          billAgain: 'Bill what is credited in full again',
        }}
        className="mt-2 grid gap-4"
      >
        {(field) => (
          <>
            <Select {...field('itemId')}>
              <option value="">The whole invoice</option>
              {invoice.items.map(({ id, title, servedOn }) => (
                <option key={id} value={id}>
                  {title}, {formatDate(servedOn)}
                </option>
              ))}
            </Select>
            <TextField
              {...field('amount')}
              inputMode="decimal"
              autoComplete="off"
              hint="Of one item. Leave it blank to credit all of what you chose; its tax goes with it."
            />
            <TextArea {...field('reason')} rows={2} maxLength={300} />
            <label className="flex items-start gap-3">
              <input type="checkbox" name="billAgain" className="mt-1 size-5 accent-oak" />
              <span>Bill what is credited in full again, on the next invoice</span>
            </label>
            <p>
              <SubmitButton pending="Saving..." variant="quiet">
                Issue Credit Note
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </StepFold>
  );
}
