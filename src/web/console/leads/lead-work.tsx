// Turns a lead into work: a customer, an add-on request to quote, a booked consultation; what was made is a link.
import { Link } from 'react-router';
import { isLiveOffer } from '#company/rules/visits/plan-offer-machine.ts';
import type { LeadThread } from '#contract/leads/leads.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { leadPath } from './lead-labels.ts';
import { leadSteps } from './lead-steps.ts';

type LeadWorkProps = { thread: LeadThread; requestKey: string };

export function LeadWork({ thread, requestKey }: LeadWorkProps) {
  const { lead, customer, serviceRequestId, booking, email } = thread;
  return (
    <section aria-labelledby="work-title" className="grid gap-4">
      <h2 id="work-title" className="font-text text-[1rem] font-bold tracking-normal">
        Next steps
      </h2>
      <PlanStep thread={thread} />
      {booking ? null : (
        <Link
          className={buttonLook({ variant: 'quiet', size: undefined }, '')}
          to={`${leadPath(lead)}/booking`}
        >
          Book a Consultation
        </Link>
      )}
      {customer ? (
        <Link className="text-link" to={`/console/customers/${customer.id}`}>
          Customer: {customer.name}
        </Link>
      ) : email ? (
        <StepButton
          of={leadSteps}
          step="customer"
          version={lead.version}
          formClassName="grid"
          variant="quiet"
        >
          Create Customer
        </StepButton>
      ) : (
        <p className="text-small text-ink-soft">
          A customer needs an email address. Please ask for one.
        </p>
      )}
      {serviceRequestId ? (
        <Link className="text-link" to={`/console/requests/${serviceRequestId}`}>
          Request {serviceRequestId}
        </Link>
      ) : email ? (
        <RequestForm thread={thread} requestKey={requestKey} />
      ) : null}
    </section>
  );
}

function RequestForm({ thread: { lead, address }, requestKey }: LeadWorkProps) {
  return (
    <StepForm
      of={leadSteps}
      step="request"
      version={lead.version}
      requestKey={requestKey}
      labels={{ propertyAddress: 'Property address' }}
      defaultValue={{ propertyAddress: address }}
      className="grid gap-2"
    >
      {(field) => (
        <>
          <TextField {...field('propertyAddress')} />
          <SubmitButton pending="Creating..." variant="quiet">
            Create Request
          </SubmitButton>
        </>
      )}
    </StepForm>
  );
}

/** The first step of a plan request: the offer, and once it is there, how it stands. */
function PlanStep({ thread: { lead, planOffer } }: { thread: LeadThread }) {
  const status = planOffer?.status;
  if (planOffer && status && isLiveOffer(status)) {
    return (
      <Link className="text-link" to={`/console/plans/offers/${planOffer.id}`}>
        {planStates[status]}
      </Link>
    );
  }
  return (
    <Link
      className={buttonLook(
        { variant: lead.kind === 'plan' ? 'clay' : 'quiet', size: undefined },
        '',
      )}
      to={`/console/plans/new?leadKind=${lead.kind}&leadId=${lead.id}`}
    >
      Start Plan
    </Link>
  );
}

const planStates = {
  draft: 'Plan offer, not sent yet',
  sent: 'Plan offered',
  accepted: 'Plan started',
} as const;
