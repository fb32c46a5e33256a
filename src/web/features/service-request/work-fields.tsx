// What a request says about the work: service with its price, description, date and urgency. The same to ask and to change.
import { urgencies } from '#company/facts/add-on-services.ts';
import type { AddOnChoice } from '#contract/quotes/service-request.ts';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { ChoiceCard } from '#web/ui/app/choice-card.tsx';
import { Select, TextArea, TextField } from '#web/ui/field.tsx';
import './work-fields.css';

type WorkFieldsProps = {
  field: (name: 'serviceType' | 'description' | 'preferredDate' | 'urgency') => BoundField;
  services: readonly AddOnChoice[];
};

/** The fields, in the order of the form. */
export function WorkFields({ field, services }: WorkFieldsProps) {
  const serviceType = field('serviceType');
  // A request that was sent while it was offered keeps its service.
  const choices = services.filter(
    ({ label, isOffered }) => isOffered || label === serviceType.defaultValue,
  );
  return (
    <>
      <Select {...serviceType}>
        <option value="">Choose a service</option>
        {choices.map(({ label, price }) => (
          <option key={label} value={label}>
            {label} ({price})
          </option>
        ))}
      </Select>
      <TextArea
        {...field('description')}
        rows={5}
        hint="Where it is, how much of it, and what you would like it to be."
      />
      <TextField
        {...field('preferredDate')}
        required={false}
        type="date"
        hint="Optional. We offer the nearest day that a crew has."
        className="max-w-[16rem]"
      />
      <UrgencyField {...field('urgency')} />
    </>
  );
}

/** Three radio buttons, each with the promise that goes with it. */
function UrgencyField({ id, name, defaultValue, error }: BoundField) {
  return (
    <fieldset className="work-fields-urgency" id={id}>
      <legend className="field-label">Urgency</legend>
      <div className="work-fields-choices">
        {urgencies.map(({ value, label, hint }) => (
          <ChoiceCard
            key={value}
            label={label}
            note={hint}
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
