// The fields of an application record, and what was typed into them.
import { windDirections } from '#company/rules/visits/application.ts';
import type { TypedApplication } from '#contract/visits/application-records.ts';

/** What was typed; the API checks it. */
export function applicationFrom(form: FormData): TypedApplication {
  const text = (name: keyof TypedApplication) => String(form.get(name) ?? '');
  return {
    product: text('product'),
    registrationNumber: text('registrationNumber'),
    target: text('target'),
    area: text('area'),
    rate: text('rate'),
    amount: text('amount'),
    windSpeed: text('windSpeed'),
    windDirection: windDirections.find((from) => from === text('windDirection')) ?? 'N',
    temperature: text('temperature'),
    method: text('method'),
    applicator: text('applicator'),
    license: text('license'),
    reEntryHours: text('reEntryHours'),
  };
}
