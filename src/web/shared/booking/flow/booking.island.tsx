// The consultation calendar of the home page: choose type, day and time, leave your details, done.
import { useId, useRef, useState } from 'react';
import { createGuard } from '#web/forms/form-guard.ts';
import { BookingConfirmation } from '#web/shared/booking/booking-confirmation.tsx';
import { Card } from '#web/ui/card.tsx';
import type { BookingProps } from './booking-props.ts';
import { ChooseStep } from './choose-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { useBookingFlow } from './use-booking-flow.ts';

export default function BookingCalendar(props: BookingProps) {
  const { types, today, timeZone, phone } = props;
  const idPrefix = useId();
  const root = useRef<HTMLDivElement>(null);
  const [guard] = useState(() => createGuard('booking'));
  const flow = useBookingFlow(props, root, guard);
  const { state, dispatch, type } = flow;

  if (types.length === 0) {
    return (
      <Card className="p-6">
        <p className="text-body">
          Online booking is paused. Please call us at {phone} to find a time.
        </p>
      </Card>
    );
  }
  return (
    <div ref={root} className="needs-script @container">
      <Card className="p-4 @min-[40rem]:p-8">
        {/* Left in place, hidden, while the details are typed: coming back to it need not build it again. */}
        {state.step !== 'booked' && (
          <div hidden={state.step !== 'choosing'}>
            <ChooseStep
              {...{ idPrefix, types, type, today, timeZone, state }}
              shownView={flow.shownView}
              chosenView={flow.chosenView}
              choices={flow.choices}
              onRetryShown={flow.retryShown}
              onRetryChosen={flow.retryChosen}
              onContinue={flow.openDetails}
            />
          </div>
        )}
        {state.step === 'details' && (
          <DetailsStep
            {...{ idPrefix, type, state }}
            onType={(field, value) => dispatch({ type: 'fieldTyped', field, value })}
            onBack={() => dispatch({ type: 'backPressed' })}
            onSubmit={flow.confirm}
            onBookAgain={flow.bookAgain}
            onHoldLapsed={flow.holdLapsed}
            onKeepAgain={flow.keepAgain}
            onTakeAlternative={flow.takeAlternative}
          />
        )}
        {state.step === 'booked' && state.booked && (
          <BookingConfirmation
            booked={state.booked}
            phone={phone}
            onAnother={() => dispatch({ type: 'anotherWanted' })}
          />
        )}
      </Card>
    </div>
  );
}
