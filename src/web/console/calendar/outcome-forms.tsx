// What became of a consultation, a button each; and that it is on after all.
import type { OfficeAppointment } from '#contract/booking/office-calendar.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import { CheckField } from '../../forms/app/check-box.tsx';
import { appointmentSteps } from './appointment-steps.ts';

type OutcomeFormsProps = { appointment: OfficeAppointment };

/** The buttons that fit where it stands. */
export function OutcomeForms({ appointment }: OutcomeFormsProps) {
  const { status, version, canMove, isOver } = appointment;
  if (!canMove) return <RestoreForm appointment={appointment} />;
  const before = status === 'confirmed' ? 'confirmed' : 'scheduled';
  const shared = { of: appointmentSteps, version, fields: { before } };
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="text-title">Outcome</h2>
      {isOver ? (
        <div className="flex flex-wrap gap-3">
          <StepButton {...shared} step="completed" variant="quiet">
            Done
          </StepButton>
          <StepButton {...shared} step="no_show" variant="quiet">
            No-show
          </StepButton>
        </div>
      ) : null}
      <StepForm
        {...shared}
        step="cancelled"
        labels={{ tellCustomer: 'Mail' }}
        defaultValue={{ tellCustomer: 'on' }}
        className="grid gap-2"
      >
        {(field) => (
          <>
            <CheckField field={field('tellCustomer')}>Email the customer about it</CheckField>
            <div>
              <SubmitButton variant="quiet" pending="Saving...">
                Cancel the consultation
              </SubmitButton>
            </div>
          </>
        )}
      </StepForm>
    </Card>
  );
}

/** Of one that was canceled the customer may be told; that one is not over after all is of no news to them. */
function RestoreForm({ appointment: { status, version } }: OutcomeFormsProps) {
  const isCanceled = status === 'cancelled';
  return (
    <StepForm
      of={appointmentSteps}
      step="restore"
      fields={{ status: 'scheduled' }}
      version={version}
      labels={{ overbookReason: 'Reason, if overbooked', tellCustomer: 'Mail' }}
      defaultValue={{ tellCustomer: 'on' }}
      className="grid gap-2"
    >
      {(field) => {
        const reason = field('overbookReason');
        return (
          <>
            {reason.error ? <TextField {...reason} maxLength={300} /> : null}
            {isCanceled ? (
              <CheckField field={field('tellCustomer')}>Email the customer about it</CheckField>
            ) : null}
            <div>
              <SubmitButton variant="quiet" pending="Saving...">
                {isCanceled ? 'Restore it' : 'Undo that'}
              </SubmitButton>
            </div>
          </>
        );
      }}
    </StepForm>
  );
}
