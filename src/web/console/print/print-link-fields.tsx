// The fields of a short link: what it is on, where that is handed out, and which page it leads to.
import { printLinkKinds, printLinkTargets } from '#company/facts/print-links.ts';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { Select, TextField } from '#web/ui/field.tsx';

export const printLinkLabels = {
  kind: 'Printed on',
  name: 'Name',
  neighborhood: 'Neighborhood',
  zip: 'ZIP code',
  target: 'Leads to',
  lastDay: 'Last day',
} as const;

type Props = { field: (name: keyof typeof printLinkLabels) => BoundField };

export function PrintLinkFields({ field }: Props) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select {...field('kind')}>
          {printLinkKinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Select {...field('target')}>
          {printLinkTargets.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <TextField {...field('name')} autoComplete="off" maxLength={100} />
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem_12rem]">
        <TextField {...field('neighborhood')} required={false} autoComplete="off" maxLength={100} />
        <TextField
          {...field('zip')}
          required={false}
          autoComplete="off"
          inputMode="numeric"
          maxLength={5}
        />
        <TextField {...field('lastDay')} type="date" required={false} />
      </div>
    </>
  );
}
