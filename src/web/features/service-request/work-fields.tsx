// What a request says about the work: service with its price, description, date and urgency. The same to ask and to change.
import { urgencies } from '#company/facts/add-on-services.ts';
import type { AddOnChoice } from '#contract/quotes/service-request.ts';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { ChoiceCard } from '#web/ui/app/choice-card.tsx';
import { Select, TextArea, TextField } from '#web/ui/field.tsx';
import { useRequestFormMessages } from './request-form-language.ts';
import './work-fields.css';

type WorkFieldsProps = {
  field: (name: 'serviceType' | 'description' | 'preferredDate' | 'urgency') => BoundField;
  services: readonly AddOnChoice[];
};

/** The fields, in the order of the form. */
export function WorkFields({ field, services }: WorkFieldsProps) {
  const messages = useRequestFormMessages();
  const serviceType = field('serviceType');
  // A request that was sent while it was offered keeps its service.
  const choices = services.filter(
    ({ label, isOffered }) => isOffered || label === serviceType.defaultValue,
  );
  return (
    <>
      <Select {...serviceType}>
        <option value="">{messages.chooseService}</option>
        {choices.map((choice) => (
          <ServiceOption key={choice.label} choice={choice} />
        ))}
      </Select>
      <TextArea {...field('description')} rows={5} hint={messages.descriptionHint} />
      <TextField
        {...field('preferredDate')}
        required={false}
        type="date"
        hint={messages.dateHint}
        className="max-w-[16rem]"
      />
      <UrgencyField {...field('urgency')} />
    </>
  );
}

/** A service with its price; in English as a whole where a part of it is there in English alone. */
function ServiceOption({ choice }: { choice: AddOnChoice }) {
  const { services } = useRequestFormMessages();
  const { label, price, spanishPrice } = choice;
  const name = services?.[label];
  const isEnglish = services !== null && (!name || !spanishPrice);
  return (
    <option value={label} lang={isEnglish ? 'en' : undefined}>
      {services && !isEnglish ? `${name} (${spanishPrice})` : `${label} (${price})`}
    </option>
  );
}

/** Three radio buttons, each with the promise that goes with it. */
function UrgencyField({ id, name, defaultValue, error }: BoundField) {
  const messages = useRequestFormMessages();
  return (
    <fieldset className="work-fields-urgency" id={id}>
      <legend className="field-label">{messages.labels.urgency}</legend>
      <div className="work-fields-choices">
        {urgencies.map(({ value, label, hint }) => (
          <ChoiceCard
            key={value}
            label={messages.urgencies?.[value].label ?? label}
            note={messages.urgencies?.[value].hint ?? hint}
            name={name}
            value={value}
            defaultChecked={(defaultValue ?? 'normal') === value}
          />
        ))}
      </div>
      {error ? <p className="field-error">{error}</p> : null}
    </fieldset>
  );
}
