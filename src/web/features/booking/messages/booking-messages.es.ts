// Every word of the booking calendar in Spanish.
import type { BookingMessages } from './booking-messages.en.ts';
import { spanishCalendarMessages } from './calendar-messages.es.ts';

export const spanishBookingMessages: BookingMessages = {
  calendar: spanishCalendarMessages,

  paused: 'Por ahora no se puede reservar en línea. Llámenos al {phone} para acordar un horario.',

  type: 'Tipo de consulta',
  chooseType: 'Elija el tipo de consulta',
  typeLead:
    'Elija para qué quiere que vayamos; si no es gratis, el precio está al lado. Después elija un día y un horario. Hoy no paga nada, y el correo de confirmación trae un enlace para cambiar o cancelar su cita.',

  yourConsultation: 'Su consulta:',
  length: '(consulta de {minutes} minutos)',
  timeLost:
    'El horario de {time} no está libre para una consulta de {minutes} minutos. Elija otro, por favor.',
  goOn: 'Reservar consulta',

  detailsHeading: '¿Cómo nos comunicamos con usted?',
  fields: {
    name: 'Nombre completo',
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
    address: 'Dirección de la propiedad',
    serviceDescription: 'Detalles del servicio',
  },
  addressHint: 'Opcional. La dirección a la que debemos ir.',
  detailsHint: 'Opcional. ¿Qué le gustaría cambiar?',
  nameMissing: 'Escriba su nombre completo, por favor.',
  emailMissing: 'Escriba su correo electrónico, por favor.',
  emailInvalid: 'Escriba un correo electrónico válido, como nombre@example.com.',
  phoneMissing: 'Escriba su número de teléfono, por favor.',
  phoneInvalid:
    'Escriba un número de teléfono con código de área, como (281) 555-0100, o con + y el código del país.',
  back: 'Regresar',
  confirm: 'Confirmar reserva',
  sending: 'Reservando...',

  holding: 'Apartando este horario para usted...',
  notHeld:
    'No pudimos apartar este horario, pero en este momento está libre. Aún puede reservarlo.',
  lapsed: 'Ya no tenemos apartado este horario para usted. Lo que escribió sigue aquí.',
  holdAgain: 'Apartarlo otra vez',
  pickAnother: 'Elegir otro horario',
  heldFor: 'Tenemos apartado este horario para usted:',
  held: 'Tenemos apartado este horario para usted mientras llena el formulario.',
  heldTwoMinutes: 'Tenemos apartado este horario para usted dos minutos más.',
  heldOneMinute: 'Tenemos apartado este horario para usted un minuto más.',

  anotherNeeded: 'Hace falta otro horario',
  justTaken: 'Alguien acaba de reservar ese horario: {time}, {date}.',
  typedKept: 'Lo que escribió está guardado.',
  nearest: 'Estos son los horarios libres más cercanos:',
  opening: '{day}, {time}',
  bookSecond: 'Reservar una segunda visita',

  ownBooking: 'Usted ya tiene reservado este horario.',
  notBookable: 'Ese horario ya no se puede reservar. Elija otro, por favor.',
  busy: 'Recibimos muchas solicitudes seguidas. Espere un momento e inténtelo de nuevo, o llámenos.',
  fieldRefused: 'No podemos recibir esto así. Cámbielo, por favor.',

  incompleteTitle: 'Falta elegir algo',
  incomplete: 'Elija el tipo de consulta, la fecha y el horario, por favor.',
  missingTitle: 'Faltan datos',
  missing: 'Llene todos los campos obligatorios, también el tipo de consulta, por favor.',
  failedTitle: 'No se hizo la reserva',
  slotTaken: 'Ese horario acaba de ocuparse. Elija otro, por favor.',
  failed: 'No pudimos reservar su consulta. Inténtelo de nuevo, por favor.',

  bookedTitle: '¡Consulta reservada!',
  booked: 'Su consulta quedó reservada. En breve recibirá un correo electrónico de confirmación.',
  // The hour has a period of its own, so it does not stand at the end.
  seeYou: 'Nos vemos {at} el {date}.',
  at: 'a las {time}',
  atOne: 'a la {time}',
  what: '{type}, {minutes} minutos.',
  addToCalendar: 'Agregar a su calendario',
  change: 'Cambiar o cancelar',
  mailOnItsWay:
    'Le enviamos un correo de confirmación a {email}. Si no llega en unos minutos, llámenos al {phone}.',
  bookAnother: 'Reservar otra consulta',
};
