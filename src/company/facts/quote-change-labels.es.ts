// What is said of each thing that differs between two versions of a quote, in Spanish.
import type { QuoteChangeLabels } from './quote-change-labels.ts';

export const spanishQuoteChangeLabels: QuoteChangeLabels = {
  added: 'Se agregó: {name}, {price}.',
  removed: 'Se quitó: {name}, {price}.',
  price: '{name}: {now} en lugar de {old}.',
  taxable: '{name}: lleva impuesto sobre las ventas.',
  notTaxed: '{name}: sin impuesto sobre las ventas.',
  optional: '{name}: ahora es opcional.',
  notOptional: '{name}: ya no es opcional.',
  chosen: '{name}: elegida.',
  notChosen: '{name}: ya no está elegida.',

  title: 'Ahora se llama “{name}”.',
  message: 'Cambió lo que le escribimos sobre ella.',
  taxRate: 'Cambió la tasa del impuesto sobre las ventas.',
  validUntil: 'Vale hasta el {day}.',
  payment: 'Pagos: {payments}.',

  fixed: 'precio fijo',
  per: 'por',

  deposit: 'Anticipo',
  allAtTheEnd: 'todo cuando el trabajo esté terminado',
};
