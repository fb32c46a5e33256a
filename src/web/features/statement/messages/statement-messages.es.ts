// The words of a statement and of its rows in Spanish.
import type { StatementMessages } from './statement-messages.en.ts';

export const spanishStatementMessages: StatementMessages = {
  from: 'Desde',
  to: 'Hasta',
  show: 'Mostrar',

  heading: 'Lo facturado y lo pagado',
  opening: 'Saldo inicial',
  billed: 'Facturado',
  settled: 'Pagado y acreditado',
  closing: 'Saldo final',
  nothing: 'En esos días no se facturó ni se pagó nada.',
  balance: 'Saldo: ',
  credit: 'Un saldo menor que cero es crédito. Se aplica a la próxima factura.',
  words: {
    entries: {
      invoice: 'Factura {number}',
      'credit-note': 'Nota de crédito {number}',
      'tip-returned': 'Propina devuelta',
      refund: 'Reembolso, {paid}',
      'refund-failed': 'Reembolso que no llegó',
      'deposit-used': 'Anticipo de la factura {number} aplicado',
      payment: 'Pago, {paid}',
      'payment-returned': 'Pago devuelto, {paid}',
      'payment-reversed': 'Pago anulado, {paid}',
      other: 'Otro movimiento',
    },
    settled: {
      'deposit-used': 'Anticipo de la factura {number}',
      'credit-used': 'Crédito aplicado',
      'taken-back': '{label}, anulado',
    },
    methods: {
      cash: 'efectivo',
      check: 'cheque',
      'card-reader': 'tarjeta',
      'bank-transfer': 'transferencia bancaria',
      online: 'en línea',
    },
  },
};
