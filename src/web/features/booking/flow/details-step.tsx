// The second step of a booking: the customer's details beside the summary and the time that is being kept.
import type { ConsultationType } from '#contract/booking/booking.ts';
import type { SlotChoice } from '#contract/platform/problem.ts';
import { ConsultationSummary } from '#web/features/booking/consultation-summary.tsx';
import type { CustomerErrors, CustomerField } from '#web/features/booking/customer-rules.ts';
import type { BookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
import { useFetched } from '#web/lib/use-fetched.ts';
import { type BookingState, chosenSlot } from './booking-state.ts';
import { CustomerForm } from './customer-form.tsx';
import { HoldNotice } from './hold-notice.tsx';

type DetailsStepProps = {
  words: BookingMessages;
  idPrefix: string;
  type: ConsultationType | undefined;
  state: BookingState;
  errors: CustomerErrors;
  isSending: boolean;
  onType: (field: CustomerField, value: string) => void;
  onBack: () => void;
  onSubmit: () => void;
  onBookAgain: () => void;
  onHoldLapsed: () => void;
  onKeepAgain: () => void;
  onTakeAlternative: (slot: SlotChoice) => void;
};

export function DetailsStep(props: DetailsStepProps) {
  const { words, idPrefix, type, state, onBack } = props;
  const slot = chosenSlot(state);
  // The toast tells of it as well.
  const Conflict = useFetched(
    state.conflict !== null,
    async () => (await import('./slot-conflict.tsx')).SlotConflict,
  );
  return (
    <>
      <h3 tabIndex={-1} data-focus-after="choosing" className="text-feature">
        {words.detailsHeading}
      </h3>
      <div className="mt-6 grid gap-8 @min-[50rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div className="self-start @min-[50rem]:col-start-2 @min-[50rem]:row-start-1">
          {/* Heard also by someone who goes on typing. */}
          <div aria-live="polite">
            {state.conflict && Conflict && (
              <Conflict
                words={words}
                conflict={state.conflict}
                onTake={props.onTakeAlternative}
                onPickAnother={onBack}
                onBookAgain={props.onBookAgain}
              />
            )}
          </div>
          {slot && !state.conflict && (
            <div className="grid gap-5 rounded-card bg-ground p-5">
              <ConsultationSummary words={words} type={type} slot={slot} />
              <HoldNotice
                words={words}
                hold={state.hold}
                onLapse={props.onHoldLapsed}
                onKeepAgain={props.onKeepAgain}
                onPickAnother={onBack}
              />
            </div>
          )}
        </div>
        <CustomerForm
          words={words}
          idPrefix={idPrefix}
          customer={state.customer}
          errors={props.errors}
          isSending={props.isSending}
          onType={props.onType}
          onBack={onBack}
          onSubmit={props.onSubmit}
        />
      </div>
    </>
  );
}
