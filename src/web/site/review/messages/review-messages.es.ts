// The words of the page behind the private link of a visit, where its customer writes a review, in Spanish.
import type { ReviewMessages } from './review-messages.en.ts';

export const spanishReviewMessages: ReviewMessages = {
  title: 'Su reseña | {company}',
  ask: '¿Cómo quedó nuestro trabajo?',
  headings: {
    new: 'Gracias por su reseña',
    published: 'Su reseña está publicada',
    not_published: 'Su reseña no está publicada',
    withdrawn: 'Usted retiró su reseña',
  },
  over: 'Este enlace ya venció. Todavía puede llamarnos y decirnos cómo quedó el trabajo.',

  withdrawn: 'Ya nadie la ve.',
  published: 'Todos la ven en nuestra página de inicio.',
  notPublished:
    'No la publicamos por una sola razón: {refusal}. Puede cambiarla y enviarla otra vez.',
  refusals: {
    'personal-data': 'tiene datos personales de otra persona',
    abusive: 'tiene palabras ofensivas, obscenas o amenazantes',
    'not-our-work': 'no trata de nuestro trabajo',
    'false-identity': 'no la escribió nuestro cliente',
    advertising: 'hace publicidad de otra cosa',
  },
  willPublish: 'La revisamos en menos de una semana y la publicamos, con las estrellas que tenga.',
  onlyForUs: 'Ya la recibimos. Usted no pidió que se publicara, así que solo nosotros la leemos.',
  outOf: '{rating} de 5',
  reply: 'Nuestra respuesta: {reply}',
  change: 'Cambiar su reseña',
  withdraw: 'Retirar la reseña',

  somethingWrong: '¿Algo no quedó bien?',
  report: 'Reporte un problema',
  orCall: 'o llame al {phone}. Puede hacer las dos cosas.',

  labels: {
    rating: '¿Qué le pareció?',
    words: 'Su reseña',
    nameStyle: 'Cómo mostramos su nombre',
    mayPublish: 'Publicación',
  },
  oneStar: '1 estrella',
  stars: '{count} estrellas',
  wordsHint: 'Lo bueno o lo malo, con sus propias palabras. No cambiamos nada.',
  mayPublish:
    'Pueden publicarla con el nombre de arriba, mi ciudad, mi código postal y el mes del trabajo',
  send: 'Enviar la reseña',
  sendAgain: 'Enviarla otra vez',
  sending: 'Enviando...',

  conflictStars: 'Estrellas',
};
