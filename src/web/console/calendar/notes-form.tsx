// What the office notes of a consultation: in its own words, of the weather, and whether someone has to follow up.
import { AppointmentNotes, type OfficeAppointment } from '#contract/booking/office-calendar.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { Card } from '#web/ui/card.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { TellField } from './entry-fields.tsx';

type NotesFormProps = { appointment: OfficeAppointment; result: FormResult | undefined };

export function NotesForm({ appointment, result }: NotesFormProps) {
  const { version, notes, weatherNote, needsFollowUp } = appointment;
  const { state, field } = useAppForm({
    id: 'notes',
    schema: AppointmentNotes,
    labels: {
      version: 'Version',
      notes: 'Internal notes',
      weatherNote: 'Weather',
      needsFollowUp: 'Follow up',
    },
    result,
    defaultValue: {
      notes: notes ?? '',
      weatherNote: weatherNote ?? '',
      needsFollowUp: needsFollowUp ? 'on' : '',
    },
  });
  return (
    <Card className="p-5">
      <AppForm state={state} step="notes" className="grid gap-4">
        <input type="hidden" name="version" value={version} />
        <TextArea {...field('notes')} rows={3} />
        <TextField
          {...field('weatherNote')}
          hint="What the crew should know about rain, heat or wind."
        />
        <TellField field={field('needsFollowUp')}>Someone needs to follow up</TellField>
        <div>
          <SubmitButton variant="oak" pending="Saving...">
            Save
          </SubmitButton>
        </div>
      </AppForm>
    </Card>
  );
}
