// The form for help after a storm: plain, so that it works without a script.
import type { Language } from '#company/facts/languages.ts';
import { PLACE_LENGTH, powerLineAnswers } from '#company/facts/storm-messages.ts';
import { CALL_BACK_MINUTES } from '#company/rules/leads/storm-callback.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { DETAILS_LENGTH } from '#company/rules/platform/form-fields.ts';
import { PhotoInput } from '#web/features/photos/photo-input.tsx';
import { ContactFields } from '#web/forms/contact-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { Honeypot, Select, TextArea, TextField } from '#web/ui/field.tsx';
import { type Phone, WithPhoneLink } from '#web/ui/phone-link.tsx';
import { stormMessages } from './messages/choose-storm-messages.ts';
import type { RefusedCall } from './storm-from-form.ts';

type StormFormProps = {
  language: Language;
  company: Phone;
  formToken: string | undefined;
  requestKey: string;
  refused: RefusedCall | undefined;
};

/** The form with what stands above it; one that came back shows what was typed and what is wrong. */
export function StormForm({ language, company, formToken, requestKey, refused }: StormFormProps) {
  const words = stormMessages[language];
  const { values, errors = {} } = refused ?? {};
  const problem = refused ? (refused.problem ?? words.checkFields) : null;
  const intro = fill(words.intro, { phone: company.phone, minutes: CALL_BACK_MINUTES });
  return (
    <>
      <p className="mt-6 text-lead">
        <WithPhoneLink text={intro} {...company} />
      </p>
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="mt-8 grid gap-5"
        aria-label={words.form}
      >
        {problem ? (
          <p role="alert" className="rounded-field bg-red-soft px-4 py-3 text-red">
            {problem}
          </p>
        ) : null}
        <TextField
          id="storm-place"
          name="place"
          label={words.place}
          hint={words.placeHint}
          autoComplete="street-address"
          maxLength={PLACE_LENGTH}
          required
          error={errors.place}
          defaultValue={values?.place}
        />
        <Select
          id="storm-powerLine"
          name="powerLine"
          label={words.powerLine}
          required
          error={errors.powerLine}
          defaultValue={values?.powerLine ?? ''}
        >
          <option value="">{words.choose}</option>
          {powerLineAnswers.map(({ value }) => (
            <option key={value} value={value}>
              {words.answers[value]}
            </option>
          ))}
        </Select>
        <TextArea
          id="storm-projectDetails"
          name="projectDetails"
          label={words.details}
          hint={words.detailsHint}
          rows={3}
          maxLength={DETAILS_LENGTH}
          error={errors.projectDetails}
          defaultValue={values?.projectDetails}
        />
        <PhotoInput
          id="storm-photos"
          name="photos"
          label={words.photos}
          hint={words.photosHint}
          error={errors.photos}
        />
        <ContactFields idPrefix="storm" errors={errors} values={values} words={words.contact} />
        <Honeypot />
        {formToken ? <input type="hidden" name="formToken" value={formToken} /> : null}
        <input type="hidden" name="requestKey" value={requestKey} />
        <div>
          <Button type="submit" variant="clay" size="large">
            {words.send}
          </Button>
        </div>
      </form>
    </>
  );
}
