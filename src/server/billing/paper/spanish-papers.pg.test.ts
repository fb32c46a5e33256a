// Invoices and statements on paper in the language of their reader: with mails and in the portal in theirs, for the office in English.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Invoice } from '#contract/billing/invoice.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { type BillingOffice, openBillingOffice } from '../../../../test/billing-office.ts';
import { send } from '../../../../test/portal-customer.ts';
import { readPdf } from '../../../../test/read-pdf.ts';

let office: BillingOffice;
let invoice: Invoice;
beforeAll(async () => {
  office = await openBillingOffice();
  await readsIn('es');
  invoice = await office.bill(office.fern, '2026-10-05');
});
afterAll(() => office.test.close());

const readsIn = (language: 'en' | 'es') =>
  office.test.open.db.update(users).set({ language }).where(eq(users.id, office.fern.id));
const wordsOf = async (bytes: Uint8Array) =>
  (await readPdf(bytes))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');

async function opened(by: { cookie: string }, path: `GET /${string}`) {
  const answer = await send(office.test, by, path);
  expect(answer.statusCode).toBe(200);
  const [, file] = /filename="(.*)"/.exec(String(answer.headers['content-disposition'])) ?? [];
  return { file, words: await wordsOf(answer.rawPayload) };
}
const ownInvoice = () => opened(office.fern, `GET /api/portal/billing/${invoice.id}/pdf`);

/** The file that came with the mail to Fern whose subject begins so. */
async function attached(subject: string) {
  const found = () =>
    office.test.sent.find(
      (mail) => mail.to === 'fern@example.com' && mail.subject.startsWith(subject),
    );
  await expect.poll(found, { timeout: 20_000 }).toBeTruthy();
  const { attachment, text = '' } = found() ?? {};
  return {
    ...{ file: attachment?.filename, text },
    words: await wordsOf(attachment?.content ?? new Uint8Array()),
  };
}

it('an invoice is said in Spanish around what was agreed, with the same figures', async () => {
  const { file, words } = await ownInvoice();
  expect(file).toBe('factura-1001.pdf');
  expect(words).toBe(
    [
      'Prairie Oak Landscaping, (281) 555-0142 Página 1 Prairie Oak Landscaping',
      'Cypress, TX 77429 · (281) 555-0142 · hello@prairieoak.example Factura 1001',
      'A nombre de Fern Sample Fecha Lunes, 9 de noviembre de 2026 Vence Lunes, 23 de noviembre de 2026',
      'Lawn Maintenance, lunes, 5 de octubre de 2026 $59.95 1 Sample Lane of fern@example.com',
      'Mowing, bi-weekly $52.39 Trust and Safety Fee $2.99 Impuesto sobre las ventas, 8.25% $4.57',
      'Subtotal $55.38 Impuesto sobre las ventas, Texas $3.46',
      'Impuesto sobre las ventas, local $1.11 Total $59.95 Saldo por pagar $59.95',
      'Pague a más tardar el lunes, 23 de noviembre de 2026, por favor.',
      'Los cheques van a nombre de Prairie Oak Landscaping, con el número de la factura.',
      'Los renglones de esta factura están en inglés, como se acordaron.',
    ].join(' '),
  );
});

it('goes with the mail in Spanish, which no longer says that it is in English', async () => {
  const { file, words, text } = await attached('Factura 1001');
  expect(file).toBe('factura-1001.pdf');
  expect(words).toContain('Saldo por pagar $59.95');
  expect(text).not.toContain('en inglés');
});

it('is English for the office, and for who changes their language', async () => {
  const path = `GET /api/console/billing/invoices/${invoice.id}/pdf` as const;
  expect(await opened(office.office, path)).toMatchObject({
    file: 'invoice-1001.pdf',
    words: expect.stringContaining('Balance due $59.95'),
  });
  await readsIn('en');
  expect((await ownInvoice()).words).toContain('Balance due $59.95');
  await readsIn('es');
});

it('says in Spanish what was paid and credited since', async () => {
  await office.pay(office.fern, '59.95', { reference: '1024' });
  await office.credit(invoice, { itemId: invoice.items[0]?.id, amount: '10.00' });
  const { words } = await ownInvoice();
  expect(words).toContain(
    'Nota de crédito 101, lunes, 9 de noviembre de 2026 -$10.83 Cheque 1024, martes, 3 de noviembre de 2026 -$59.95 Pasó al crédito de su cuenta $10.83 Saldo por pagar $0.00',
  );
  expect(words).toContain('No se debe nada de esta factura.');
});

it('a statement is Spanish in the portal and with its mail, English for the office', async () => {
  const days = 'from=2026-11-01&to=2026-11-30';
  const { file, words } = await opened(office.fern, `GET /api/portal/statement/pdf?${days}`);
  expect(file).toBe('estado-de-cuenta-2026-11-01-a-2026-11-30.pdf');
  for (const said of [
    'Estado de cuenta A nombre de Fern Sample Desde Domingo, 1 de noviembre de 2026 Hasta Lunes, 30',
    'Concepto Importe Saldo Saldo inicial $0.00',
    'Martes, 3 de noviembre de 2026: Pago, cheque 1024 -$59.95',
    'Lunes, 9 de noviembre de 2026: Factura 1001 $59.95',
    'Nota de crédito 101 -$10.83',
    'Saldo inicial $0.00 Facturado $59.95 Pagado y acreditado -$70.78 Saldo final -$10.83',
  ]) {
    expect(words).toContain(said);
  }
  const desk = `GET /api/console/billing/accounts/${office.fern.id}/statement/pdf?${days}` as const;
  expect((await opened(office.office, desk)).words).toContain('Closing balance');
  office.test.setNow(new Date('2026-12-01T16:00:00Z'));
  const wish = { month: '2026-11', customerId: office.fern.id };
  await office.must(office.office, 'POST /api/console/billing/statements', wish);
  const mailed = await attached('Su estado de cuenta');
  expect(mailed.file).toBe(file);
  expect(mailed.words).toContain('Saldo final -$10.83');
  expect(mailed.text).not.toContain('en inglés');
});
