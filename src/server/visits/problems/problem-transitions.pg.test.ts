// Every state by every event and side, asked of the server: it allows what the machine of problems allows and nothing else.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type ProblemEvent,
  type ProblemStatus,
  problemActors,
  problemEvents,
  problemStatuses,
  problemTransition,
} from '#company/rules/visits/problem-machine.ts';
import type { ProblemParty } from '#company/rules/visits/problem-remedies.ts';
import { visitProblems } from '#server/platform/database/schema/notices.ts';
import { addVisit, done, send } from '../../../../test/portal-customer.ts';
import { openTwoCustomers, type TwoCustomers } from '../../../../test/two-customers.ts';

const AT = new Date('2026-11-03T16:00:00Z');

let office: TwoCustomers;
beforeAll(async () => {
  office = await openTwoCustomers();
});
afterAll(() => office.test.close());
afterEach(() => office.clear());

/** A stored problem in each state. */
const stored: Record<ProblemStatus, Partial<typeof visitProblems.$inferInsert>> = {
  open: {},
  answered: { repliedAt: AT },
  closed: { repliedAt: AT, closedAt: AT, closedBy: 'office' },
};

async function problemIn(status: ProblemStatus): Promise<number> {
  const { test, fern } = office;
  const visitId = await addVisit(test, fern, { scheduledDate: '2026-11-02', ...done });
  const [row] = await test.open.db
    .insert(visitProblems)
    .values({
      visitId,
      userId: fern.id,
      kind: 'other',
      wish: 'fix',
      description: 'A hose was left out.',
      replyBy: AT,
      createdAt: AT,
      status,
      ...stored[status],
    })
    .returning();
  return row?.id ?? 0;
}

type Ask = { path: string; body: object };

/** What each side asks for an event; it has no endpoint for those of the other side. */
const endpoints: Record<ProblemParty, Partial<Record<ProblemEvent, Ask>>> = {
  customer: {
    write: { path: 'messages', body: { text: 'It is still there.' } },
    close: { path: 'close', body: { version: 1 } },
  },
  office: {
    reply: { path: 'reply', body: { version: 1, text: 'We fetch it.' } },
    decide: {
      path: 'remedy',
      body: { version: 1, remedy: 'nothing', message: 'It is yours.' },
    },
    close: { path: 'close', body: { version: 1 } },
    reopen: { path: 'reopen', body: { version: 1 } },
  },
};

const api = { customer: 'portal/problems', office: 'console/visit-problems' } as const;

describe.each(problemActors)('asked by the %s', (actor) => {
  const who = () => (actor === 'office' ? office.staff : office.fern);
  const asked = problemEvents.flatMap((event) => {
    const ask = endpoints[actor][event];
    return ask ? problemStatuses.map((status) => ({ event, status, ask })) : [];
  });

  it.each(asked)('$event of one that is $status', async ({ event, status, ask }) => {
    const id = await problemIn(status);
    const answer = await send(
      office.test,
      who(),
      `POST /api/${api[actor]}/${id}/${ask.path}`,
      ask.body,
    );
    const after = (await send(office.test, office.fern, `GET /api/portal/problems/${id}`)).json();
    const transition = problemTransition(event, actor, status);
    const expected = transition && transition.to !== 'same' ? transition.to : status;
    expect(after.status).toBe(expected);
    // What is there already is no refusal, and no change.
    const isDone =
      (event === 'close' && status === 'closed') || (event === 'reopen' && status === 'open');
    expect([answer.statusCode < 300, after.version]).toEqual([
      transition !== undefined || isDone,
      transition ? 2 : 1,
    ]);
  });

  it('has an endpoint for each of its events but the report, and for no other', () => {
    const own = problemEvents.filter((event) =>
      problemStatuses.some((status) => problemTransition(event, actor, status)),
    );
    expect(Object.keys(endpoints[actor]).sort()).toEqual([...own].sort());
  });
});
