// What became of a consultation, a button each; and what was just said, with the way to take it back.
import { AppointmentOutcome, type OfficeAppointment } from '#contract/booking/office-calendar.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import { TellField } from './entry-fields.tsx';

type OutcomeFormsProps = { appointment: OfficeAppointment; result: FormResult | undefined };

/** The buttons that fit where it stands. */
export function OutcomeForms({ appointment, result }: OutcomeFormsProps) {
  const { status, canMove, isOver } = appointment;
  if (!canMove) {
    return (
      <OutcomeForm
        appointment={appointment}
        to="scheduled"
        label={status === 'cancelled' ? 'Restore it' : 'Undo that'}
        result={result}
        mail={status === 'cancelled' ? 'ask' : 'none'}
      />
    );
  }
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="text-title">Outcome</h2>
      {isOver ? (
        <div className="flex flex-wrap gap-3">
          <OutcomeForm appointment={appointment} to="completed" label="Done" result={undefined} />
          <OutcomeForm appointment={appointment} to="no_show" label="No-show" result={undefined} />
        </div>
      ) : null}
      <OutcomeForm
        appointment={appointment}
        to="cancelled"
        label="Cancel the consultation"
        result={result}
        mail="ask"
      />
    </Card>
  );
}

type OutcomeFormProps = OutcomeFormsProps & {
  to: AppointmentOutcome['status'];
  label: string;
  /** Whether a mail goes with it: as staff choose, always, or never. */
  mail?: 'ask' | 'send' | 'none';
};

function OutcomeForm({ appointment, to, label, result, mail = 'none' }: OutcomeFormProps) {
  const { state, field } = useAppForm({
    id: `outcome-${to}`,
    schema: AppointmentOutcome,
    labels: {
      version: 'Version',
      status: 'Outcome notes',
      overbookReason: 'Reason, if overbooked',
      tellCustomer: 'Mail',
    },
    result,
    defaultValue: { tellCustomer: 'on' },
  });
  const reason = field('overbookReason');
  return (
    <AppForm state={state} step="outcome" className="grid gap-2">
      <input type="hidden" name="version" value={appointment.version} />
      <input type="hidden" name="status" value={to} />
      <input type="hidden" name="before" value={appointment.status} />
      {reason.error ? <TextField {...reason} maxLength={300} /> : null}
      {mail === 'ask' ? (
        <TellField field={field('tellCustomer')}>Email the customer about it</TellField>
      ) : null}
      {mail === 'send' ? <input type="hidden" name="tellCustomer" value="on" /> : null}
      <div>
        <SubmitButton variant="quiet" pending="Saving...">
          {label}
        </SubmitButton>
      </div>
    </AppForm>
  );
}

const said: Record<string, string> = {
  booked: 'The consultation is booked.',
  noted: 'Saved.',
  completed: 'Marked as done.',
  no_show: 'Marked as a no-show.',
  cancelled: 'Canceled. The time is free again.',
  scheduled: 'Restored.',
  confirmed: 'Confirmed.',
};

type OutcomeNoteProps = {
  appointment: OfficeAppointment;
  done: string | null;
  /** How it stood before, and whether its customer was told of the change. */
  from: string | null;
  wasTold: boolean;
};

/** What was just said. As long as it is so, one press takes it back. */
export function OutcomeNote({ appointment, done, from, wasTold }: OutcomeNoteProps) {
  const words = said[done ?? ''];
  if (!words) return null;
  const isStillSo = appointment.status === done;
  const before = from === 'confirmed' ? 'confirmed' : 'scheduled';
  const canUndo = isStillSo && !appointment.canMove;
  return (
    <Alert
      tone="green"
      className="mt-5"
      title={words}
      action={
        canUndo ? (
          <OutcomeForm
            appointment={appointment}
            to={before}
            label="Undo"
            result={undefined}
            mail={wasTold ? 'send' : 'none'}
          />
        ) : null
      }
    />
  );
}
