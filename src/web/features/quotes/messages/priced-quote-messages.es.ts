// The words of a priced quote in Spanish.
import type { PricedQuoteMessages } from './priced-quote-messages.en.ts';

export const spanishPricedQuoteMessages: PricedQuoteMessages = {
  photoOf: 'Su propiedad, foto {number}',
  photo: 'Foto {number}',
  line: 'Línea {number}, ',
  pin: ': {place} en la foto {photo}',
  pinned: ', marcada {places}',
  pinnedAt: '{place} en la foto {photo}',
  and: ' y ',
  places: {
    top: 'arriba',
    bottom: 'abajo',
    left: 'a la izquierda',
    right: 'a la derecha',
    middle: 'en el centro',
  },

  price: { fixed: 'Precio fijo', per: 'por' },
  noTax: ' · sin impuesto sobre las ventas',
  chosen: 'Elegida',
  notChosen: 'No elegida',
  addOption: 'Agregar esta opción',

  subtotal: 'Subtotal',
  salesTax: 'Impuesto sobre las ventas {rate}',
  total: 'Total',
  totalSaid: 'Total: {amount}',

  payments: 'Pagos',
  paymentNames: { deposit: 'Anticipo', rest: 'Resto' },
  due: {
    deposit: 'se paga al aceptar',
    progress: 'se paga cuando este paso esté hecho',
    rest: 'se paga cuando el trabajo esté terminado',
  },
};
