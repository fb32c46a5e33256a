// The words of the page behind the link of a confirmation mail, in Spanish.
import type { AppointmentMessages } from './appointment-messages.en.ts';

export const spanishAppointmentMessages: AppointmentMessages = {
  title: 'Su consulta | {company}',

  headings: {
    shown: 'Su consulta',
    canceled: 'Su consulta está cancelada.',
    move: 'Cambie el horario de su consulta',
    cancel: '¿Cancelar su consulta?',
  },
  about: '{type}: {date}, {time}, {minutes} minutos.',
  underReview:
    'Tenemos apartado el horario para usted. Alguien de nuestra oficina revisará esta reserva y se la confirmará por correo electrónico.',
  wasMoved:
    'Cambió de horario. El último correo de confirmación trae el archivo actualizado para su calendario.',
  wasCanceled:
    'El horario quedó libre para otras personas y usted no debe nada. Le enviamos un correo para confirmarlo.',

  consultation: 'Consulta',
  when: 'Fecha y hora',
  dateAtTime: '{date}, {time}',
  movedFrom: 'Antes',
  duration: 'Duración',
  minutes: '{minutes} minutos',
  address: 'Dirección',
  name: 'Nombre',
  status: 'Estado',
  statuses: {
    scheduled: 'Programada',
    confirmed: 'Confirmada',
    in_progress: 'En curso',
    completed: 'Terminada',
    cancelled: 'Cancelada',
    no_show: 'No se presentó',
  },

  bookAnother: 'Reservar otra consulta',
  moveIt: 'Cambiar de horario',
  addToCalendar: 'Agregar a su calendario',
  cancelIt: 'Cancelar esta consulta',
  howLong:
    'Para ponerla en su calendario, abra el archivo del correo de confirmación. Aquí puede cambiarla o cancelarla hasta dos horas antes de que empiece; después, llámenos al {phone}.',

  blocked: {
    canceled: 'Esta consulta se canceló.',
    over: 'Esta consulta ya pasó.',
    too_soon: 'Esta consulta empieza en menos de dos horas. Llámenos al {phone}, por favor.',
  },

  cancelMeans:
    'El horario quedará libre para otras personas. Si solo necesita otro día, mejor cámbiela.',
  yesCancel: 'Sí, cancelarla',
  canceling: 'Cancelando...',
  keepIt: 'No cancelarla',

  timeSlots: 'Horarios:',
  chooseNew: 'Elija otro día y horario',
  reason: 'Motivo',
  reasonHint: 'Opcional. Nos ayuda a planear el día.',
  move: 'Cambiar mi consulta',
  moving: 'Cambiando...',
  keepTime: 'Dejar el horario que tengo',
  nearest: 'Cámbiela a uno de los horarios libres más cercanos:',

  noSlot: 'Elija un día y un horario para su consulta, por favor.',
  unanswered:
    'No recibimos respuesta, así que no sabemos si el cambio se hizo. Inténtelo de nuevo, por favor; se hará una sola vez.',
  failed: 'No funcionó, y nada cambió. Inténtelo de nuevo, por favor.',
  refused: {
    slot_taken: 'Ese horario acaba de ocuparse. Elija otro, por favor.',
    not_bookable: 'Ese horario ya no se puede reservar. Elija otro, por favor.',
    too_late: 'Esta consulta ya no se puede cambiar aquí. Llámenos, por favor.',
    already_cancelled: 'Esta consulta se canceló.',
    too_many_requests:
      'Recibimos muchas solicitudes seguidas. Espere un momento e inténtelo de nuevo, o llámenos.',
  },
};
