// Beside a lead: how far it is and whose, what becomes of it, and other leads of the same person.
import { Link } from 'react-router';
import { leadStageLabel, leadStages } from '#company/facts/lead-stages.ts';
import { leadObstacle } from '#company/rules/leads/lead-machine.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { LeadThread } from '#contract/leads/leads.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/field.tsx';
import { leadPath } from './lead-labels.ts';
import { leadSteps } from './lead-steps.ts';
import { LeadWork } from './lead-work.tsx';

type LeadAsideProps = {
  thread: LeadThread;
  requestKey: string;
};

export function LeadAside({ thread, requestKey }: LeadAsideProps) {
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
          {formatDate(booking.date)}, {timeLabel(booking.time)}
          {booking.status === 'cancelled' ? ' (canceled)' : ''}
        </p>
      ) : null}
      {leadObstacle('makeRequest', 'staff', lead) ? null : (
        <LeadWork thread={thread} requestKey={requestKey} />
      )}
      <Duplicates duplicates={thread.duplicates} />
    </aside>
  );
}

function StageForm({ lead }: { lead: LeadThread['lead'] }) {
  return (
    <StepForm
      key={lead.version}
      of={leadSteps}
      step="stage"
      version={lead.version}
      labels={{ stage: 'Stage' }}
      defaultValue={{ stage: lead.stage }}
      className="flex flex-wrap items-end gap-2"
    >
      {(field) => (
        <>
          <input type="hidden" name="from" value={lead.stage} />
          <Select {...field('stage')} required={false} className="min-w-0 grow">
            {leadStages.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Button type="submit" variant="quiet">
            Move
          </Button>
        </>
      )}
    </StepForm>
  );
}

function AssigneeForm({ thread: { lead, staff } }: { thread: LeadThread }) {
  return (
    <StepForm
      key={lead.version}
      of={leadSteps}
      step="assignee"
      version={lead.version}
      labels={{ userId: 'Assigned to' }}
      defaultValue={{ userId: lead.assignee?.id ?? '' }}
      className="flex flex-wrap items-end gap-2"
    >
      {(field) => (
        <>
          <Select {...field('userId')} className="min-w-0 grow">
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
        </>
      )}
    </StepForm>
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
