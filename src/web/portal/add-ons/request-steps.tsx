// The way of a request, with where it is; one that came to nothing has no way to show.
import { requestStatusLabel } from '#company/rules/quotes/service-request-labels.ts';
import {
  REQUEST_STEPS,
  type ServiceRequestStatus,
} from '#company/rules/quotes/service-request-machine.ts';
import { Stepper } from '#web/ui/app/stepper.tsx';

export function RequestSteps({ status }: { status: ServiceRequestStatus }) {
  const place = REQUEST_STEPS.indexOf(status);
  if (place < 0) return null;
  return (
    <div className="mt-6 max-w-[48rem]">
      <Stepper
        label="Progress of this request"
        steps={REQUEST_STEPS.map(requestStatusLabel)}
        current={status === 'completed' ? REQUEST_STEPS.length : place}
      />
    </div>
  );
}
