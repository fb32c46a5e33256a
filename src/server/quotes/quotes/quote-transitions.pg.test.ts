// Every state of a quote by every event that has an endpoint, asked of the server: it allows what the machine allows and nothing
// else. What its request does meanwhile is walked beside (service-requests/request-transitions.pg.test.ts).
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type QuoteActor,
  type QuoteEvent,
  type QuoteState,
  quoteStateNames,
  quoteStateOf,
  quoteStates,
  quoteTransition,
} from '#company/rules/quotes/quote-machine.ts';
import type { ServiceRequestStatus } from '#company/rules/quotes/service-request-machine.ts';
import type { DeskQuote } from '#contract/quotes/quote-desk.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { quoteLineItems, quotes } from '#server/platform/database/schema/quote.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import { type AddOnOffice, draftOf, openAddOnOffice } from '../../../../test/add-on-office.ts';
import { request as sample } from '../../../../test/sample-rows.ts';

const TODAY = '2026-11-09';

let office: AddOnOffice;
let maria: string;
beforeAll(async () => {
  office = await openAddOnOffice();
  const { db } = office.test.open;
  const [user] = await db.select().from(users).where(eq(users.email, 'maria@example.com'));
  maria = user?.id ?? '';
});
afterAll(() => office.test.close());

type Given = { quoteId: string; requestId: number };

type Endpoint = {
  event: QuoteEvent;
  actor: QuoteActor;
  /** Where its request is meanwhile. */
  request: ServiceRequestStatus;
  ask: (given: Given) => ReturnType<AddOnOffice['call']>;
};

const toQuote =
  (action: string, body: object = {}) =>
  ({ quoteId }: Given) =>
    office.call('maria', `POST /api/quotes/${quoteId}/${action}`, { version: 1, ...body });

const endpoints: Endpoint[] = [
  {
    event: 'change',
    actor: 'staff',
    request: 'pending',
    ask: ({ quoteId }) =>
      office.call('staff', `PATCH /api/console/quotes/${quoteId}`, { ...draftOf(), version: 1 }),
  },
  {
    event: 'send',
    actor: 'staff',
    request: 'pending',
    ask: ({ quoteId }) =>
      office.call('staff', `POST /api/console/quotes/${quoteId}/send`, {
        version: 1,
        requestVersion: 1,
      }),
  },
  {
    event: 'view',
    actor: 'customer',
    request: 'quoted',
    ask: ({ quoteId }) => office.call('maria', `GET /api/quotes/${quoteId}`),
  },
  {
    event: 'choose',
    actor: 'customer',
    request: 'quoted',
    ask: toQuote('choice', { chosen: [] }),
  },
  {
    event: 'accept',
    actor: 'customer',
    request: 'quoted',
    ask: async ({ quoteId }) => {
      const shown = await office.must<DeskQuote>('staff', `GET /api/console/quotes/${quoteId}`);
      return office.call('maria', `POST /api/quotes/${quoteId}/accept`, {
        version: 1,
        contentHash: shown.contentHash,
        chosen: [],
        typedName: 'Maria Ortega',
      });
    },
  },
  { event: 'decline', actor: 'customer', request: 'quoted', ask: toQuote('decline') },
  {
    event: 'revise',
    actor: 'staff',
    request: 'quoted',
    ask: ({ quoteId }) =>
      office.call('staff', `POST /api/console/quotes/${quoteId}/revise`, {
        ...draftOf(),
        version: 1,
      }),
  },
];

/** A quote of Maria's in a state, and its request. */
async function given(state: QuoteState, status: ServiceRequestStatus): Promise<Given> {
  const { db } = office.test.open;
  const [request] = await db
    .insert(serviceRequests)
    .values({ ...sample, customerEmail: 'maria@example.com', userId: maria, status })
    .returning();
  const [row] = await db
    .insert(quotes)
    .values({
      customerName: 'Maria Ortega',
      customerEmail: 'maria@example.com',
      title: 'Mulch',
      serviceRequestId: request?.id,
      status: quoteStates[state].status,
      validUntil: state === 'expired' ? '2026-11-08' : '2026-12-09',
      sentAt: state === 'draft' ? null : office.test.context.clock(),
    })
    .returning();
  if (!request || !row) throw new Error('no quote');
  await db.insert(quoteLineItems).values({
    quoteId: row.id,
    position: 0,
    description: 'Mulch',
    unitPrice: '45.00',
  });
  return { quoteId: row.id, requestId: request.id };
}

async function rowOf(id: string) {
  const [row] = await office.test.open.db.select().from(quotes).where(eq(quotes.id, id));
  if (!row) throw new Error('the quote is gone');
  return row;
}

async function auditedOf(id: string): Promise<string[]> {
  const rows = await office.test.open.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'quote'), eq(auditLog.subjectId, id)));
  return rows.map(({ action }) => action);
}

describe('the server makes of a quote what the machine says', () => {
  const cases = endpoints.flatMap((one) => quoteStateNames.map((state) => ({ ...one, state })));

  it.each(cases)(
    '$event by $actor of one that is $state',
    async ({ event, actor, state, request, ask }) => {
      const one = await given(state, request);
      const transition = quoteTransition(event, actor, state);
      const { statusCode } = await ask(one);
      // What its customer cannot see is not there.
      const refusal = actor === 'customer' && state === 'draft' ? 404 : 409;
      expect(statusCode < 300 ? 'done' : statusCode).toBe(transition ? 'done' : refusal);
      const row = await rowOf(one.quoteId);
      const to = !transition || transition.to === 'same' ? state : transition.to;
      expect(quoteStateOf(row, TODAY)).toBe(to);
      const { audit, version } = transition?.effects ?? {};
      expect(row.version).toBe(version ? 2 : 1);
      expect(await auditedOf(one.quoteId)).toEqual(audit ? [audit] : []);
    },
  );

  it.each(quoteStateNames)('void by staff, with its request, of one that is %s', async (state) => {
    const { quoteId, requestId } = await given(state, 'quoted');
    const body = { version: 1, reason: 'We found a gas line there.' };
    await office.must('staff', `POST /api/console/service-requests/${requestId}/decline`, body);
    const to = quoteTransition('void', 'staff', state)?.to ?? state;
    expect(quoteStateOf(await rowOf(quoteId), TODAY)).toBe(to);
  });
});

describe('a draft', () => {
  it('is not changed once its request has been withdrawn, as it is not sent then', async () => {
    const { quoteId, requestId } = await given('draft', 'pending');
    await office.must('maria', `POST /api/service-requests/${requestId}/cancel`);
    const changed = await office.call('staff', `PATCH /api/console/quotes/${quoteId}`, {
      ...draftOf(),
      version: 1,
    });
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'wrong_state']);
    expect(await rowOf(quoteId)).toMatchObject({ title: 'Mulch', version: 1 });
  });
});
