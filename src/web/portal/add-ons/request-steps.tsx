// The way of a request, with where it is; one that came to nothing has no way to show.
import {
  REQUEST_STEPS,
  type ServiceRequestStatus,
} from '#company/rules/quotes/service-request-machine.ts';
import { Stepper } from '#web/ui/app/stepper.tsx';
import { statusWords, useAddOnsMessages } from './messages/use-add-ons-messages.ts';

export function RequestSteps({ status }: { status: ServiceRequestStatus }) {
  const messages = useAddOnsMessages();
  const place = REQUEST_STEPS.indexOf(status);
  if (place < 0) return null;
  return (
    <div className="mt-6 max-w-[48rem]">
      <Stepper
        label={messages.progress}
        steps={REQUEST_STEPS.map((step) => statusWords(step, messages))}
        current={status === 'completed' ? REQUEST_STEPS.length : place}
      />
    </div>
  );
}
