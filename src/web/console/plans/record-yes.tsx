// Records the yes that a customer gave by phone or on paper: who said it, how, when, and a note.
import type { DeskPlanOffer } from '#contract/visits/plan-offer-desk.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Select, TextArea, TextField } from '#web/ui/field.tsx';
import { StepFold } from '../form-fold.tsx';
import { planOfferSteps } from './plan-steps.ts';

type RecordYesProps = { offer: DeskPlanOffer; requestKey: string; today: string };

export function RecordYes({ offer, requestKey, today }: RecordYesProps) {
  return (
    <StepFold
      summary="Record a Yes"
      of={planOfferSteps}
      step="yes"
      className="border-t border-line pt-2"
    >
      <StepForm
        of={planOfferSteps}
        step="yes"
        version={offer.version}
        requestKey={requestKey}
        labels={{ saidBy: 'Who said yes', way: 'How', saidOn: 'When', note: 'Note' }}
        defaultValue={{ saidBy: offer.customer.name, way: 'phone', saidOn: today }}
        className="mt-2 grid gap-4"
      >
        {(field) => (
          <>
            <input type="hidden" name="contentHash" value={offer.contentHash ?? ''} />
            <TextField {...field('saidBy')} maxLength={200} autoComplete="off" />
            <Select {...field('way')}>
              <option value="phone">By phone</option>
              <option value="paper">On paper</option>
            </Select>
            <TextField {...field('saidOn')} type="date" max={today} />
            <TextArea {...field('note')} rows={2} maxLength={1000} />
            <p className="text-small text-ink-soft">
              The plan starts now.{' '}
              {offer.customer.email
                ? 'The customer gets a copy by email, with a link by which they can object.'
                : 'Please give the customer a printed copy.'}
            </p>
            <SubmitButton variant="oak" pending="Starting...">
              Start the Plan
            </SubmitButton>
          </>
        )}
      </StepForm>
    </StepFold>
  );
}
