// Turns a lead into work: a customer, an add-on request to quote, a booked consultation; what was made is a link.
import { Form, Link } from 'react-router';
import type { LeadThread } from '#contract/leads/leads.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { leadPath } from './lead-labels.ts';
import { Work } from './lead-steps.ts';

type LeadWorkProps = { thread: LeadThread; requestKey: string; result: FormResult | undefined };

export function LeadWork({ thread, requestKey, result }: LeadWorkProps) {
  const { lead, customer, serviceRequestId, booking, email } = thread;
  return (
    <section aria-labelledby="work-title" className="grid gap-4">
      <h2 id="work-title" className="font-text text-[1rem] font-bold tracking-normal">
        Next steps
      </h2>
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
        <Form method="post" className="grid">
          <input type="hidden" name="step" value="customer" />
          <input type="hidden" name="version" value={lead.version} />
          <Button type="submit" variant="quiet">
            Create Customer
          </Button>
        </Form>
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
        <RequestForm thread={thread} requestKey={requestKey} result={result} />
      ) : null}
    </section>
  );
}

function RequestForm({ thread: { lead, address }, requestKey, result }: LeadWorkProps) {
  const { state, field } = useAppForm({
    id: 'lead-work',
    schema: Work,
    labels: { version: 'Version', propertyAddress: 'Property address' },
    result,
    defaultValue: { propertyAddress: address },
  });
  return (
    <AppForm state={state} step="request" className="grid gap-2">
      <input type="hidden" name="requestKey" value={`${requestKey}-request`} />
      <input type="hidden" name="version" value={lead.version} />
      <TextField {...field('propertyAddress')} />
      <SubmitButton pending="Creating..." variant="quiet">
        Create Request
      </SubmitButton>
    </AppForm>
  );
}
