// What a person sends is kept and told: each field of every lead is followed from the API to its row and to the office's
// mail (its control in the form: lead-controls.test.ts). The types ask for a line here when a contract gets a field.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppointmentRequest } from '#contract/booking/booking.ts';
import type { GuardFields } from '#contract/leads/form-guard.ts';
import type { PlanRequest } from '#contract/leads/plan-request.ts';
import type { QuoteRequest } from '#contract/leads/quote-request.ts';
import type { StormRequest } from '#contract/leads/storm.ts';
import { mailsAfterWork, recipientsOf } from './outbox.ts';
import { type PhotoVisitor, photoVisitor } from './photo-visitor.ts';
import { jpegOf } from './pictures.ts';
import { address, beginLawnPlans, plan } from './plan-visitor.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** A field: what is sent, the texts that show it in the kept row and in the mail, and why one of them is missing. */
type Traced<Value> =
  | { sent: Value; kept: string; told: string }
  | { sent: Value; kept?: string; because: string };
type Fields<Request> = {
  [Field in Exclude<keyof Request, keyof GuardFields>]-?: Traced<NonNullable<Request[Field]>>;
};

const derives = 'it derives from the type, and the server says no when it disagrees';
const isFixed = 'only one value is taken, the one that every new booking has';

const booking: Fields<AppointmentRequest> = {
  customerName: { sent: 'Maria Traced', kept: 'Maria Traced', told: 'Maria Traced' },
  customerEmail: {
    sent: 'traced@example.com',
    kept: 'traced@example.com',
    told: 'traced@example.com',
  },
  customerPhone: { sent: '(281) 555-0177', kept: '(281) 555-0177', told: '(281) 555-0177' },
  propertyAddress: { sent: '77 Traced Ln', kept: '77 Traced Ln', told: '77 Traced Ln' },
  consultationTypeId: {
    sent: 1,
    kept: '"consultation_type_id":1,',
    told: 'Free Landscape Consultation',
  },
  serviceType: { sent: 'anything', because: 'the name of the type counts' },
  appointmentDate: { sent: '2026-11-17', kept: '2026-11-17', told: 'November 17, 2026' },
  appointmentTime: { sent: '09:00', kept: '"09:00', told: '9:00 AM' },
  duration: { sent: 60, because: derives },
  status: { sent: 'scheduled', because: isFixed },
  priority: { sent: 'normal', because: isFixed },
  estimatedPrice: { sent: '0.00', because: derives },
  notes: {
    sent: 'traced notes',
    kept: 'traced notes',
    because: 'the site sends the same text as customerNotes, which is told',
  },
  customerNotes: { sent: 'traced wishes', kept: 'traced wishes', told: 'traced wishes' },
  reminderSent: { sent: false, because: isFixed },
  followupRequired: { sent: false, because: derives },
  language: { sent: 'es', kept: '"language":"es"', told: 'Speaks Spanish' },
  bookAgain: { sent: false, because: 'it answers a question of the server' },
};

const quote: Omit<Fields<QuoteRequest>, 'photos'> = {
  firstName: { sent: 'Tracy', kept: 'Tracy', told: 'Tracy' },
  lastName: { sent: 'Tracedson', kept: 'Tracedson', told: 'Tracedson' },
  email: { sent: 'traced@example.com', kept: 'traced@example.com', told: 'traced@example.com' },
  phone: { sent: '(281) 555-0177', kept: '(281) 555-0177', told: '(281) 555-0177' },
  serviceType: { sent: 'fencing', kept: 'fencing', told: 'Fencing' },
  language: { sent: 'es', kept: '"language":"es"', told: 'Speaks Spanish' },
  projectDetails: { sent: 'a traced fence', kept: 'a traced fence', told: 'a traced fence' },
};

const storm: Omit<Fields<StormRequest>, 'photos'> = {
  firstName: { sent: 'Stormy', kept: 'Stormy', told: 'Stormy' },
  lastName: { sent: 'Tracedson', kept: 'Tracedson', told: 'Tracedson' },
  email: { sent: 'stormy@example.com', kept: 'stormy@example.com', told: 'stormy@example.com' },
  phone: { sent: '(281) 555-0178', kept: '(281) 555-0178', told: '(281) 555-0178' },
  place: { sent: 'a traced corner', kept: 'a traced corner', told: 'a traced corner' },
  powerLine: { sent: 'unsure', kept: 'unsure', told: 'I can’t tell' },
  language: { sent: 'es', kept: '"language":"es"', told: 'Speaks Spanish' },
  projectDetails: { sent: 'a traced limb', kept: 'a traced limb', told: 'a traced limb' },
};

