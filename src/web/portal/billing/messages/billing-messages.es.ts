// The words of Billing in Spanish.
import type { BillingMessages } from './billing-messages.en.ts';

export const spanishBillingMessages: BillingMessages = {
  heading: 'Facturación',
  overview: 'Inicio',
  noInvoices: 'Todavía no hay facturas',
  noInvoicesLead:
    'Cuando el trabajo está hecho le enviamos una factura. Aquí aparece, con la visita de cada línea.',
  seeSchedule: 'Ver sus visitas',
  seeStatement: 'Ver su estado de cuenta',
  summaryOf: 'Resumen de {year}',

  balance: 'Saldo pendiente',
  overdue: 'Vencido',
  due: 'Vence el {day}',
  wasDue: 'Venció el {day}',
  paidUp: 'No debe nada.',
  overdueOf: 'De eso, {amount} ya venció.',
  cards: 'Tarjetas y cuentas bancarias',
  haveCredit: 'Tiene un crédito de ',
  creditGoes: '. Se aplica a su próxima factura.',
  pay: 'Pagar {amount}',
  confirming: 'Su pago de {amount} se está confirmando.',

  autopay: 'Pago automático',
  on: 'Activado',
  off: 'Desactivado',
  nextCharge: '{amount} de la factura {number} se cargarán a {method} el {day}.',
  whenDue: 'Su próxima factura se cargará a {method} cuando venza.',
  whatAutopayDoes:
    'Cada factura se paga sola el día en que vence, con tarjeta o desde su cuenta bancaria.',
  changeAutopay: 'Ver o cambiar el pago automático',
  setUpAutopay: 'Activar el pago automático',

  howToPay: 'Cómo pagar',
  online: 'En línea',
  onlineLead: 'Con tarjeta o desde su cuenta bancaria, en esta página. Toma un minuto.',
  check: 'Cheque',
  checkLead:
    'Hágalo a nombre de {company} y escriba en él el número de la factura. Déselo a la cuadrilla, o ',
  mailIt: 'envíelo por correo a {address}.',
  askAddress: 'llámenos y le damos nuestra dirección postal.',
  cardOrCash: 'Tarjeta o efectivo',
  cardOrCashLead: 'Llámenos, y la cuadrilla lleva el lector de tarjetas o un recibo.',
  transfer: 'Transferencia bancaria',
  transferLead: 'Llámenos y le damos el número de cuenta.',
  call: 'Llamar al {phone}',

  invoices: 'Facturas',
  invoice: 'Factura {number}',
  sent: 'Enviada el {day}',
  amountDue: '{amount} por pagar',

  payments: 'Pagos',
  tipOf: 'De eso, {amount} son propina para la cuadrilla.',
  receipt: 'Recibo',
  receiptOf: 'de {amount}, {day}',
  returnedOf: 'De eso, {amount} se le devolvieron.',
  notThrough: 'Este pago no se completó.',

  receivedBy: 'Recibido por',
  amount: 'Monto',
  date: 'Fecha',
  paidWith: 'Pagado con',
  tip: 'Propina para la cuadrilla',
  keptAsCredit: 'Quedó como crédito',
  wentBack: 'Se le devolvió',

  statement: 'Estado de cuenta',
  days: 'del {from} al {to}',
  downloadPdf: 'Descargar PDF',
};
