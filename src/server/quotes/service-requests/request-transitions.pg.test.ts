// Every state of a service request by every event that has an endpoint, asked of the server: it allows what the machine allows and
// nothing else, and what follows is what the machine says.
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ServiceRequestActor,
  type ServiceRequestEvent,
  type ServiceRequestState,
  serviceRequestStateOf,
  serviceRequestStates,
  serviceRequestTransition,
  serviceRequestTransitions,
} from '#company/rules/quotes/service-request-machine.ts';
import type { PricedQuote } from '#contract/quotes/quote.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { quoteLineItems, quotes } from '#server/platform/database/schema/quote.ts';
import { crews, serviceRequests } from '#server/platform/database/schema/visits.ts';
import {
  type AddOnOffice,
  asked,
  draftOf,
  openAddOnOffice,
} from '../../../../test/add-on-office.ts';
import { request as sample } from '../../../../test/sample-rows.ts';

let office: AddOnOffice;
let crewId: number;
let maria: string;
beforeAll(async () => {
  office = await openAddOnOffice();
  const { db } = office.test.open;
  const [crew] = await db.select().from(crews).where(eq(crews.isActive, true));
  crewId = crew?.id ?? 0;
  const [user] = await db.select().from(users).where(eq(users.email, 'maria@example.com'));
  maria = user?.id ?? '';
});
afterAll(() => office.test.close());

/** A request in some state, and its quote if there is one. */
type Given = { request: typeof serviceRequests.$inferSelect; quoteId: string };
type Ask = (given: Given) => ReturnType<AddOnOffice['call']>;

type Endpoint = {
  event: ServiceRequestEvent;
  actor: ServiceRequestActor;
  /** Whether its quote waits to be sent or for an answer; none when left out. */
  quote?: 'draft' | 'sent';
  ask: Ask;
};

const atDesk =
  (action: string, body: object = {}): Ask =>
  ({ request: { id, version } }) =>
    office.call('staff', `POST /api/console/service-requests/${id}/${action}`, {
      version,
      ...body,
    });

const endpoints: Endpoint[] = [
  {
    event: 'change',
    actor: 'customer',
    ask: ({ request: { id, version } }) =>
      office.call('maria', `PATCH /api/service-requests/${id}`, {
        version,
        serviceType: asked.serviceType,
        description: 'The side beds as well.',
      }),
  },
  {
    event: 'cancel',
    actor: 'customer',
    ask: ({ request }) => office.call('maria', `POST /api/service-requests/${request.id}/cancel`),
  },
  { event: 'takeUp', actor: 'staff', ask: atDesk('take-up') },
  { event: 'decline', actor: 'staff', ask: atDesk('decline', { reason: 'Too far.' }) },
  { event: 'reopen', actor: 'staff', ask: atDesk('reopen') },
  {
    event: 'schedule',
    actor: 'staff',
    ask: (given) => atDesk('schedule', { days: [{ crewId, date: '2026-11-20' }] })(given),
  },
  { event: 'complete', actor: 'staff', ask: atDesk('complete', { finalPrice: '1.00' }) },
  {
    event: 'callOff',
    actor: 'staff',
    ask: ({ request: { id, version } }) =>
      office.call('staff', `POST /api/console/billing/requests/${id}/call-off`, {
        ...{ version, reason: 'They sold the house.' },
      }),
  },
  {
    event: 'quote',
    actor: 'staff',
    quote: 'draft',
    ask: ({ request, quoteId }) =>
      office.call('staff', `POST /api/console/quotes/${quoteId}/send`, {
        version: 1,
        requestVersion: request.version,
      }),
  },
  {
    event: 'choose',
    actor: 'customer',
    quote: 'sent',
    ask: ({ quoteId }) =>
      office.call('maria', `POST /api/quotes/${quoteId}/choice`, { version: 1, chosen: [] }),
  },
  {
    event: 'accept',
    actor: 'customer',
    quote: 'sent',
    ask: async ({ quoteId }) =>
      office.accept('maria', await office.must<PricedQuote>('maria', `GET /api/quotes/${quoteId}`)),
  },
  {
    event: 'decline',
    actor: 'customer',
    quote: 'sent',
    ask: ({ quoteId }) =>
      office.call('maria', `POST /api/quotes/${quoteId}/decline`, { version: 1 }),
  },
  {
    event: 'revise',
    actor: 'staff',
    quote: 'sent',
    ask: ({ quoteId }) =>
      office.call('staff', `POST /api/console/quotes/${quoteId}/revise`, {
        ...draftOf(),
        version: 1,
      }),
  },
];

