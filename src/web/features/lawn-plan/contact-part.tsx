// Who wants the plan and what the crew should know, for the last step and for the plain page.
import { NOTES_LENGTH } from '#company/rules/platform/form-fields.ts';
import { ContactFields } from '#web/forms/contact-fields.tsx';
import type { ContactValues } from '#web/forms/contact-rules.ts';
import { Honeypot, TextArea } from '#web/ui/field.tsx';
import type { LawnPlanMessages } from './messages/lawn-plan-messages.en.ts';
import type { PlanErrors } from './plan-rules.ts';

type ContactPartProps = {
  idPrefix: string;
  words: LawnPlanMessages;
  errors: PlanErrors;
  /** What was typed before, on a page that was loaded again. */
  values?: (ContactValues & { notes: string }) | undefined;
};

/** Contact details, notes, and the field that people do not see. */
export function ContactPart({ idPrefix, words, errors, values }: ContactPartProps) {
  return (
    <>
      <h3 className="text-title">{words.contactHeading}</h3>
      <ContactFields {...{ idPrefix, errors, values }} words={words.contact} />
      <TextArea
        id={`${idPrefix}-notes`}
        name="notes"
        label={words.notes}
        hint={words.notesHint}
        error={errors.notes}
        rows={3}
        maxLength={NOTES_LENGTH}
        {...(values && { defaultValue: values.notes })}
      />
      <Honeypot />
    </>
  );
}
