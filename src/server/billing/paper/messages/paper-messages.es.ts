// What invoices and statements on paper say around what was billed, in Spanish.
import { spanishEntryLabels } from '#company/facts/entry-labels.es.ts';
import type { PaperMessages } from './paper-messages.en.ts';

export const spanishPaperMessages: PaperMessages = {
  entries: spanishEntryLabels,

  invoice: 'Factura {number}',
  billedTo: 'A nombre de',
  date: 'Fecha',
  due: 'Vence',
  asAgreed: 'Los renglones de esta factura están en inglés, como se acordaron.',
  notTaxed: '{label} (sin impuesto)',
  salesTax: 'Impuesto sobre las ventas, {rate}',
  creditedSince: 'Acreditado después',
  subtotal: 'Subtotal',
  stateTax: 'Impuesto sobre las ventas, Texas',
  localTax: 'Impuesto sobre las ventas, local',
  total: 'Total',
  creditNote: 'Nota de crédito {number}, {day}',
  toCredit: 'Pasó al crédito de su cuenta',
  balanceDue: 'Saldo por pagar',
  pay: 'Pague a más tardar el {day}, por favor. Los cheques van a nombre de {company}, con el número de la factura.',
  nothingOwed: 'No se debe nada de esta factura. Gracias.',
  invoiceFile: 'factura-{number}',

  statement: 'Estado de cuenta',
  for: 'A nombre de',
  from: 'Desde',
  through: 'Hasta',
  what: 'Concepto',
  amount: 'Importe',
  balance: 'Saldo',
  opening: 'Saldo inicial',
  billed: 'Facturado',
  settled: 'Pagado y acreditado',
  closing: 'Saldo final',
  statementFile: 'estado-de-cuenta-{from}-a-{to}',

  page: 'Página',
};
