// Autopay of an account: its card, what is charged next or why not, and how the office turns it off.
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { ActiveAutopay } from '#contract/billing/autopay.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextField } from '#web/ui/field.tsx';
import { StepFold } from '../form-fold.tsx';
import { accountSteps } from './billing-steps.ts';

export function AutopayPart({ autopay }: { autopay: ActiveAutopay }) {
  const { method, since, next, stopped } = autopay;
  return (
    <section aria-labelledby="autopay" className="border-t border-line pt-4">
      <h2 id="autopay" className="font-semibold">
        Autopay is on
      </h2>
      <p className="mt-1 text-ink-soft">
        {method.label}, since {formatDate(since)}.
      </p>
      <ul className="mt-2 grid gap-1">
        {next.map(({ invoice, amount, on, failure }) => (
          <li key={invoice.id}>
            {formatMoney(amount)} on {formatDate(on)}, invoice {invoice.number}
            {failure ? <span className="block text-ink-soft">Last try: {failure}</span> : null}
          </li>
        ))}
        {stopped.map(({ invoice, amount, why }) => (
          <li key={invoice.id}>
            {formatMoney(amount)}, invoice {invoice.number}
            <span className="block text-ink-soft">{reasons[why]}</span>
          </li>
        ))}
      </ul>
      {next.length + stopped.length === 0 ? (
        <p className="text-ink-soft">
          Nothing is open. The next invoice is charged when it is due.
        </p>
      ) : null}
      <StepFold summary="Turn Off Autopay" of={accountSteps} step="autopayOff" className="mt-1">
        <StepForm
          of={accountSteps}
          step="autopayOff"
          labels={{ reason: 'Why, such as “asked on the phone”' }}
          className="mt-2 grid gap-4"
        >
          {(field) => (
            <>
              <TextField
                {...field('reason')}
                maxLength={300}
                autoComplete="off"
                hint="The customer gets it by email."
              />
              <p>
                <SubmitButton pending="Saving..." variant="quiet">
                  Turn Off
                </SubmitButton>
              </p>
            </>
          )}
        </StepForm>
      </StepFold>
    </section>
  );
}

const reasons: Readonly<Record<ActiveAutopay['stopped'][number]['why'], string>> = {
  held: 'Not charged while a problem or dispute is open, or reminders are stopped.',
  busy: 'A payment is under way.',
  failed: 'Not charged any more: the last try failed.',
  'charged-before': 'Not charged again: its payment was taken back.',
};
