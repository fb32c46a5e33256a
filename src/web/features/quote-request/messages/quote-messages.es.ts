// Every word of the quote request in Spanish.
import { spanishQuoteServices } from '#company/facts/quote-services.es.ts';
import { spanishContactMessages } from '#web/forms/messages/contact-messages.es.ts';
import type { QuoteMessages } from './quote-messages.en.ts';

export const spanishQuoteMessages: QuoteMessages = {
  contact: spanishContactMessages,

  service: 'Servicio',
  chooseService: 'Elija un servicio',
  services: spanishQuoteServices,
  details: 'Detalles del proyecto',
  detailsHint: 'Opcional. ¿Qué le gustaría cambiar?',
  photos: 'Fotos de su propiedad',
  photosHint:
    'Opcional. Elija o arrastre hasta 5 imágenes JPEG, PNG o WebP, de menos de 10 MB cada una.',

  send: 'Enviar mi solicitud',
  sending: 'Enviando...',

  failedTitle: 'No se envió la solicitud',
  failed: 'Inténtelo de nuevo o llámenos directamente',

  busy: 'Recibimos muchas solicitudes seguidas. Espere un momento e inténtelo de nuevo, por favor.',
  fieldRefused: 'No podemos recibir esto así. Cámbielo, por favor.',

  serviceMissing: 'Elija un servicio, por favor.',
  photoFailed: 'Una foto no se subió. Inténtelo de nuevo o quítela.',

  sentTitle: '¡Solicitud de cotización enviada!',
  sent: '¡Gracias por su solicitud! Nos comunicaremos con usted en un plazo de {time}.',
  gotIt: 'La recibimos. Le llamaremos o le escribiremos en un plazo de {time}.',
  withoutPhotos: '{service}, sin fotos.',
  withOnePhoto: '{service}, con una foto.',
  withPhotos: '{service}, con {count} fotos.',
  copyOnItsWay:
    'Le enviamos una copia a {email}. ¿Algo que agregar? Responda a ese correo o llame al {phone}.',
};