/** A request of Maria's in a state, with a quote of one line where one is asked for. */
async function given(state: ServiceRequestState, quote: Endpoint['quote']): Promise<Given> {
  const { db } = office.test.open;
  const { status, declinedBy } = serviceRequestStates[state];
  const [request] = await db
    .insert(serviceRequests)
    .values({
      ...sample,
      customerEmail: 'maria@example.com',
      userId: maria,
      status,
      declinedBy,
      estimatedPrice: '45.00',
    })
    .returning();
  if (!request) throw new Error('no request');
  if (!quote) return { request, quoteId: '' };
  const [row] = await db
    .insert(quotes)
    .values({
      customerName: 'Maria Ortega',
      customerEmail: 'maria@example.com',
      title: 'Mulch',
      serviceRequestId: request.id,
      status: quote,
      validUntil: '2026-12-09',
      sentAt: quote === 'sent' ? office.test.context.clock() : null,
    })
    .returning();
  if (!row) throw new Error('no quote');
  await db.insert(quoteLineItems).values({
    quoteId: row.id,
    position: 0,
    description: 'Mulch',
    unitPrice: '45.00',
  });
  return { request, quoteId: row.id };
}

/** The mails about a request, each as what it tells of and to whom, in the order of the machine. */
async function mailsOf(id: number): Promise<{ news: string; to: string }[]> {
  const { rows } = await office.test.open.db.execute<{ news: string; to: string }>(sql`
    select data->>'news' as news, data->>'to' as "to" from pgboss.job
    where name = 'service-request-mail' and data->>'serviceRequestId' = ${String(id)}
    order by data->>'to' desc`);
  return rows;
}

async function auditedOf(id: number): Promise<string[]> {
  const rows = await office.test.open.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'service-request'), eq(auditLog.subjectId, String(id))));
  return rows.map(({ action }) => action);
}

describe('the server makes of a request what the machine says', () => {
  const states = Object.keys(serviceRequestStates) as ServiceRequestState[];
  it('is asked about every event of the machine, by each who may make it', () => {
    const named = ({ event, actor }: Pick<Endpoint, 'event' | 'actor'>) => `${event} by ${actor}`;
    const possible = serviceRequestTransitions
      .filter(({ from }) => !from.includes('new'))
      .flatMap(({ event, actors }) => actors.map((actor) => named({ event, actor })));
    expect(endpoints.map(named).sort()).toEqual([...new Set(possible)].sort());
  });

  const cases = endpoints.flatMap((one) => states.map((state) => ({ ...one, state })));

  it.each(cases)(
    '$event by $actor of one that is $state',
    async ({ event, actor, state, quote, ask }) => {
      const one = await given(state, quote);
      const transition = serviceRequestTransition(event, actor, state);
      const { statusCode, body } = await ask(one);
      expect([statusCode < 300, transition ? '' : JSON.parse(body).code]).toEqual(
        transition ? [true, ''] : [false, 'wrong_state'],
      );
      const { id } = one.request;
      const [row] = await office.test.open.db
        .select()
        .from(serviceRequests)
        .where(eq(serviceRequests.id, id));
      if (!row) throw new Error('the request is gone');
      const to = !transition || transition.to === 'same' ? state : transition.to;
      expect(serviceRequestStateOf(row)).toBe(to);
      expect(row.version).toBe(transition && event !== 'choose' ? 2 : 1);
      const { audit, mail, mailTo = [] } = transition?.effects ?? {};
      expect(await auditedOf(id)).toEqual(audit ? [audit] : []);
      expect(await mailsOf(id)).toEqual(mailTo.map((side) => ({ news: mail, to: side })));
    },
  );
});

describe('a new request', () => {
  it.each([
    ['ask', 'customer', () => office.ask('maria')],
    [
      'takeDown',
      'staff',
      () =>
        office.must<{ id: number }>('staff', 'POST /api/console/service-requests', {
          customerName: 'Maria Ortega',
          customerEmail: 'maria@example.com',
          customerPhone: '(281) 555-0150',
          propertyAddress: '1 Elm Lane',
          serviceType: asked.serviceType,
          description: 'Front beds.',
        }),
    ],
  ] as const)('by %s of %s is under review', async (event, actor, make) => {
    const { id } = await make();
    const {
      audit,
      mail,
      mailTo = [],
    } = serviceRequestTransition(event, actor, 'new')?.effects ?? {};
    expect(await auditedOf(id)).toEqual([audit]);
    expect(await mailsOf(id)).toEqual(mailTo.map((side) => ({ news: mail, to: side })));
  });
});
