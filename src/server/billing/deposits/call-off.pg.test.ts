// A job that is called off: its days are free, what was billed of it in advance goes back once, and nothing of it can go on.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestPayments } from '#contract/billing/deposits.ts';
import type { DeskRequest } from '#contract/quotes/request-desk.ts';
import type { ServiceRequestThread } from '#contract/quotes/service-request.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { crews, visits } from '#server/platform/database/schema/visits.ts';
import type { Person } from '../../../../test/add-on-office.ts';
import { openDepositOffice } from '../../../../test/deposit-office.ts';
import { send } from '../../../../test/portal-customer.ts';

let desk: Awaited<ReturnType<typeof openDepositOffice>>;
let crewId: number;
beforeAll(async () => {
  desk = await openDepositOffice();
  const [crew] = await desk.test.open.db.select().from(crews).where(eq(crews.isActive, true));
  crewId = crew?.id ?? 0;
});
afterAll(() => desk.test.close());

const api = '/api/console/billing';
const THIRTY = { depositPercent: 30 };
const REASON = 'They sold the house';

const versionOf = async (id: number) => {
  const path = `GET /api/console/service-requests/${id}` as const;
  return (await desk.must<DeskRequest>('staff', path)).request.version;
};
const callOff = async (id: number, body: object = {}) =>
  desk.post(`${api}/requests/${id}/call-off`, {
    ...{ version: await versionOf(id), reason: REASON },
    ...body,
  });
const schedule = async (id: number, date = '2026-11-20') =>
  desk.call('staff', `POST /api/console/service-requests/${id}/schedule`, {
    ...{ version: await versionOf(id), seenVisits: await desk.seen(id) },
    days: [{ crewId, date }],
  });
const ownDeposit = async (id: number, who: Person = 'maria') =>
  desk.call(who, `GET /api/portal/billing/requests/${id}/deposit`);
const visitsOf = (id: number) =>
  desk.test.open.db.select().from(visits).where(eq(visits.serviceRequestId, id));

describe('a job that is called off', () => {
  it('gives a paid deposit back as credit, once, and says so to both sides', async () => {
    const { id } = await desk.accepted(THIRTY);
    const [deposit] = await desk.bill();
    expect((await ownDeposit(id)).json().deposit).toMatchObject({
      ...{ state: 'unpaid', amount: '102.30', invoiceId: deposit?.id },
    });
    await desk.pay('102.30', deposit?.id);
    expect((await ownDeposit(id)).json().deposit.state).toBe('held');
    const both = await Promise.all([callOff(id), callOff(id)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { steps }: RequestPayments = await desk.payments(id);
    expect(steps[0]).toMatchObject({ state: 'returned', invoice: { open: '0.00', held: '0.00' } });
    const account = await desk.account();
    expect(account).toMatchObject({ credit: '102.30', owed: '0.00' });
    const seen = await desk.must<ServiceRequestThread>('maria', `GET /api/service-requests/${id}`);
    expect(seen.request).toMatchObject({
      ...{ status: 'cancelled', declinedBy: 'office', declineReason: REASON },
    });
    expect((await ownDeposit(id)).json().deposit.state).toBe('returned');
    await desk.test.work();
    const mails = () =>
      desk.test.sent.filter(({ subject }) => subject?.startsWith('Your job has been called off'));
    await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
    expect(mails()[0]?.text).toContain(`${REASON}.`);
    const isOf = and(
      eq(auditLog.subjectType, 'service-request'),
      eq(auditLog.subjectId, String(id)),
      eq(auditLog.action, 'service-request-called-off'),
    );
    const [line, ...others] = await desk.test.open.db.select().from(auditLog).where(isOf);
    expect(others).toEqual([]);
    expect(line?.details).toEqual({ reason: REASON, givenBack: '102.30' });
    // The credit pays what comes next, and never the same deposit again.
    expect((await desk.previewed()).items).toEqual([]);
    const refund = { method: 'check', amount: '102.30', reason: 'Deposit of a job called off' };
    const paidOut = await send(
      desk.test,
      { cookie: desk.owner },
      `POST ${api}/accounts/${desk.customerId}/refunds`,
      refund,
      { 'idempotency-key': 'called-off-refund' },
    );
    expect([paidOut.statusCode, (await desk.account()).credit]).toEqual([201, '0.00']);
  });

  it('no longer asks for a deposit that was only billed, or not even that', async () => {
    const billed = await desk.accepted(THIRTY);
    await desk.bill();
    expect((await desk.account()).owed).toBe('102.30');
    expect((await callOff(billed.id)).statusCode).toBe(200);
    expect(await desk.account()).toMatchObject({ owed: '0.00', credit: '0.00' });
    const waiting = await desk.accepted(THIRTY);
    expect((await desk.previewed()).items).toHaveLength(1);
    expect((await callOff(waiting.id)).statusCode).toBe(200);
    expect((await desk.previewed()).items).toEqual([]);
    expect((await desk.payments(waiting.id)).steps[0]?.state).toBe('later');
    const unpaid = await desk.must<{ requests: number[] }>('staff', `GET ${api}/unpaid-deposits`);
    expect(unpaid.requests).toEqual([]);
  });

  it('frees its days, and can be scheduled, completed or called off no more', async () => {
    const { id } = await desk.accepted(null);
    expect((await schedule(id)).statusCode).toBe(200);
    expect(await visitsOf(id)).toMatchObject([{ status: 'scheduled' }]);
    expect((await callOff(id)).statusCode).toBe(200);
    expect(await visitsOf(id)).toMatchObject([{ status: 'cancelled' }]);
    const version = await versionOf(id);
    const path = `/api/console/service-requests/${id}`;
    for (const answer of [
      await schedule(id, '2026-11-23'),
      await desk.call('staff', `POST ${path}/complete`, { version, finalPrice: '1.00' }),
      await desk.call('staff', `POST ${path}/reopen`, { version }),
      await callOff(id),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_state']);
    }
    expect((await ownDeposit(id)).json()).toEqual({ deposit: null });
  });

  it('is not one of which a part is done: that is completed at a lower price', async () => {
    const { id } = await desk.accepted(THIRTY);
    const [deposit] = await desk.bill();
    await schedule(id);
    await desk.test.open.db
      .update(visits)
      .set({ status: 'in_progress', arrivedAt: desk.test.context.clock() })
      .where(eq(visits.serviceRequestId, id));
    const refused = await callOff(id);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'A crew has begun this job or done a part of it. Complete it with a lower price instead.',
    ]);
    // Nothing of it was done: the deposit is as it was.
    expect((await desk.payments(id)).steps[0]).toMatchObject({
      ...{ state: 'unpaid', invoice: { id: deposit?.id, open: '102.30' } },
    });
  });

  it('is called off by the office alone, with a reason, as it is now', async () => {
    const { id } = await desk.accepted(null);
    const version = await versionOf(id);
    const path = `POST ${api}/requests/${id}/call-off`;
    expect((await desk.call('maria', path, { version, reason: REASON })).statusCode).toBe(403);
    expect((await callOff(id, { reason: ' ' })).json().errors).toMatchObject([
      { pointer: '/reason', detail: 'Please say why.' },
    ]);
    const older = await callOff(id, { version: version - 1 });
    expect([older.statusCode, older.json().code]).toEqual([409, 'changed_meanwhile']);
    expect((await callOff(id, { version })).statusCode).toBe(200);
    expect((await ownDeposit(id, 'ben')).statusCode).toBe(404);
  });
});
