// Fields and choices; each with a hint, with an error, and disabled.
import { CheckBox, Choices } from '#web/ui/app/checkbox-group.tsx';
import { Combobox, type ComboboxOption } from '#web/ui/app/combobox.tsx';
import { Switch } from '#web/ui/app/switch.tsx';
import { Select, TextArea, TextField } from '#web/ui/field.tsx';
import { KitPage, Specimen } from './specimen.tsx';

const COLUMNS = 'grid gap-6 md:grid-cols-3';

const services = ['Lawn maintenance', 'Drainage', 'Irrigation', 'Lighting', 'Fencing'];

const customers: readonly ComboboxOption[] = [
  { id: '1', label: 'Basil Thicket', note: 'Cypress' },
  { id: '2', label: 'Juniper Meadows', note: 'Katy' },
  { id: '3', label: 'Olive Garrison', note: 'Tomball' },
  { id: '4', label: 'Rowan Fields', note: 'Spring' },
];

const days = ['Monday', 'Tuesday', 'Wednesday'].map((day) => ({ value: day, label: day }));

export default function FieldsPage() {
  return (
    <KitPage title="Fields">
      <Specimen name="Text field" isWide>
        <div className={COLUMNS}>
          <TextField id="plain" label="Name" hint="As on the invoice." defaultValue="Fern Sample" />
          <TextField
            id="wrong"
            label="Email Address"
            required
            defaultValue="fern@"
            error="Please enter a valid email address, such as name@example.com."
          />
          <TextField id="off" label="Customer since" disabled defaultValue="2024" />
        </div>
        <TextArea id="notes" label="Notes" rows={3} placeholder="What the crew should know" />
      </Specimen>
      <Specimen name="Select" isWide>
        <div className={COLUMNS}>
          <Services id="service" label="Service" hint="What the visit is for." />
          <Services id="service-wrong" label="Service" error="Please choose a service." />
          <Services id="service-off" label="Service" disabled />
        </div>
      </Specimen>
      <Comboboxes />
      <Specimen name="Checkbox group" isWide>
        <div className={COLUMNS}>
          <Choices
            label="Days"
            hint="When a crew may come."
            options={days}
            defaultValue={['Monday']}
          />
          <Choices label="Days, wrong" options={days} error="Please choose a day at least." />
          <Choices label="Days, disabled" options={days} defaultValue={['Tuesday']} isDisabled />
        </div>
        <CheckBox label="All of them, partly" isIndeterminate />
      </Specimen>
      <Specimen name="Switch" isWide>
        <Switch label="Open for bookings" hint="Visitors see free times." defaultSelected />
        <Switch label="Reminders by mail" />
        <Switch label="Holiday mode" hint="The owner decides." isDisabled />
      </Specimen>
    </KitPage>
  );
}

function Comboboxes() {
  return (
    <Specimen name="Combobox" isWide>
      <div className={COLUMNS}>
        <Combobox label="Customer" hint="Type a few letters." options={customers} />
        <Combobox
          label="Customer, wrong"
          isRequired
          options={customers}
          error="Please choose somebody."
        />
        <Combobox
          label="Customer, disabled"
          options={customers}
          isDisabled
          defaultSelectedKey="2"
        />
      </div>
    </Specimen>
  );
}

type ServicesProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
};

function Services(props: ServicesProps) {
  return (
    <Select {...props}>
      {services.map((service) => (
        <option key={service}>{service}</option>
      ))}
    </Select>
  );
}
