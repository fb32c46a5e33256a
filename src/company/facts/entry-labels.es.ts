// What has changed an account's money, in Spanish, for pages and papers.
import type { EntryLabels } from '../rules/billing/entry-labels.ts';

export const spanishEntryLabels: EntryLabels = {
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
};
