// What a business owes its visitors in writing: privacy, terms, accessibility, text messages (docs/product/policies.md).
import { z } from 'zod';
import type { PolicyPath } from '#company/facts/policy-paths.ts';
import { CalendarDate } from '../../platform/dates.ts';
import { words } from './entry.ts';

/** What may stand in braces in a policy; the page has the setting in its place. */
export const policyPlaceholders = [
  'company',
  'phone',
  'email',
  'place',
  'chatKeptDays',
  'priceHeldDays',
  'salesTax',
] as const;
export type PolicyPlaceholder = (typeof policyPlaceholders)[number];

const KNOWN: readonly string[] = policyPlaceholders;

/** Words with settings in braces, such as {phone}. */
const filledWords = (max: number) =>
  words(max).refine(
    (text) => [...text.matchAll(/\{([^}]*)\}/g)].every(([, name = '']) => KNOWN.includes(name)),
    { error: `In braces there can be ${KNOWN.map((name) => `{${name}}`).join(', ')}.` },
  );

/** A page of its own, in sections. */
export const Policy = z.strictObject({
  title: words(80),
  lead: filledWords(400),
  since: CalendarDate.describe('The day from which this wording is in force'),
  sections: z
    .array(
      z.strictObject({
        heading: words(100),
        paragraphs: z.array(filledWords(1500)).min(1).max(12).readonly(),
      }),
    )
    .min(1)
    .max(30)
    .readonly(),
});
export type Policy = z.infer<typeof Policy>;

/** The kind of content of each page. */
export const policyKinds = {
  privacy: 'privacy-policy',
  terms: 'terms-of-service',
  accessibility: 'accessibility-statement',
  'text-messages': 'text-message-terms',
} as const satisfies Record<PolicyPath, string>;
