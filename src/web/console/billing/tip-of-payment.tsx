// The tip that came with a payment, and how the owner gives it back after a fresh sign-in.
import { formatMoney } from '#company/rules/money/money.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextField } from '#web/ui/field.tsx';
import { StepFold } from '../form-fold.tsx';
import { accountSteps } from './billing-steps.ts';

type TipOfPaymentProps = { id: string; tip: string; tipLeft: string; canRefund: boolean };

export function TipOfPayment({ id, tip, tipLeft, canRefund }: TipOfPaymentProps) {
  const isLeft = Number(tipLeft) > 0;
  return (
    <>
      <p className="text-ink-soft">
        {formatMoney(tip)} of it is a tip for the crew{isLeft ? '.' : ', and was given back.'}
      </p>
      {isLeft && canRefund ? (
        <StepFold summary="Give the Tip Back" of={accountSteps} step="tip" className="mt-1">
          <StepForm
            of={accountSteps}
            step="tip"
            fields={{ tipOf: id }}
            labels={{ reason: 'Reason' }}
            className="mt-2 grid gap-3"
          >
            {(field) => (
              <>
                <TextField {...field('reason')} maxLength={300} autoComplete="off" />
                <p>
                  <SubmitButton pending="Saving..." variant="quiet">
                    Refund {formatMoney(tipLeft)}
                  </SubmitButton>
                </p>
              </>
            )}
          </StepForm>
        </StepFold>
      ) : null}
    </>
  );
}
