// The consultation calendar of the home page: choose type, day and time, leave your details, done.
import { useId, useRef } from 'react';
import { fill } from '#company/rules/platform/fill-message.ts';
import { BookingConfirmation } from '#web/features/booking/booking-confirmation.tsx';
import { Card } from '#web/ui/card.tsx';
import { WithPhoneLink } from '#web/ui/phone-link.tsx';
import type { BookingProps } from './booking-props.ts';
import { ChooseStep } from './choose-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { useBookingFlow } from './use-booking-flow.ts';

export default function BookingCalendar(props: BookingProps) {
  const { words, types, today, timeZone, company } = props;
  const idPrefix = useId();
  const root = useRef<HTMLDivElement>(null);
  const flow = useBookingFlow(props, root);
  const { state, type, errors, isSending } = flow;

  if (types.length === 0) {
    return (
      <Card className="p-6">
        <p className="text-body">
          <WithPhoneLink {...company} text={fill(words.paused, { phone: company.phone })} />
        </p>
      </Card>
    );
  }
  return (
    <div ref={root} className="needs-script @container">
      <Card className="p-4 @min-[40rem]:p-8">
        {/* Left in place while the details are typed: coming back to it need not build it again, nor lay it out again. */}
        {state.step !== 'booked' && (
          <div className="choose-step" data-away={state.step === 'choosing' ? undefined : ''}>
            <ChooseStep
              {...{ words, idPrefix, types, type, today, timeZone, state }}
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
            {...{ words, idPrefix, type, state, errors, isSending }}
            onType={flow.typeField}
            onBack={flow.goBack}
            onSubmit={flow.confirm}
            onBookAgain={flow.bookAgain}
            onHoldLapsed={flow.holdLapsed}
            onKeepAgain={flow.keepAgain}
            onTakeAlternative={flow.takeAlternative}
          />
        )}
        {state.step === 'booked' && state.booked && (
          <BookingConfirmation
            words={words}
            booked={state.booked}
            company={company}
            onAnother={flow.startAgain}
          />
        )}
      </Card>
    </div>
  );
}
