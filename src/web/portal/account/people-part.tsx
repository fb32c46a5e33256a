// The people who share the account: its holder invites and removes them, anyone else can leave.
import type { ReactNode } from 'react';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { OwnAccountPeople } from '#contract/accounts/people.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Panel } from '../parts/panel.tsx';
import { accountSteps } from './account-steps.ts';

type PeoplePartProps = { people: OwnAccountPeople; timeZone: string };

export function PeoplePart({ people, timeZone }: PeoplePartProps) {
  const { holder, personId } = people;
  const isHolder = personId === holder.id;
  return (
    <Panel id="people" heading="People on this account">
      <p className="mt-3 text-ink-soft">
        {isHolder
          ? 'They sign in with their own email, see everything here, and can ask for work and agree to plans and quotes. You stay the account holder.'
          : `This is the account of ${holder.name}. Only they can invite and remove people.`}
      </p>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        <Person name={holder.name} detail={holder.email ?? ''}>
          <Badge>Account holder</Badge>
        </Person>
        {people.people.map(({ id, name, email }) => (
          <Person key={id} name={name} detail={email}>
            {isHolder ? (
              <Press step="person-remove" id={id} label={`Remove ${name}`}>
                Remove
              </Press>
            ) : null}
            {id === personId ? (
              <Press step="leave" id={id} label="Leave this account">
                Leave
              </Press>
            ) : null}
          </Person>
        ))}
        {people.invitations.map(({ id, name, email, expiresAt, isOver }) => (
          <Person
            key={id}
            name={name}
            detail={`${email}. ${isOver ? 'The invitation has expired.' : `Invited, until ${dayOf(expiresAt, timeZone)}.`}`}
          >
            {isHolder ? (
              <Press step="uninvite" id={id} label={`Cancel the invitation of ${name}`}>
                Cancel
              </Press>
            ) : null}
          </Person>
        ))}
      </ul>
      {isHolder ? <InviteForm key={people.invitations.at(-1)?.id ?? ''} /> : null}
    </Panel>
  );
}

function Person({ name, detail, children }: { name: string; detail: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-ink-soft wrap-anywhere">{detail}</p>
      </div>
      {children}
    </li>
  );
}

type PressProps = {
  step: 'person-remove' | 'leave' | 'uninvite';
  id: string;
  label: string;
  children: string;
};

function Press({ step, id, label, children }: PressProps) {
  return (
    <StepButton
      of={accountSteps}
      step={step}
      fields={{ id }}
      keepsPlace
      variant="quiet"
      size="small"
      aria-label={label}
    >
      {children}
    </StepButton>
  );
}

function InviteForm() {
  return (
    <StepForm
      of={accountSteps}
      step="invite"
      id="invite-form"
      label="Invite someone"
      labels={{
        firstName: 'First name',
        lastName: 'Last name',
        email: 'Email',
        phone: 'Phone (optional)',
      }}
      className="mt-6 grid gap-5"
    >
      {(field) => (
        <>
          <h3 className="font-text text-[1rem] font-bold tracking-normal">Invite someone</h3>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...field('firstName')} autoComplete="off" />
            <TextField {...field('lastName')} autoComplete="off" />
          </div>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...field('email')}
              type="email"
              autoComplete="off"
              hint="They get one email and have seven days to accept."
            />
            <TextField {...field('phone')} type="tel" autoComplete="off" />
          </div>
          <p>
            <SubmitButton variant="oak" pending="Sending...">
              Send Invitation
            </SubmitButton>
          </p>
        </>
      )}
    </StepForm>
  );
}

function dayOf(instant: string, timeZone: string): string {
  return formatDate(dateInZone(new Date(instant), timeZone)).replace(/^\w+, /, '');
}
