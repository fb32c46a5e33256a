// The words of the chat until a conversation has begun, in Spanish.
import type { ChatMessages } from './chat-messages.en.ts';

export const spanishChatMessages: ChatMessages = {
  heading: 'Ayuda en vivo',
  close: 'Cerrar la ventana del chat',
  online: 'EN LÍNEA',
  offline: 'FUERA DE LÍNEA',
  moment: 'Un momento...',

  unreachable: 'En este momento no podemos responder.',
  noNetwork: 'Parece que no tiene conexión a internet.',
  tryAgain: 'Intentar de nuevo',
  orCall: 'También puede {call}.',
  call: 'llamarnos',

  unread: 'Abrir el chat, mensajes nuevos: {count}',

  name: 'Su nombre',
  contact: 'Teléfono o correo electrónico',
  contactHint:
    'Por correo electrónico, nuestra respuesta le llega aunque ya haya cerrado esta página.',
  question: '¿En qué podemos ayudarle?',
  optional: ' (opcional)',
  writingAs: 'Está escribiendo como {name}.',
  start: 'Iniciar chat',
  kept: 'Guardamos este chat {days} días para poder responderle.',

  nameMissing: 'Escriba su nombre, por favor.',
  contactMissing: 'Escriba un número de teléfono o un correo electrónico, por favor.',
  emailInvalid: 'Escriba un correo electrónico válido, como nombre@example.com.',
  phoneInvalid:
    'Escriba un número de teléfono con código de área, como (281) 555-0100, o con + y el código del país.',
  questionMissing: 'Escriba un mensaje, por favor.',
  charactersLeft: 'Quedan {count} caracteres',
  charactersOver: 'Sobran {count} caracteres',

  notStarted: 'No se inició el chat',
  noAnswer: 'No recibimos respuesta. Inténtelo de nuevo, por favor.',

  waitsForNetwork:
    'No tiene conexión a internet. Lo que escriba se guarda aquí y se envía cuando vuelva la conexión.',
  waitsForUs:
    'En este momento no podemos recibir mensajes. Lo que escriba se guarda aquí y se envía en cuanto podamos.',

  refused: 'No podemos recibir esto así. Cámbielo o llámenos, por favor.',
  tooMuch: 'Recibimos muchos mensajes seguidos. Espere un momento e inténtelo de nuevo, por favor.',
  forbidden: 'No podemos atenderle por este chat. Llámenos por teléfono, por favor.',
};
