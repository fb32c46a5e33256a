// Invites someone to the staff by one email.
import { staffRoleSummary, staffRoles } from '#company/facts/staff-roles.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Select, TextField } from '#web/ui/field.tsx';
import { staffSteps } from './staff-steps.ts';

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  role: 'Role',
} as const;

const summaries = staffRoles.map(({ value }) => staffRoleSummary(value)).join(' ');

export function InviteForm() {
  return (
    <StepForm
      of={staffSteps}
      step="invite"
      labels={labels}
      defaultValue={{ role: 'staff' }}
      className="mt-4 grid gap-4"
    >
      {(field) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...field('firstName')} autoComplete="off" />
            <TextField {...field('lastName')} autoComplete="off" />
          </div>
          <TextField
            {...field('email')}
            type="email"
            autoComplete="off"
            hint="They get one email and have seven days to accept. They sign in with this address."
          />
          <Select {...field('role')} hint={summaries}>
            {staffRoles.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <p>
            <SubmitButton pending="Sending..." size="small">
              Send Invitation
            </SubmitButton>
          </p>
        </>
      )}
    </StepForm>
  );
}
