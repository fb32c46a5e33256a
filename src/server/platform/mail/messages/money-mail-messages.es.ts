// What the mails about invoices, payments and statements say around the owner's own words, in Spanish.
import type { MoneyMailMessages } from './money-mail-messages.en.ts';

export const spanishMoneyMailMessages: MoneyMailMessages = {
  balanceDue: '{amount}, vence el {day}',
  paidInFull: 'pagada por completo',
  dueSentence: 'Debe pagar {amount} a más tardar el {day}.',
  owesNothing: 'Ya está pagada; no debe nada.',
  invoicePreview: 'Factura {number}: {balance}',
  total: 'Total, con {tax} de impuesto sobre las ventas',
  seeInvoice: 'Ver la factura',
  invoiceMore:
    'Cada línea abre su visita: cuándo llegamos, cuándo nos fuimos y las fotos. ¿Preguntas? Responda a este correo o llame al {phone}.',

  reminderPreview: '{amount} venció el {day}',
  balance: 'Saldo pendiente',
  reminderMore:
    '¿Ya pagó? Gracias. Un cheque puede tardar unos días en llegarnos. La factura va adjunta.',

  receiptPreview: 'Pago recibido: {amount}',
  paidWith: 'Pagado con {method}',
  paidOnline: 'Pagado en línea',
  tip: 'De eso, propina para la cuadrilla',
  stillOpen: 'Quedan {amount} por pagar en su cuenta.',
  paidUp: 'No debe nada más.',
  seeReceipt: 'Ver el recibo',
  questions: '¿Preguntas? Responda a este correo o llame al {phone}.',
  ways: {
    cash: 'efectivo',
    check: 'cheque',
    'card-reader': 'tarjeta',
    'bank-transfer': 'transferencia bancaria',
    online: 'pago en línea',
  },

  isDue: '{amount} por pagar',
  nothingDue: 'sin saldo pendiente',
  statementPreview: 'Hasta el {day}: {balance}',
  openingBalance: 'Saldo inicial',
  billed: 'Facturado',
  settled: 'Pagado y acreditado',
  closingBalance: 'Saldo final',
  seeStatement: 'Ver el estado de cuenta',
  statementMore:
    'El estado de cuenta va adjunto. Los pagos que nos llegaron después no aparecen en él. ¿Preguntas? Responda a este correo o llame al {phone}.',
};
