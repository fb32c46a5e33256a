// Two customers and someone of the office, who ask for add-on work, quote it and answer, for tests.

import { seenVisits } from '#company/rules/visits/job-days.ts';
import type { PricedQuote } from '#contract/quotes/quote.ts';
import type { DeskQuote } from '#contract/quotes/quote-desk.ts';
import type { DeskRequest } from '#contract/quotes/request-desk.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { crews, properties } from '#server/platform/database/schema/visits.ts';
import { jpegOf, photoForm } from './pictures.ts';
import { signedIn } from './signed-in.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

export type Person = 'maria' | 'ben' | 'staff' | 'nobody';

export const asked = {
  serviceType: 'Mulch Installation',
  description: 'Front beds, about two inches.',
  preferredDate: '2026-11-20',
  urgency: 'normal',
};

/** Two lines, of which the second is an option; the first is pinned to a photo where there is one. */
export function draftOf(photoId?: string) {
  return {
    title: 'Mulch for the front beds',
    message: 'Thank you for asking.',
    validUntil: '2026-12-09',
    lines: [
      {
        description: 'Hardwood mulch, installed',
        quantity: '7.00',
        unit: 'cubic yard',
        unitPrice: '45.00',
        ...(photoId && { pins: [{ photoId, x: 0.25, y: 0.75 }] }),
      },
      { description: 'Edging along the walk', unitPrice: '120.00', isOptional: true },
    ],
  };
}

export type AddOnOffice = Awaited<ReturnType<typeof openAddOnOffice>>;

/** Starts an app in which Maria has a property and Ben has none. */
export async function openAddOnOffice(
  environment: Record<string, string> = {},
  options: Pick<TestAppOptions, 'withPages'> = {},
) {
  const test = await createTestApp(
    {
      STAFF_EMAILS: 'owner@example.com,ivy@example.com',
      OFFICE_EMAIL: 'office@example.com',
      ...environment,
    },
    options,
  );
  const cookies = {
    maria: await signedIn(test, 'maria@example.com'),
    ben: await signedIn(test, 'ben@example.com'),
    staff: await signedIn(test, 'ivy@example.com'),
    nobody: '',
  };
  await furnish(test);
  const call = async (person: Person, name: string, payload?: object, key?: string) => {
    const [method = '', url = ''] = name.split(' ');
    return test.app.inject({
      method: method as 'GET',
      url,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(cookies[person] && { cookie: cookies[person] }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(payload && { payload }),
    });
  };
  /** The same for what has to succeed. */
  const must = async <Answer>(person: Person, name: string, payload?: object): Promise<Answer> => {
    const answer = await call(person, name, payload);
    if (answer.statusCode >= 300) throw new Error(`${name}: ${answer.body}`);
    return answer.json();
  };
  const upload = async (person: Person): Promise<string> => {
    const { payload, headers } = photoForm(await jpegOf(64, 48));
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/photos',
      payload,
      headers: { ...headers, cookie: cookies[person], 'sec-fetch-site': 'same-origin' },
    });
    return answer.json().id;
  };
  const ask = (person: Person, changes: object = {}) =>
    must<ServiceRequest>(person, 'POST /api/service-requests', { ...asked, ...changes });
  const draft = (request: ServiceRequest, content: object = draftOf()) =>
    must<DeskQuote>('staff', `POST /api/console/service-requests/${request.id}/quotes`, {
      ...content,
      requestVersion: request.version,
    });
  const send = ({ id, version }: DeskQuote, requestVersion: number) =>
    must<DeskQuote>('staff', `POST /api/console/quotes/${id}/send`, { version, requestVersion });
  /** A request of Maria's with a quote that she has been sent, and the quote as she sees it. */
  const quoted = async (content?: object, changes?: object) => {
    const request = await ask('maria', changes);
    const sent = await send(await draft(request, content), request.version);
    const quote = await must<PricedQuote>('maria', `GET /api/quotes/${sent.id}`);
    return { request, quote };
  };
  /** Accepts what is before someone. */
  const accept = (person: Person, quote: PricedQuote, changes: object = {}, key?: string) =>
    call(person, `POST /api/quotes/${quote.id}/accept`, { ...signatureOf(quote), ...changes }, key);
  /** The visits of a request's work as the office has them before it, for the days that it says. */
  const seen = async (requestId: number) => {
    const { visits } = await must<DeskRequest>(
      'staff',
      `GET /api/console/service-requests/${requestId}`,
    );
    return seenVisits(visits);
  };
  return { test, cookies, call, must, upload, ask, draft, send, quoted, accept, seen };
}

/** What is sent to accept a quote as it was shown. */
export function signatureOf({ version, contentHash, lines }: PricedQuote) {
  const chosen = lines.flatMap(({ id, isChosen }) => (isChosen ? [id] : []));
  return { version, contentHash, chosen, typedName: 'Maria Ortega' };
}

async function furnish({ open: { db } }: TestApp): Promise<void> {
  const people = await db.select().from(users);
  const idOf = (email: string) => people.find((person) => person.email === email)?.id ?? '';
  await db.insert(properties).values({ userId: idOf('maria@example.com'), address: '1 Elm Lane' });
  await db.update(users).set({ phone: '(281) 555-0150' });
  await db.insert(crews).values([{ name: 'Live Oak Crew' }, { name: 'Gone', isActive: false }]);
}
