// The words of an invoice's page in Spanish.
import type { InvoiceMessages } from './invoice-messages.en.ts';

export const spanishInvoiceMessages: InvoiceMessages = {
  billedTo: 'A nombre de',
  due: 'Vence',
  asAgreed: 'Lo facturado está en inglés, como se acordó.',

  items: 'De qué es esta factura',
  salesTax: 'Impuesto sobre las ventas {rate}',
  total: 'Total',
  creditedSince: 'Acreditado después',
  arrived: 'Llegada a {time}',
  arrivedAndLeft: 'Llegada a {arrived}, salida a {left}',
  left: 'Salida a {time}',
  agreement: 'Acuerdo',
  seeVisitAndPhotos: 'Ver la visita y sus fotos',
  seeVisit: 'Ver la visita',
  ofDay: 'del {day}',
  acceptedQuote: 'Cotización aceptada',
  seeQuote: 'Ver la cotización',

  sum: 'Suma',
  subtotal: 'Subtotal',
  stateTax: 'Impuesto sobre las ventas, Texas',
  localTax: 'Impuesto sobre las ventas, local',
  creditNote: 'Nota de crédito {number}, {day}',
  toCredit: 'Pasó al crédito de su cuenta',

  whatCodesMean:
    '“Acuerdo” es una huella del texto exacto que usted aceptó (los primeros 16 caracteres de su SHA-256). Si en ese texto cambia una sola letra, la huella es otra.',
};
