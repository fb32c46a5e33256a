// What the receipt of a quote request says around the owner's own words, in Spanish.
import type { QuoteReceiptMessages } from './quote-receipt-messages.en.ts';

export const spanishQuoteReceiptMessages: QuoteReceiptMessages = {
  preview: 'Nos comunicaremos con usted en un plazo de {time}.',

  asked: 'Pidió una cotización. Servicio: {service}.',
  askedWithPhotos: 'Pidió una cotización, con {photos}. Servicio: {service}.',
  service: 'Servicio',
  photos: 'Fotos',
  received: 'Recibimos {photos}',
  onePhoto: '1 foto',
  somePhotos: '{count} fotos',

  more: '¿Tiene algo que agregar o es urgente? Responda a este correo o llámenos al {phone}. Si prefiere que primero veamos la propiedad, reserve una consulta gratis.',
  book: 'Reservar una consulta',
  mistyped:
    'Si usted no pidió una cotización, alguien escribió mal una dirección. Puede ignorar este correo.',
};
