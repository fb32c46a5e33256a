// Both versions of a request that a colleague was faster with, and the choice between them.
import { requestStatusLabel } from '#company/rules/quotes/service-request-labels.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { requestSteps } from './request-steps.ts';

/** Which state each form brings a request to; null for what leaves it in its state. */
const meant: Record<keyof typeof requestSteps, string | null> = {
  'take-up': 'Picked up',
  reopen: 'Reopened',
  decline: 'Declined',
  schedule: 'Scheduled',
  complete: 'Completed',
  'call-off': 'Called off',
  message: null,
  'payment-due': null,
  'give-back': null,
};

export function RequestConflict({ request }: { request: ServiceRequest }) {
  const days = request.days.map(
    ({ date, crew }) => `${formatDate(date)}${crew ? `, ${crew}` : ''}`,
  );
  return (
    <StepConflict
      of={requestSteps}
      version={request.version}
      facts={({ step, typed }) => [
        ['Status', requestStatusLabel(request.status), meant[step]],
        ['Days', step === 'schedule' ? days.join('; ') : null, null],
        [
          'Why',
          step === 'decline' || step === 'call-off' ? request.declineReason : null,
          typed('reason'),
        ],
        ['Price', step === 'complete' ? request.finalPrice : null, typed('finalPrice')],
      ]}
    />
  );
}
