// Where work that waits to be billed is looked for: no visit that does is missing, whatever became of it.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planVisitItem } from '#company/rules/billing/invoice-items.ts';
import { unbilledVisits } from '#server/platform/database/schema/billing.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import {
  addVisit,
  done,
  newCustomer,
  type PortalCustomer,
  VISIT_LINES,
} from '../../../../test/portal-customer.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { listItems, writeCreditNote } from '../core/write-credit-note.ts';
import { writeInvoices } from '../core/write-invoices.ts';
import { billableVisits } from './billable.queries.ts';

let test: TestApp;
let fern: PortalCustomer;
beforeAll(async () => {
  test = await createTestApp();
  fern = await newCustomer(test, 'fern@example.com');
});
afterAll(() => test.close());

const at = new Date('2026-11-09T15:00:00Z');
const issue = { actorId: null, at, issuedOn: '2026-11-09', dueOn: '2026-11-23' };
const isKept = async (visitId: number) =>
  (await test.open.db.select().from(unbilledVisits).where(eq(unbilledVisits.visitId, visitId)))
    .length === 1;
const waits = async (visitId: number) =>
  (await billableVisits(test.open.db, { since: null })).some((visit) => visit.visitId === visitId);
const change = (visitId: number, changes: Partial<typeof visits.$inferInsert>) =>
  test.open.db.update(visits).set(changes).where(eq(visits.id, visitId));
const bill = (visitId: number) =>
  test.open.db.transaction(async (tx) => {
    const item = {
      ...planVisitItem({ lines: VISIT_LINES, kind: 'mowing' }, 825),
      ...{ kind: 'visit' as const, visitId, chargeId: null, creditId: null },
      ...{ title: 'Mowing', servedOn: '2026-11-02', place: '1 Sample Lane' },
    };
    const [invoice] = await writeInvoices(
      tx,
      [{ userId: fern.id, billedTo: 'Fern', items: [item] }],
      issue,
    );
    if (!invoice) throw new Error('no invoice was written');
    return invoice;
  });

it('has a visit from when it is done until it is billed, and again when it is released', async () => {
  const visitId = await addVisit(test, fern, { scheduledDate: '2026-11-02' });
  expect(await isKept(visitId)).toBe(false);
  await change(visitId, { ...done, jobPrice: null });
  expect([await isKept(visitId), await waits(visitId)]).toEqual([true, true]);
  const invoice = await bill(visitId);
  expect([await isKept(visitId), await waits(visitId)]).toEqual([false, false]);
  await test.open.db.transaction(async (tx) => {
    const [item] = await listItems(tx, invoice.id);
    if (!item) throw new Error('the invoice has no item');
    await writeCreditNote(tx, invoice, [{ item, cents: item.row.subtotalCents }], {
      ...{ actorId: fern.id, at, issuedOn: '2026-11-09', reason: 'Wrong', isReleased: true },
    });
  });
  expect([await isKept(visitId), await waits(visitId)]).toEqual([true, true]);
});

it('never offers a billed visit that was corrected afterwards', async () => {
  const visitId = await addVisit(test, fern, { ...done, scheduledDate: '2026-11-03' });
  await bill(visitId);
  await change(visitId, { scheduledDate: '2026-11-04' });
  expect(await waits(visitId)).toBe(false);
});

it('follows the day of a visit, and lets one go that was not done after all', async () => {
  const visitId = await addVisit(test, fern, { ...done, scheduledDate: '2026-11-05' });
  await change(visitId, { scheduledDate: '2026-11-06' });
  const [row] = await test.open.db
    .select()
    .from(unbilledVisits)
    .where(eq(unbilledVisits.visitId, visitId));
  expect(row?.servedOn).toBe('2026-11-06');
  await change(visitId, { status: 'scheduled', completedAt: null });
  expect(await isKept(visitId)).toBe(false);
});

it('misses nothing that reading every visit finds', async () => {
  await addVisit(test, fern, {
    ...done,
    scheduledDate: '2026-11-01',
    priceLines: null,
    jobPrice: '80.00',
  });
  await addVisit(test, fern, { ...done, scheduledDate: '2026-11-01', priceLines: null });
  const { rows } = await test.open.db.execute(sql`select id from visits where status = 'completed'
    and (price_lines is not null or job_price > 0)
    and not exists (select from invoice_items where visit_id = visits.id and released_by is null)`);
  const found = await billableVisits(test.open.db, { since: null });
  expect(found.map(({ visitId }) => visitId).sort()).toEqual(
    rows.map(({ id }) => Number(id)).sort(),
  );
});

it('goes with the visit', async () => {
  const visitId = await addVisit(test, fern, { ...done, scheduledDate: '2026-11-07' });
  await test.open.db.delete(visits).where(eq(visits.id, visitId));
  expect(await isKept(visitId)).toBe(false);
});
