// What the ledgers of earlier releases ask at addresses and by names that have changed since: the present answer, put as they know it.

type Answer = { status: number; body: Record<string, unknown> };
type Ask = (path: string) => Promise<Answer>;
type Rows = Record<string, unknown>[];

/** By address; each gives the body as the earlier release gave it. */
const earlier: [RegExp, (body: Record<string, unknown>) => Record<string, unknown>][] = [
  // A customer had one plan.
  [/^\/api\/portal\/overview$/, (body) => ({ ...body, plan: first(body.plans) })],
  [
    /^\/api\/console\/customers\/[^/]+$/,
    (body) => ({
      ...body,
      properties: rowsOf(body.properties).map((one) => ({ ...one, plan: first(one.plans) })),
    }),
  ],
  // The office replied to a problem once.
  [
    /^\/api\/portal\/visits\/\d+$/,
    (body) => ({
      ...body,
      problems: rowsOf(body.problems).map((one) => ({ ...one, reply: replyOf(one.messages) })),
      // What was applied stood beside the work done, and is a line of it now.
      applied: [],
    }),
  ],
  // No one was asked how a visit was, so no one could choose.
  [
    /^\/api\/portal\/account$/,
    (body) => {
      const { email } = body.notices as { email: string[] };
      return { ...body, notices: { email: email.filter((kind) => kind !== 'review') } };
    },
  ],
  // A mail that was sent had no page.
  [
    /^\/api\/console\/customers\/[^/]+\/records\?kind=mails$/,
    (body) => ({ ...body, items: rowsOf(body.items).map((one) => ({ ...one, path: null })) }),
  ],
  // An import counted rows, and knew customers alone.
  [
    /^\/api\/console\/customer-imports\/[^/]+$/,
    (body) => {
      const { newCustomers, knownCustomers } = body.counts as Record<string, number>;
      return { ...body, made: newCustomers, known: knownCustomers };
    },
  ],
];

/** Asks an address of an earlier release. */
export async function askAsBefore(ask: Ask, path: string): Promise<Answer> {
  if (path === '/api/portal/plan') return onlyPlan(ask);
  const answer = await ask(path);
  if (answer.status !== 200) return answer;
  const [, shape] = earlier.find(([address]) => address.test(path)) ?? [];
  return shape ? { ...answer, body: shape(answer.body) } : answer;
}

/** Each plan has an address of its own now. */
async function onlyPlan(ask: Ask): Promise<Answer> {
  const { body } = await ask('/api/portal/plans');
  const plan = first(body.items);
  return plan
    ? ask(`/api/portal/plans/${plan.id}`)
    : { status: 200, body: { plan, agreements: [] } };
}

function first(rows: unknown): Record<string, unknown> | null {
  return rowsOf(rows)[0] ?? null;
}

function replyOf(messages: unknown): unknown {
  return rowsOf(messages).find(({ from }) => from === 'office')?.text ?? null;
}

function rowsOf(rows: unknown): Rows {
  return Array.isArray(rows) ? (rows as Rows) : [];
}
