// The parts of Billing with all that they can show: in Spanish there is no English on them.
import { expect, it } from 'vitest';
import { invoiceStatuses } from '#company/rules/billing/invoice-status.ts';
import { anyPaymentMethodNames } from '#company/rules/billing/ledger-accounts.ts';
import { entryKinds } from '#company/rules/billing/ledger-entries.ts';
import type { Account, Invoice, InvoiceItem, Payment } from '#contract/billing/invoice.ts';
import type { OnlinePaymentOffer } from '#contract/billing/online-payments.ts';
import type { Statement } from '#contract/billing/statements.ts';
import { StatementDays, StatementView } from '#web/features/statement/statement-view.tsx';
import { drawnInPortal } from '../../../../test/drawn-in-portal.tsx';
import { englishFinder } from '../../../../test/find-english.ts';
import { PortalMain } from '../parts/portal-main.tsx';
import { AutopayPanel } from './autopay-panel.tsx';
import { Balance } from './balance.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { InvoiceItems } from './invoice-items.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { InvoiceSum } from './invoice-sum.tsx';
import { useSpokenStatement } from './messages/use-billing-messages.ts';
import { PaymentList } from './payment-list.tsx';

const at = '2026-11-12T15:00:00.000Z';
const on = '2026-11-12';
const customer = { id: '1', name: 'Luz' };

const invoices = invoiceStatuses.map((status, number) => ({
  ...{ id: `${number}`, number, customer, issuedOn: on, dueOn: on, status, total: '90.00' },
  open: status === 'open' || status === 'overdue' ? '45.00' : '0.00',
}));

const payments = anyPaymentMethodNames.flatMap((method): Payment[] =>
  [null, 'The bank sent it back to us'].map((reversal) => ({
    ...{ id: `${method}${reversal}`, method, amount: '45.00', receivedOn: on, reference: '1024' },
    ...{ tip: '5.00', tipLeft: '5.00', returned: '2.00', reversal },
  })),
);

const account: Account = { owed: '90.00', overdue: '45.00', credit: '3.00', invoices, payments };

const offer: OnlinePaymentOffer = {
  ...{ publishableKey: 'key', scriptUrl: '/script', amount: '90.00', cents: 9000 },
  ...{ invoice: null, tips: null, underWay: null },
};

const method = { id: '1', label: 'Bank of the South 4242', expires: null };
const active = { method, since: on, terms: 'I agree to it', next: [], stopped: [] };
const charge = {
  invoice: { id: '1', number: 7 },
  amount: '45.00',
  on,
  failure: null,
  failed: null,
};

const about = { number: 1001, method: 'check' as const, reference: '1024' };
const rows = entryKinds.map((kind, id) => ({
  ...{ id, on, label: 'What the server says of it', amount: '45.00', balance: '-3.00' },
  about: { ...about, kind },
}));

const statement: Statement = {
  ...{ customer, from: on, to: on, opening: '0.00', rows },
  ...{ billed: '45.00', settled: '48.00', closing: '-3.00' },
};

function BillingParts() {
  const spoken = useSpokenStatement();
  return (
    <PortalMain heading="Luz">
      <Balance account={account} offer={offer} />
      <Balance
        account={{ ...account, invoices: [], overdue: '0.00' }}
        offer={{ ...offer, underWay: '9.00' }}
      />
      {[null, active, { ...active, next: [charge] }].map((each, index) => (
        <AutopayPanel
          key={index.toString()}
          autopay={{ active: each, methods: [method], offer: null }}
        />
      ))}
      <HowToPay isOnline />
      <InvoiceList invoices={invoices} />
      <PaymentList payments={payments} />
      <StatementDays from={on} to={on} spoken={spoken} />
      <StatementView statement={statement} spoken={spoken} />
      <StatementView statement={{ ...statement, rows: [] }} spoken={spoken} />
    </PortalMain>
  );
}

const item: InvoiceItem = {
  ...{ id: 1, title: 'Care of the lawn', servedOn: on, place: 'Calle 5' },
  lines: [{ label: 'Mowing of it', amount: '45.00', isTaxed: true }],
  ...{ subtotal: '45.00', tax: '3.71', taxRate: '8.25%', total: '48.71', credited: '5.00' },
  visit: { id: 1, arrivedAt: at, completedAt: at, photos: 2, agreementHash: 'a'.repeat(64) },
  quote: { requestId: 1, agreementHash: 'b'.repeat(64) },
};

const visit = { id: 1, arrivedAt: at, completedAt: null, photos: 0, agreementHash: null };

const invoice: Invoice = {
  ...{ id: '1', number: 7, customer, issuedOn: on, dueOn: on, status: 'open', billedTo: 'Luz' },
  items: [
    item,
    { ...item, visit },
    { ...item, visit: { ...visit, arrivedAt: null, completedAt: at } },
  ],
  ...{ subtotal: '45.00', taxable: '45.00', tax: '3.71', stateTax: '2.81', localTax: '0.90' },
  ...{ total: '48.71', open: '0.00' },
  creditNotes: [{ number: 1, issuedOn: on, reason: 'Rain on the day', total: '5.00' }],
  settlements: (['payment', 'credit-used', 'deposit-used'] as const).flatMap((kind) =>
    ['45.00', '-45.00'].map((amount) => ({
      ...{ on, amount, label: 'What the server says of it' },
      about: { ...about, kind, method: kind === 'payment' ? about.method : null },
    })),
  ),
};

function InvoiceParts() {
  return (
    <PortalMain heading="Luz">
      <InvoiceItems items={invoice.items} />
      <InvoiceSum invoice={invoice} />
    </PortalMain>
  );
}

const pages = [
  ['/customer-portal/billing', BillingParts],
  ['/customer-portal/billing/7', InvoiceParts],
] as const;

it.each(pages)('%s has no English in it', async (path, Parts) => {
  const englishOn = await englishFinder('src/web/{portal,features,forms}/**', []);
  expect(englishOn(await drawnInPortal(path, Parts, 'en')).length).toBeGreaterThan(10);
  expect(englishOn(await drawnInPortal(path, Parts, 'es'))).toEqual([]);
});

it('says what changed the account in its own words in Spanish, and in English in the server’s', async () => {
  const [[path, Parts], [ofInvoice, Lines]] = pages;
  const english = await drawnInPortal(path, Parts, 'en');
  expect(english.split('What the server says of it')).toHaveLength(entryKinds.length + 1);
  const said = async (at: string, All: () => React.JSX.Element) =>
    (await drawnInPortal(at, All, 'es')).replace(/<[^>]*>/g, '');
  const spanish = await said(path, Parts);
  expect(spanish).not.toContain('What the server says');
  for (const words of [
    'Factura 1001',
    'Nota de crédito 1001',
    'Pago, cheque 1024',
    'Pago anulado, cheque 1024',
    'Anticipo de la factura 1001 aplicado',
    '$45.00 de la factura 7 se cargarán a Bank of the South 4242 el jueves, 12 de noviembre de 2026.',
    'Venció el jueves, 12 de noviembre de 2026',
  ]) {
    expect(spanish).toContain(words);
  }
  const lines = await said(ofInvoice, Lines);
  for (const words of [
    'Llegada a las 9:00 a.m., salida a las 9:00 a.m. · 2 fotos',
    'Cheque 1024, jueves, 12 de noviembre de 2026',
    'Cheque 1024, anulado, jueves, 12 de noviembre de 2026',
    'Anticipo de la factura 1001, jueves, 12 de noviembre de 2026',
  ]) {
    expect(lines).toContain(words);
  }
});
