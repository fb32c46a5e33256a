// What crosses the wire about pesticide applications: what a crew writes down, and what customers and staff read of it
// (docs/product/crew-page.md#application-record).
import { z } from 'zod';
import { windDirections } from '#company/rules/visits/application.ts';
import { RowId } from '../platform/ids.ts';
import { wholeNumber } from '../platform/numbers.ts';
import { line } from '../platform/text.ts';

/** An application as its crew writes it down; time, customer and place follow from the report and its stop. */
export const ApplicationDetails = z.strictObject({
  product: line(200, 'Please enter the product.'),
  registrationNumber: line(50, 'Please enter the EPA registration number from the label.'),
  target: line(200, 'Please enter what it is against.'),
  area: wholeNumber(1, 5_000_000, 'Please enter the area in square feet.'),
  rate: line(100, 'Please enter the rate.'),
  amount: line(100, 'Please enter the total amount.'),
  windSpeed: wholeNumber(0, 99, 'Please enter the wind in miles per hour.'),
  windDirection: z.enum(windDirections, { error: 'Please choose where the wind comes from.' }),
  temperature: wholeNumber(-20, 130, 'Please enter the temperature in °F.'),
  method: line(100, 'Please enter how it was applied.'),
  applicator: line(200, 'Please enter the applicator’s name.'),
  license: line(50, 'Please enter the applicator’s license.'),
  reEntryHours: wholeNumber(0, 240, 'Please enter the hours from the label, 0 to 240.'),
});
export type ApplicationDetails = z.infer<typeof ApplicationDetails>;

/** The same as it was typed, before anything was checked. */
export type TypedApplication = z.input<typeof ApplicationDetails>;

/** An application as its customer reads it. */
export const CustomerApplication = z.object({
  id: RowId,
  product: z.string(),
  area: z.number().int().describe('Square feet'),
  appliedAt: z.string().describe('HH:MM at the company'),
  reEntry: z.string().nullable().describe('Until when people and pets stay off, in words'),
  reEntryAt: z
    .object({ time: z.string(), date: z.string().nullable() })
    .nullable()
    .describe('The same, HH:MM; YYYY-MM-DD where it is not the day of the application'),
  isReEntryAhead: z.boolean(),
});
export type CustomerApplication = z.infer<typeof CustomerApplication>;

/** A record as staff read it. */
export const ApplicationRecord = CustomerApplication.extend({
  registrationNumber: z.string(),
  target: z.string(),
  rate: z.string(),
  amount: z.string(),
  windSpeed: z.number().int().describe('Miles per hour'),
  windDirection: z.string(),
  temperature: z.number().int().describe('Degrees Fahrenheit'),
  method: z.string(),
  applicator: z.string(),
  license: z.string(),
});
export type ApplicationRecord = z.infer<typeof ApplicationRecord>;
