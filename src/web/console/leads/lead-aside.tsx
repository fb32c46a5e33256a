// Beside a lead: how far it is and whose, what becomes of it, and other leads of the same person.
import { Form, Link } from 'react-router';
import { leadStageLabel, leadStages } from '#company/facts/lead-stages.ts';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { LeadThread } from '#contract/leads/leads.ts';
import type { FormResult } from '#web/forms/app/use-app-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/field.tsx';
import { leadPath } from './lead-labels.ts';
import { LeadWork } from './lead-work.tsx';

type LeadAsideProps = {
  thread: LeadThread;
  requestKey: string;
  workResult: FormResult | undefined;
};

export function LeadAside({ thread, requestKey, workResult }: LeadAsideProps) {
  const { lead, booking } = thread;
  return (
    <aside className="grid content-start gap-7" aria-label="About this lead">
      <div className="grid gap-4">
        <StageForm lead={lead} />
        <AssigneeForm thread={thread} />
      </div>
      {booking ? (
        <p>
          <span className="block text-small text-ink-soft">Consultation</span>
          {formatDate(booking.date)}, {slotLabel(booking.time)}
          {booking.status === 'cancelled' ? ' (canceled)' : ''}
        </p>
      ) : null}
      {lead.isHeld || lead.stage === 'spam' ? null : (
        <LeadWork thread={thread} requestKey={requestKey} result={workResult} />
      )}
      <Duplicates duplicates={thread.duplicates} />
    </aside>
  );
}

function StageForm({ lead }: { lead: LeadThread['lead'] }) {
  return (
    <Form method="post" key={lead.version} className="flex items-end gap-2">
      <input type="hidden" name="step" value="stage" />
      <input type="hidden" name="version" value={lead.version} />
      <input type="hidden" name="from" value={lead.stage} />
      <Select id="stage" name="stage" label="Stage" className="grow" defaultValue={lead.stage}>
        {leadStages.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="quiet">
        Move
      </Button>
    </Form>
  );
}

function AssigneeForm({ thread: { lead, staff } }: { thread: LeadThread }) {
  return (
    <Form method="post" key={lead.version} className="flex items-end gap-2">
      <input type="hidden" name="step" value="assignee" />
      <input type="hidden" name="version" value={lead.version} />
      <Select
        id="assignee"
        name="userId"
        label="Assigned to"
        className="min-w-0 grow"
        defaultValue={lead.assignee?.id ?? ''}
      >
        <option value="">Unassigned</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="quiet">
        Assign
      </Button>
    </Form>
  );
}

const sameWords = { mailbox: 'same email', phone: 'same phone', words: 'same words' } as const;

function Duplicates({ duplicates }: Pick<LeadThread, 'duplicates'>) {
  if (duplicates.length === 0) return null;
  return (
    <section aria-labelledby="duplicates-title">
      <h2 id="duplicates-title" className="font-text text-[1rem] font-bold tracking-normal">
        Possible duplicates
      </h2>
      <ul className="mt-2 grid gap-2">
        {duplicates.map((other) => (
          <li key={`${other.kind}-${other.id}`}>
            <Link className="text-link" to={leadPath(other)}>
              {other.subject}, {other.name}
            </Link>
            <span className="block text-small text-ink-soft">
              {other.same.map((same) => sameWords[same]).join(', ')} · {leadStageLabel(other.stage)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
