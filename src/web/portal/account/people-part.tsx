// The people who share the account: its holder invites and removes them, anyone else can leave.
import type { ReactNode } from 'react';
import { fill } from '#company/rules/platform/fill-message.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { OwnAccountPeople } from '#contract/accounts/people.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Panel } from '../parts/panel.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { accountSteps } from './account-steps.ts';
import { useAccountMessages } from './messages/use-account-messages.ts';

type PeoplePartProps = { people: OwnAccountPeople; timeZone: string };

export function PeoplePart({ people, timeZone }: PeoplePartProps) {
  const { holder, personId } = people;
  const messages = useAccountMessages();
  const say = useSpokenTimes();
  const dayOf = (instant: string) => say.shortDay(dateInZone(new Date(instant), timeZone));
  const isHolder = personId === holder.id;
  return (
    <Panel id="people" heading={messages.people}>
      <p className="mt-3 text-ink-soft">
        {isHolder ? messages.forHolder : fill(messages.forOthers, { name: holder.name })}
      </p>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        <Person name={holder.name} detail={holder.email ?? ''}>
          <Badge>{messages.holder}</Badge>
        </Person>
        {people.people.map(({ id, name, email }) => (
          <Person key={id} name={name} detail={email}>
            {isHolder ? (
              <Press step="person-remove" id={id} label={fill(messages.removeName, { name })}>
                {messages.remove}
              </Press>
            ) : null}
            {id === personId ? (
              <Press step="leave" id={id} label={messages.leaveAccount}>
                {messages.leave}
              </Press>
            ) : null}
          </Person>
        ))}
        {people.invitations.map(({ id, name, email, expiresAt, isOver }) => (
          <Person
            key={id}
            name={name}
            detail={`${email}. ${isOver ? messages.invitationOver : fill(messages.invitedUntil, { day: dayOf(expiresAt) })}`}
          >
            {isHolder ? (
              <Press step="uninvite" id={id} label={fill(messages.cancelName, { name })}>
                {messages.cancel}
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
  const messages = useAccountMessages();
  return (
    <StepForm
      of={accountSteps}
      step="invite"
      id="invite-form"
      label={messages.invite}
      labels={{
        firstName: messages.firstName,
        lastName: messages.lastName,
        email: messages.email,
        phone: messages.phoneOptional,
      }}
      className="mt-6 grid gap-5"
    >
      {(field) => (
        <>
          <h3 className="font-text text-[1rem] font-bold tracking-normal">{messages.invite}</h3>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...field('firstName')} autoComplete="off" />
            <TextField {...field('lastName')} autoComplete="off" />
          </div>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...field('email')}
              type="email"
              autoComplete="off"
              hint={messages.inviteHint}
            />
            <TextField {...field('phone')} type="tel" autoComplete="off" />
          </div>
          <p>
            <SubmitButton variant="oak" pending={messages.sending}>
              {messages.sendInvitation}
            </SubmitButton>
          </p>
        </>
      )}
    </StepForm>
  );
}
