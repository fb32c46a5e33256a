// How a lawn is priced, in Spanish.
import { pricesTaxedInSpanish } from '#company/facts/sales-tax.es.ts';
import type { PriceListMessages } from './price-list-messages.en.ts';

export const spanishPriceListMessages: PriceListMessages = {
  howHeading: 'Cómo llegamos a su precio',
  how: [
    'Partimos del terreno usual de su colonia y vemos el tipo de calle: en una calle cerrada hay más espacio; en una calle común, menos.',
    'El 65 por ciento del terreno cuenta como césped. Usted ve las dos cifras y puede corregirlas.',
    'La lista da el precio de un corte. El cargo y los servicios adicionales que elija se suman.',
  ],

  heading: 'Un corte, plan semanal',
  upTo: 'Hasta {area} pies² de césped',
  fee: '{fee}, por visita',
  beyond: 'Más de {above} pies²: {from}, más $2 por cada {per} pies² adicionales o fracción.',
  dearer: '{label}: {more} más por corte. ',
  pricesTaxed: pricesTaxedInSpanish,
};
