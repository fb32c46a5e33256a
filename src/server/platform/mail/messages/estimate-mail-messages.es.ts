// What the mail of an estimate says around the owner's own words, in Spanish.
import type { EstimateMailMessages } from './estimate-mail-messages.en.ts';

export const spanishEstimateMailMessages: EstimateMailMessages = {
  preview: '{title}: {total} con impuesto.',

  salesTax: 'Impuesto sobre las ventas, {rate}',
  total: 'Total',
  figures: 'Son {total} con impuesto: {parts}; impuesto sobre las ventas ({rate}), {tax}.',

  firstFigure:
    'Es una primera cifra. La pendiente, el acceso y el suelo pueden cambiarla; vemos el jardín antes de cotizar, y la visita es gratis.',
  book: 'Reservar una consulta',
  mistyped:
    'Si usted no pidió esto, alguien escribió mal una dirección. No volveremos a escribirle, y en una semana la habremos olvidado.',
};