const planFields: Fields<PlanRequest> = {
  firstName: { sent: 'Tracy', kept: 'Tracy', told: 'Tracy' },
  lastName: { sent: 'Tracedson', kept: 'Tracedson', told: 'Tracedson' },
  email: { sent: 'traced@example.com', kept: 'traced@example.com', told: 'traced@example.com' },
  phone: { sent: '(281) 555-0177', kept: '(281) 555-0177', told: '(281) 555-0177' },
  address: { sent: address, kept: address, told: '8418 Sky Ridge Dr' },
  propertySize: { sent: plan.propertySize, kept: '8170', told: '8,170' },
  dataSource: { sent: 'local-estimate', kept: 'local-estimate', told: 'estimate' },
  frequency: { sent: 'weekly', kept: 'weekly', told: 'Weekly' },
  addOns: { sent: [], because: 'each one is a line of the price' },
  promoCode: { sent: 'NEIGHBOR5', kept: 'NEIGHBOR5', told: 'NEIGHBOR5' },
  startDate: { sent: plan.startDate, kept: '2026-11-10', told: 'November 10, 2026' },
  notes: { sent: 'a traced gate', kept: 'a traced gate', told: 'a traced gate' },
  firstVisitTotal: { sent: '47.99', kept: '47.99', told: '47.99' },
  everyVisitTotal: { sent: '52.99', kept: '52.99', told: '52.99' },
  language: { sent: 'es', kept: '"language":"es"', told: 'Speaks Spanish' },
};

let test: TestApp;
let visitor: PhotoVisitor;
beforeAll(async () => {
  test = await createTestApp({ OFFICE_EMAIL: 'office@example.com' });
  await test.work();
  await beginLawnPlans(test);
  visitor = await photoVisitor(test);
});
afterAll(() => test.close());

describe.each([
  ['a booking', '/api/appointments', 'appointments', booking],
  ['a quote request', '/api/quote-requests', 'quote_requests', quote],
  ['a storm call', '/api/storm-requests', 'quote_requests', storm],
  ['a plan request', '/api/plan-requests', 'plan_requests', planFields],
])('%s', (_, url, table, fields) => {
  const traced = Object.entries(fields as Record<string, Traced<unknown>>);
  let row: string;
  let mail: string;
  beforeAll(async () => {
    const before = await mailsAfterWork(test);
    await post(url, Object.fromEntries(traced.map(([name, { sent }]) => [name, sent])));
    row = await onlyRow(table);
    mail = await newOfficeMail(before.map(({ file }) => file));
  });

  it.each(traced.map(([name, field]) => ({ name, ...field })))('$name arrives', (field) => {
    if (field.kept) expect(row).toContain(field.kept);
    if ('told' in field) expect(mail).toContain(field.told);
  });
});

it('the photos of a quote request go with it, and the office is told where they are', async () => {
  const photo = await visitor.upload(await jpegOf(60, 40));
  const before = await mailsAfterWork(test);
  const sent = Object.entries(quote).map(([name, field]) => [name, field.sent]);
  await post('/api/quote-requests', { ...Object.fromEntries(sent), photos: [photo] });
  expect(await newOfficeMail(before.map(({ file }) => file))).toContain(photo);
});

async function post(url: string, payload: object): Promise<void> {
  const headers = { cookie: visitor.cookie, 'sec-fetch-site': 'same-origin' };
  const answer = await test.app.inject({ method: 'POST', url, payload, headers });
  expect(answer.statusCode, answer.body).toBe(201);
}

async function onlyRow(table: string): Promise<string> {
  const result = await test.open.db.execute<{ row: string }>(
    `select to_json(t)::text as row from ${table} as t`,
  );
  expect(result.rows.length).toBeGreaterThan(0);
  return result.rows.at(-1)?.row ?? '';
}

async function newOfficeMail(before: string[]): Promise<string> {
  const mails = (await mailsAfterWork(test)).filter(({ file }) => !before.includes(file));
  const [mail] = mails.filter((one) => recipientsOf(one).includes('office@example.com'));
  return `${mail?.subject}\n${mail?.text}`;
}
