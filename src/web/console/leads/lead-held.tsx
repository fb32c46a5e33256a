// Why a lead waits for someone to look, and the two ways on.
import type { LeadThread } from '#contract/leads/leads.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { leadSteps } from './lead-steps.ts';

export function LeadHeld({ thread: { lead, heldFor } }: { thread: LeadThread }) {
  if (!lead.isHeld || lead.stage === 'spam') return null;
  const { version } = lead;
  const isBooking = lead.kind === 'booking';
  return (
    <section aria-labelledby="held-title" className="rounded-card bg-amber-soft p-4 text-amber">
      <h2 id="held-title" className="font-text text-[1rem] font-bold tracking-normal">
        Possible spam: please check
      </h2>
      <ul className="mt-1 list-disc pl-5">
        {heldFor.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <StepButton
          of={leadSteps}
          step="review"
          fields={{ decision: 'not-spam' }}
          version={version}
          size="small"
        >
          {isBooking ? 'Confirm Booking' : 'Not Spam'}
        </StepButton>
        {isBooking ? (
          <StepButton
            of={leadSteps}
            step="review"
            fields={{ decision: 'release' }}
            version={version}
            size="small"
            variant="quiet"
          >
            Release the Time
          </StepButton>
        ) : (
          <StepButton
            of={leadSteps}
            step="stage"
            fields={{ stage: 'spam', from: lead.stage }}
            version={version}
            size="small"
            variant="quiet"
          >
            Spam
          </StepButton>
        )}
      </div>
    </section>
  );
}
