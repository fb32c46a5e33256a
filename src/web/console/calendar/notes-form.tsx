// What the office notes of a consultation: in its own words, of the weather, and whether someone has to follow up.
import type { OfficeAppointment } from '#contract/booking/office-calendar.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { CheckField } from '../../forms/app/check-box.tsx';
import { appointmentSteps } from './appointment-steps.ts';

export function NotesForm({ appointment }: { appointment: OfficeAppointment }) {
  const { version, notes, weatherNote, needsFollowUp } = appointment;
  return (
    <Card className="p-5">
      <StepForm
        of={appointmentSteps}
        step="notes"
        version={version}
        labels={{
          notes: 'Internal notes',
          weatherNote: 'Weather',
          needsFollowUp: 'Follow up',
        }}
        defaultValue={{
          notes: notes ?? '',
          weatherNote: weatherNote ?? '',
          needsFollowUp: needsFollowUp ? 'on' : '',
        }}
        className="grid gap-4"
      >
        {(field) => (
          <>
            <TextArea {...field('notes')} rows={3} />
            <TextField
              {...field('weatherNote')}
              hint="What the crew should know about rain, heat or wind."
            />
            <CheckField field={field('needsFollowUp')}>Someone needs to follow up</CheckField>
            <div>
              <SubmitButton variant="oak" pending="Saving...">
                Save
              </SubmitButton>
            </div>
          </>
        )}
      </StepForm>
    </Card>
  );
}
