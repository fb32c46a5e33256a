// How prices speak of Texas sales tax in Spanish.

/** Stands below prices that are shown without tax; `rate` is "8.25%". */
export const pricesTaxedInSpanish =
  'A los precios se suma {rate} de impuesto sobre las ventas donde corresponda.';

/** The same within a sentence that has named the price. */
export const salesTaxAtInSpanish = 'más {rate} de impuesto sobre las ventas donde corresponda';
