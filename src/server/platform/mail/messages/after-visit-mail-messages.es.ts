// What the mails that follow a visit say around the owner's own words, in Spanish.
import type { AfterVisitMailMessages } from './after-visit-mail-messages.en.ts';

export const spanishAfterVisitMailMessages: AfterVisitMailMessages = {
  reviewPreview: 'Su visita: {service}, {day}',
  write: 'Escribir una reseña',
  wrong: '¿Algo no quedó bien?',
  problem: 'Díganos y lo arreglamos',
  both: '. Puede hacer las dos cosas.',
  reviewLimits:
    'El enlace es privado y sirve por {days} días. Preguntamos cuando mucho una vez cada {every} días. Usted elige cuáles de estos correos recibe:',
  notices: 'avisos en su cuenta',

  remedyHeading: 'Cómo lo vamos a arreglar',
  replyHeading: 'Nuestra respuesta sobre su visita',
  salutation: '{greeting}:',
  problemLetter: 'Es sobre su visita ({service}) del {day}: {kind}.',
  youWrote: 'Usted escribió:',
  visit: 'Visita',
  reported: 'Usted reportó',
  inYourWords: 'En sus palabras',
  readAndReply: 'Leer y responder',
  notSettled: '¿Todavía no queda resuelto? Responda a este correo y la oficina lo lee.',

  stayOffSubject: 'Por favor no pise el césped hasta {until}',
  stayOffHeading: 'Por favor no pise el césped',
  stayOff: 'Por favor mantenga a las personas y a las mascotas fuera del césped hasta {until}.',
  stayOffLetter: 'Aplicamos {product} en {area} en {address} ({service}).',
  stayOffUntil: 'No pisar hasta',
  applied: 'Producto aplicado',
  area: 'Área',
  property: 'Propiedad',
  squareFeet: '{area} pies²',
  seeVisit: 'Ver la visita',

  onePhoto: '1 foto',
  photos: '{count} fotos',
  photosSubject: '¿Podemos mostrar {what} de su jardín? {service}, {day}',
  photosHeading: '¿Podemos mostrar nuestro trabajo en su propiedad?',
  photosPreview:
    'Tomamos {what} en su propiedad y nos gustaría mostrar nuestro trabajo en nuestro sitio web.',
  askOne:
    '{greeting}: nuestra cuadrilla tomó {what} durante su visita ({service}) del {day}, y nos gustaría mostrarla en nuestro sitio web. Véala y díganos sí o no. Mientras no diga que sí, solo la ven usted y nuestra oficina.',
  askMany:
    '{greeting}: nuestra cuadrilla tomó {what} durante su visita ({service}) del {day}, y nos gustaría mostrarlas en nuestro sitio web. Véalas y díganos sí o no a cada una. Mientras no diga que sí, solo las ven usted y nuestra oficina.',
  lookAndAnswer: 'Ver y responder',
  photosMore:
    'Nunca mostramos su nombre ni su dirección junto a una foto. Puede cambiar su respuesta en cualquier momento con el mismo enlace; la foto se quita entonces de todas las páginas. Si no responde, no la mostramos.',
};
