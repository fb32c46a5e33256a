// The people who share a customer's account: invited and removed by the office as by the customer.
import type { ReactNode } from 'react';
import type { AccountPeople } from '#contract/accounts/people.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextField } from '#web/ui/field.tsx';
import { briefDate } from '../../brief-date.ts';
import { Part } from '../part.tsx';
import { customerSteps } from './customer-steps.ts';

type PeoplePartProps = { people: AccountPeople; timeZone: string };

export function PeoplePart({ people: { people, invitations }, timeZone }: PeoplePartProps) {
  return (
    <Part id="people" heading="People on this account">
      <ul className="mt-1 divide-y divide-line">
        {people.map(({ id, name, email, phone, joinedAt }) => (
          <Row
            key={id}
            name={name}
            details={[email, phone, `Joined ${briefDate(joinedAt, timeZone)}`]}
          >
            <StepButton
              of={customerSteps}
              step="person-remove"
              fields={{ person: id }}
              keepsPlace
              variant="quiet"
              size="small"
              aria-label={`Remove ${name}`}
            >
              Remove
            </StepButton>
          </Row>
        ))}
        {invitations.map(({ id, name, email, phone, expiresAt, isOver }) => (
          <Row
            key={id}
            name={name}
            details={[
              email,
              phone,
              isOver ? 'Invitation expired' : `Invited, until ${briefDate(expiresAt, timeZone)}`,
            ]}
          >
            <StepButton
              of={customerSteps}
              step="uninvite"
              fields={{ invitation: id }}
              keepsPlace
              variant="quiet"
              size="small"
              aria-label={`Cancel the invitation of ${name}`}
            >
              Cancel
            </StepButton>
          </Row>
        ))}
      </ul>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-ink-soft hover:text-oak">
          Invite someone
        </summary>
        <StepForm
          key={invitations.at(-1)?.id ?? ''}
          of={customerSteps}
          step="invite"
          labels={{
            firstName: 'First name',
            lastName: 'Last name',
            email: 'Email',
            phone: 'Phone (optional)',
          }}
          className="mt-3 grid gap-3"
        >
          {(field) => (
            <>
              <TextField {...field('firstName')} autoComplete="off" />
              <TextField {...field('lastName')} autoComplete="off" />
              <TextField
                {...field('email')}
                type="email"
                autoComplete="off"
                hint="They get one email and have seven days to accept."
              />
              <TextField {...field('phone')} type="tel" autoComplete="off" />
              <p>
                <SubmitButton variant="quiet" size="small" pending="Sending...">
                  Send invitation
                </SubmitButton>
              </p>
            </>
          )}
        </StepForm>
      </details>
    </Part>
  );
}

type RowProps = { name: string; details: (string | null)[]; children: ReactNode };

function Row({ name, details, children }: RowProps) {
  return (
    <li className="flex items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-ink-soft wrap-anywhere">
          {details.filter(Boolean).join(', ')}
        </p>
      </div>
      {children}
    </li>
  );
}
