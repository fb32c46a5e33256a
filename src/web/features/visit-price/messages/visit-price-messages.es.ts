// The words of what a visit costs, in Spanish.
import type { VisitPriceMessages } from './visit-price-messages.en.ts';

export const spanishVisitPriceMessages: VisitPriceMessages = {
  heading: 'Precio de esta visita',
  beforeTax: 'Antes de impuesto',
  salesTax: 'Impuesto sobre las ventas, {rate}',
  total: 'Total',
};
