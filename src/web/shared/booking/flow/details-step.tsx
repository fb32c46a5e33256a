// The second step of a booking: the customer's details beside the summary and the time that is being kept.
import type { ConsultationType } from '#contract/booking.ts';
import type { SlotChoice } from '#contract/problem.ts';
import { ConsultationSummary } from '#web/shared/booking/consultation-summary.tsx';
import type { CustomerField } from '#web/shared/booking/customer-rules.ts';
import { type BookingState, chosenSlot } from './booking-state.ts';
import { CustomerForm } from './customer-form.tsx';
import { HoldNotice } from './hold-notice.tsx';
import { SlotConflict } from './slot-conflict.tsx';

type DetailsStepProps = {
  idPrefix: string;
  type: ConsultationType | undefined;
  state: BookingState;
  onType: (field: CustomerField, value: string) => void;
  onBack: () => void;
  onSubmit: () => void;
  onBookAgain: () => void;
  onHoldLapsed: () => void;
  onKeepAgain: () => void;
  onTakeAlternative: (slot: SlotChoice) => void;
};

export function DetailsStep(props: DetailsStepProps) {
  const { idPrefix, type, state, onBack } = props;
  const slot = chosenSlot(state);
  return (
    <>
      <h3 tabIndex={-1} data-focus-after="choosing" className="text-feature">
        Where can we reach you?
      </h3>
      <div className="mt-6 grid gap-8 @min-[50rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div className="self-start @min-[50rem]:col-start-2 @min-[50rem]:row-start-1">
          {/* Heard also by somebody who goes on typing. */}
          <div aria-live="polite">
            {state.conflict && (
              <SlotConflict
                conflict={state.conflict}
                onTake={props.onTakeAlternative}
                onPickAnother={onBack}
                onBookAgain={props.onBookAgain}
              />
            )}
          </div>
          {slot && !state.conflict && (
            <div className="grid gap-5 rounded-card bg-ground p-5">
              <ConsultationSummary type={type} slot={slot} />
              <HoldNotice
                hold={state.hold}
                onLapse={props.onHoldLapsed}
                onKeepAgain={props.onKeepAgain}
                onPickAnother={onBack}
              />
            </div>
          )}
        </div>
        <CustomerForm
          idPrefix={idPrefix}
          state={state}
          onType={props.onType}
          onBack={onBack}
          onSubmit={props.onSubmit}
        />
      </div>
    </>
  );
}
