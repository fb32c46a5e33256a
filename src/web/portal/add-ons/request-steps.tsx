// The way of a request, with where it is; one that came to nothing has no way to show.
import { type RequestState, requestStateLabel } from '#company/facts/add-on-services.ts';
import { Stepper } from '#web/ui/app/stepper.tsx';

const WAY = ['pending', 'quoted', 'accepted', 'scheduled', 'completed'] as const;

export function RequestSteps({ status }: { status: RequestState }) {
  const place = (WAY as readonly RequestState[]).indexOf(status);
  if (place < 0) return null;
  return (
    <div className="mt-6 max-w-[48rem]">
      <Stepper
        label="Progress of this request"
        steps={WAY.map(requestStateLabel)}
        current={status === 'completed' ? WAY.length : place}
      />
    </div>
  );
}
