// The PDF of an invoice: what a reader of PDFs finds in it, for its customer and staff alone, and with the mail.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Invoice } from '#contract/billing/invoice.ts';
import { type BillingOffice, openBillingOffice } from '../../../../test/billing-office.ts';
import { send } from '../../../../test/portal-customer.ts';
import { readPdf } from '../../../../test/read-pdf.ts';

let office: BillingOffice;
let invoice: Invoice;
beforeAll(async () => {
  office = await openBillingOffice();
  invoice = await office.bill(office.fern, '2026-10-05');
});
afterAll(() => office.test.close());

const open = (by: { cookie: string }) =>
  send(office.test, by, `GET /api/portal/billing/${invoice.id}/pdf`);
const wordsOf = async (bytes: Uint8Array) =>
  (await readPdf(bytes))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');

it('has its lines, tax by authority, due day, balance and the company', async () => {
  const answer = await open(office.fern);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="invoice-1001.pdf"');
  expect(await wordsOf(answer.rawPayload)).toBe(
    [
      'Prairie Oak Landscaping, (281) 555-0142 Page 1 Prairie Oak Landscaping',
      'Cypress, TX 77429 · (281) 555-0142 · hello@prairieoak.example Invoice 1001',
      'Billed to Fern Sample Date Monday, November 9, 2026 Due Monday, November 23, 2026',
      'Lawn Maintenance, Monday, October 5, 2026 $59.95 1 Sample Lane of fern@example.com',
      'Mowing, bi-weekly $52.39 Trust and Safety Fee $2.99 Sales tax, 8.25% $4.57',
      'Subtotal $55.38 Sales tax, Texas $3.46 Sales tax, local $1.11 Total $59.95',
      'Balance due $59.95 Please pay by Monday, November 23, 2026.',
      'Checks go to Prairie Oak Landscaping, with the invoice number on them.',
    ].join(' '),
  );
});

it('is the same twice, and says what was paid and credited since', async () => {
  expect(await wordsOf((await open(office.fern)).rawPayload)).toBe(
    await wordsOf((await open(office.fern)).rawPayload),
  );
  await office.pay(office.fern, '59.95', { reference: '1024' });
  await office.credit(invoice, { itemId: invoice.items[0]?.id, amount: '10.00' });
  const words = await wordsOf((await open(office.fern)).rawPayload);
  expect(words).toContain(
    'Credit note 101, Monday, November 9, 2026 -$10.83 Check 1024, Tuesday, November 3, 2026 -$59.95 Moved to your account’s credit $10.83 Balance due $0.00',
  );
  expect(words).toContain('Nothing is owed on this invoice.');
});

it('is no one else’s, and the office’s', async () => {
  expect((await open(office.ben)).statusCode).toBe(404);
  expect((await open({ cookie: '' })).statusCode).toBe(401);
  const path = `GET /api/console/billing/invoices/${invoice.id}/pdf` as const;
  expect((await send(office.test, office.office, path)).statusCode).toBe(200);
  expect((await send(office.test, office.fern, path)).statusCode).toBe(403);
});

it('comes with the mail of the invoice', async () => {
  await expect.poll(() => office.test.sent.length, { timeout: 20_000 }).toBe(1);
  const [mail] = office.test.sent;
  expect(mail).toMatchObject({
    to: 'fern@example.com',
    attachment: { filename: 'invoice-1001.pdf', type: 'application/pdf' },
  });
  expect(await wordsOf(mail?.attachment?.content ?? new Uint8Array())).toContain('Invoice 1001');
});
