// The record of a pesticide application: written down at the stop, without a signal like everything else.

import { fill } from '#company/rules/platform/fill-message.ts';
import { windDirections } from '#company/rules/visits/application.ts';
import type { TypedApplication } from '#contract/visits/application-records.ts';
import type { CrewStop } from '#contract/visits/crew-day.ts';
import { Button } from '#web/ui/button.tsx';
import { Select, TextField } from '#web/ui/field.tsx';
import { applicationFrom } from './application-fields.ts';
import { useCrewPage } from './crew-context.ts';
import { ReportForm } from './report-form.tsx';

export function ApplicationForm({ stop }: { stop: CrewStop }) {
  const { messages } = useCrewPage();
  const { applications } = stop;
  const field = (name: keyof TypedApplication) => ({
    id: `${name}-${stop.visitId}`,
    name,
    label: messages.applicationFields[name],
    autoComplete: 'off',
    required: true,
  });
  return (
    <details className="border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {applications.length === 0
          ? messages.application
          : fill(messages.applicationRecorded, { products: applications.join(', ') })}
      </summary>
      <ReportForm
        stop={stop}
        kind="application"
        className="mt-2 grid gap-4"
        tapped={(form) => ({ kind: 'application', application: applicationFrom(form) })}
      >
        <p className="text-small text-ink-soft">{messages.applicationNow}</p>
        <TextField {...field('product')} maxLength={200} />
        <TextField {...field('registrationNumber')} maxLength={50} />
        <TextField {...field('target')} maxLength={200} />
        <TextField {...field('area')} type="number" min={1} max={5_000_000} />
        <TextField {...field('rate')} maxLength={100} />
        <TextField {...field('amount')} maxLength={100} />
        <div className="grid grid-cols-2 items-end gap-4">
          <TextField {...field('windSpeed')} type="number" min={0} max={99} />
          <Select {...field('windDirection')} defaultValue="S">
            {windDirections.map((from) => (
              <option key={from} value={from}>
                {messages.windDirections[from]}
              </option>
            ))}
          </Select>
          <TextField {...field('temperature')} type="number" min={-20} max={130} />
          <TextField {...field('reEntryHours')} type="number" min={0} max={240} />
        </div>
        <TextField {...field('method')} maxLength={100} />
        <TextField {...field('applicator')} maxLength={200} />
        <TextField
          {...field('license')}
          defaultValue={stop.applicationLicense ?? ''}
          maxLength={50}
        />
        <Button type="submit">{messages.recordApplication}</Button>
      </ReportForm>
    </details>
  );
}
