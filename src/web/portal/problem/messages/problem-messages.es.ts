// The words of what a customer reports of a visit, in Spanish.
import { spanishProblemKinds } from '#company/facts/visit-labels.es.ts';
import type { ProblemMessages } from './problem-messages.en.ts';

export const spanishProblemMessages: ProblemMessages = {
  kinds: spanishProblemKinds,
  wishes: { fix: 'Que lo arreglen, por favor', credit: 'Prefiero un crédito' },
  remedies: {
    'return-visit': 'Otra visita el {day}, sin costo',
    'undated-visit': 'Otra visita, sin costo',
    credit: 'Crédito de {amount} en su próxima factura',
    refund: 'Reembolso de {amount}',
    nothing: 'Ninguna otra medida',
  },
  replyBy: 'Le respondemos a más tardar el {moment}.',
  moment: '{day}, a {time}',

  somethingWrong: '¿Algo no quedó bien?',
  tellUs:
    'Díganos, y alguien de la oficina le responde en un día hábil a más tardar; si algo se dañó, le llamamos.',
  kind: '¿Qué salió mal?',
  description: '¿Qué pasó?',
  photos: 'Fotos, si las tiene',
  photoField: {
    hint: 'PNG o JPG de hasta 10 MB cada una',
    removeFirst: 'Una foto no se subió. Quítela o inténtelo de nuevo, y luego envíe.',
  },
  wish: '¿Qué le gustaría que hiciéramos?',
  sending: 'Enviando...',
  reportIt: 'Reportarlo',
  reported: 'Gracias por avisarnos. La oficina ya tiene su reporte.',

  whatYouReported: 'Lo que usted reportó',
  youAsked: 'Usted pidió: {wish}.',
  ourReply: 'Nuestra respuesta',
  seeReport: 'Ver el reporte',
  readAndReply: 'Leer y responder',
  about: 'sobre: {kind}',

  theVisit: 'La visita',
  answered: 'Ya respondimos. Díganos si con eso queda resuelto.',
  closedByCustomer: 'Usted dijo que ya quedó resuelto.',
  closedByOffice: 'Lo cerramos como resuelto. Si no es así, escríbanos abajo y se abre otra vez.',
  makeRight: 'Cómo lo vamos a arreglar',
  crewComes: 'La cuadrilla llega {window}.',
  seeReturn: 'Ver esa visita',
  yourReport: 'Su reporte',
  visit: 'Visita',
  asked: 'Usted pidió',
  withReport: 'Con su reporte',
  messages: 'Mensajes',
  answeredByMail:
    'Usted contestó por correo electrónico el {day}. Lo recibimos, y le respondemos por correo electrónico.',
  notSettled: '¿No quedó resuelto? Escríbanos',
  yourMessage: 'Su mensaje',
  send: 'Enviar el mensaje',
  settles: 'Ya quedó resuelto',
  done: {
    message: 'Su mensaje va en camino a la oficina.',
    close: 'Gracias. Nos alegra que haya quedado resuelto.',
  },
};
