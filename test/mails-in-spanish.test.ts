// Every mail to a customer is written in Spanish where its reader reads Spanish, with no English around what people and the owner have
// named; what is there in English alone is listed with its reason (docs/decisions/0116-a-mail-for-each-language.md).
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#company/facts/settings.ts';
import { autopayTerms } from '#company/rules/billing/autopay.ts';
import { keysOf } from '#company/rules/platform/known-keys.ts';
import { ENGLISH } from './english-words.ts';
import { everyMail } from './every-mail.ts';

const { companyName, phone } = defaultSettings;

/** The names in `everyMail`, by why they are in English for everyone. */
const ENGLISH_ALONE: Record<string, readonly string[]> = {
  'Someone of the office writes it each time': ['lead-answer'],
};

/** What staff and the owner get is in English (docs/decisions/0110-spanish-by-address.md). */
const ours = /^(office-|staff-|held-leads$|test$)/;

/** Names that people or the owner have given, what they wrote, and terms that are binding in English: said as they are. */
const WRITTEN = [
  ...['Weekly mowing', 'Free Landscape Consultation', 'Prairie Oak Landscaping', 'Prairie Oak'],
  ...['Crew Live Oak', '12310 Barker Cypress Rd', 'Asked on the phone'],
  ...['Lawn Maintenance: new price', 'Lawn Maintenance: ends', 'Mowing, weekly'],
  ...['Mowing', 'First cut of tall grass'],
  ...['$47.01 now, then $49.01', '$50.00 now, then $52.00', 'Each visit'],
  'From Monday, January 4, 2027 on each visit costs $52.00 instead of $50.00.',
  ...['Fee for ending it', 'All upcoming visits are canceled. There is no fee.'],
  ...['Sprinkler repair', 'Mulch Installation', 'Weed Control', 'Sample Herbicide'],
  ...['14 Sample Bend, Cypress, TX 77429', 'The back was not mowed.'],
  'A sprinkler head is broken.',
  'We are sorry about that. Daniel comes by tomorrow morning and replaces it.',
  ...['Do you trim live oaks?', 'We do, from August to January.'],
  ...['Mulch', 'How deep it should be.', 'Aerate the lawn', 'Late October'],
  ...['Good to meet you.', 'I only asked.', 'We have ended the plan.'],
  ...autopayTerms({ companyName, phone, method: 'Visa 4242', noticeDays: 3 }).split('\n'),
];

const alone = Object.values(ENGLISH_ALONE).flat();
const customers = keysOf(everyMail).filter((name) => !ours.test(name));

it.each(customers.filter((name) => !alone.includes(name)))('%s is in Spanish', async (name) => {
  const render = everyMail[name];
  const spanish = await render?.(undefined, 'es');
  const english = await render?.();
  expect(english?.html).toContain('lang="en"');
  expect(spanish?.html).toMatch(/<html [^>]*lang="es"/);
  expect(spanish?.html).not.toMatch(/<body [^>]*lang="en"/);
  expect(spanish?.subject).not.toBe(english?.subject);
  const lines = `${spanish?.subject}\n${spanish?.text}\n${readIn(spanish?.html ?? '')}`.split('\n');
  const said = lines.map((line) => withoutWritten(line).replaceAll(/https?:\S+/g, ''));
  expect(said.filter((line) => ENGLISH.test(line))).toEqual([]);
  expect(spanish?.text).not.toMatch(/\{\w+\}|[ap]\.m\.\./);
});

describe('what is in English alone', () => {
  it.each(alone)('is the same for everyone: %s', async (name) => {
    const render = everyMail[name];
    expect(render, name).toBeDefined();
    expect(await render?.(undefined, 'es')).toEqual(await render?.());
  });
});

function withoutWritten(line: string): string {
  return WRITTEN.toSorted((a, b) => b.length - a.length).reduce(
    (rest, written) => rest.replaceAll(written, ''),
    line,
  );
}

/** The texts of a mail's HTML, each in a line. */
function readIn(html: string): string {
  const [, body = ''] = html.split('</head>');
  return body
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', '’');
}
