// One line of the staff: a person with what can be changed about them, or someone who has not joined yet.
import {
  givenRights,
  type StaffRole,
  staffRoleLabel,
  staffRoles,
} from '#company/facts/staff-roles.ts';
import { countOf } from '#company/rules/platform/count-label.ts';
import { timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { Staff, StaffMember } from '#contract/accounts/staff.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Select } from '#web/ui/field.tsx';
import { briefDate } from '../../brief-date.ts';
import { staffSteps } from './staff-steps.ts';

type MemberRowProps = {
  person: StaffMember;
  /** The person who looks at the page: no one disables themselves. */
  isOwn: boolean;
  timeZone: string;
};

export function MemberRow({ person, isOwn, timeZone }: MemberRowProps) {
  const { id, name, email, role, givenRights: given, isConfigured, isDisabled } = person;
  const isAnswered = useStepAnswer(staffSteps, { fields: { person: id } }) !== undefined;
  return (
    <li className="px-5 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
        {name}
        <Badge>{staffRoleLabel(role)}</Badge>
        {isDisabled ? <Badge tone="red">Disabled</Badge> : null}
        {isOwn ? <Badge tone="green">You</Badge> : null}
      </p>
      {name === email ? null : <p className="text-ink-soft wrap-anywhere">{email}</p>}
      <p className="text-small text-ink-soft">{useWords(person, timeZone)}</p>
      {given.length > 0 ? (
        <p className="text-small text-ink-soft">May also: {rightsWords(given)}</p>
      ) : null}
      {isConfigured ? (
        <p className="text-small text-ink-soft">
          The setting STAFF_EMAILS gives this role. To change it, take the address out there.
        </p>
      ) : null}
      <details className="mt-1" open={isAnswered}>
        <summary className="inline-block min-h-11 cursor-pointer py-2 font-semibold text-ink-soft hover:text-oak">
          Change<span className="sr-only">: {name}</span>
        </summary>
        <ChangeForms person={person} isOwn={isOwn} />
      </details>
    </li>
  );
}

function ChangeForms({ person, isOwn }: Pick<MemberRowProps, 'person' | 'isOwn'>) {
  const { id, name, role, isConfigured, isDisabled, version } = person;
  const fields = { person: id };
  return (
    <div className="grid justify-items-start gap-4 pb-2">
      <StepConflict
        of={staffSteps}
        fields={fields}
        version={version}
        facts={({ step, typed }) => [
          ['Role', staffRoleLabel(role), step === 'role' ? labelOf(typed('role')) : null],
          ['Sign-in', isDisabled ? 'Disabled' : 'Enabled', signInAfter(step)],
        ]}
      />
      <StepForm
        of={staffSteps}
        step="role"
        fields={fields}
        version={version}
        labels={{ role: 'Role', givenRights: 'May also' }}
        defaultValue={{ role }}
        label={`Role of ${name}`}
        keepsPlace
        className="grid justify-items-start gap-3"
      >
        {(field) => (
          <>
            {isConfigured ? (
              <input type="hidden" name="role" value={role} />
            ) : (
              <Select {...field('role')}>
                {staffRoles.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
            <GivenRights person={person} />
            <SubmitButton pending="Saving..." size="small" variant="quiet">
              Save
            </SubmitButton>
          </>
        )}
      </StepForm>
      {isOwn || isConfigured ? null : (
        <StepButton
          of={staffSteps}
          step={isDisabled ? 'enable' : 'disable'}
          fields={fields}
          version={version}
          keepsPlace
          variant="quiet"
          size="small"
        >
          {isDisabled ? 'Enable' : 'Disable'}
          <span className="sr-only">: {name}</span>
        </StepButton>
      )}
    </div>
  );
}

/** What the owner can let someone of a role do besides; nothing counts for a role that cannot have it. */
function GivenRights({ person }: { person: StaffMember }) {
  return (
    <fieldset>
      <legend className="field-label">May also</legend>
      {givenRights.map(({ value, label, givenTo = [] }) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="givenRights"
            value={value}
            defaultChecked={person.givenRights.includes(value)}
            className="size-5 accent-oak"
          />
          {label} ({givenTo.map(staffRoleLabel).join(', ')})
        </label>
      ))}
    </fieldset>
  );
}

function rightsWords(given: readonly string[]): string {
  return givenRights
    .filter(({ value }) => given.includes(value))
    .map(({ label }) => label)
    .join('; ');
}

const labelOf = (role: string | null) =>
  staffRoles.find(({ value }) => value === role)?.label ?? null;

function signInAfter(step: string): string | null {
  if (step === 'disable') return 'Disabled';
  return step === 'enable' ? 'Enabled' : null;
}

/** "Last seen Nov 23, 2026, 9:12 AM · 2 browsers · 1 passkey" */
function useWords({ lastSeenAt, sessions, passkeys }: StaffMember, timeZone: string): string {
  const seen = lastSeenAt
    ? `Last seen ${briefDate(lastSeenAt, timeZone)}, ${timeLabel(timeInZone(new Date(lastSeenAt), timeZone))}`
    : 'Not seen yet';
  const signedIn = sessions > 0 ? `signed in on ${countOf(sessions, 'browser')}` : 'not signed in';
  return [seen, signedIn, countOf(passkeys, 'passkey')].join(' · ');
}

type InvitedRowProps = {
  name: string;
  role: StaffRole;
} & (
  | { note: string; invitation?: undefined }
  | { note?: undefined; invitation: Staff['invitations'][number]; timeZone: string }
);

/** Someone who has not joined: invited, or named in STAFF_EMAILS. */
export function InvitedRow({ name, role, ...rest }: InvitedRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {name}
          <Badge>{staffRoleLabel(role)}</Badge>
          {rest.invitation ? <Badge tone="amber">Invited</Badge> : null}
        </p>
        <p className="text-small text-ink-soft wrap-anywhere">
          {rest.invitation ? invitedWords(rest.invitation, rest.timeZone) : rest.note}
        </p>
      </div>
      {rest.invitation ? (
        <StepButton
          of={staffSteps}
          step="uninvite"
          fields={{ invitation: rest.invitation.id }}
          keepsPlace
          variant="quiet"
          size="small"
          aria-label={`Cancel the invitation of ${name}`}
        >
          Cancel
        </StepButton>
      ) : null}
    </li>
  );
}

function invitedWords(
  { email, expiresAt, isOver }: Staff['invitations'][number],
  timeZone: string,
): string {
  const until = isOver ? 'invitation expired' : `until ${briefDate(expiresAt, timeZone)}`;
  return `${email}, ${until}`;
}
