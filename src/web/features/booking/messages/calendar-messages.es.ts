// Every word of the month calendar and its times in Spanish.
import type { CalendarMessages } from './calendar-messages.en.ts';

export const spanishCalendarMessages: CalendarMessages = {
  language: 'es',

  previous: 'Anterior',
  next: 'Siguiente',
  weekdays: [
    ['Dom', 'domingo'],
    ['Lun', 'lunes'],
    ['Mar', 'martes'],
    ['Mié', 'miércoles'],
    ['Jue', 'jueves'],
    ['Vie', 'viernes'],
    ['Sáb', 'sábado'],
  ],

  freeCount: '{count} libres',
  full: 'Lleno',
  over: 'Ya pasó',
  closed: 'Cerrado',

  today: 'hoy',
  noneLeftToday: 'ya no quedan horarios hoy',
  selected: 'seleccionado',
  oneFreeTime: '1 horario libre',
  freeTimes: '{count} horarios libres',
  days: {
    full: 'lleno',
    past: 'ya pasó, no disponible',
    weekend: 'fin de semana, no disponible',
    closed: 'cerrado, no disponible',
    beyond: 'aún no se puede reservar',
    loading: 'consultando disponibilidad',
    unknown: 'disponibilidad desconocida',
  },

  legend: 'Leyenda',
  available: 'Disponible',
  fullyBooked: 'Lleno',
  pastOrWeekend: 'Pasado/Fin de semana',
  occupied: 'Ocupado',

  checkingMonth: 'Consultando la disponibilidad de {month}...',
  monthPassed: 'Ese mes, {month}, ya pasó.',
  bookedUpTo: 'Se puede reservar hasta el {date}.',
  backToMonth: 'Volver a {month}',
  monthFailed: 'No pudimos cargar {month}.',
  retry: 'Reintentar',
  nothingLeft: 'No quedan horarios libres en {month}.',
  seeMonth: 'Ver {month}',

  chooseDay: 'Elija un día',
  timesShowHere: 'Aquí aparecerán sus horarios.',
  timeSlots: 'Horarios:',
  booked: 'OCUPADO',
  checking: 'Consultando disponibilidad...',
  nothingFits: 'Ese día no hay horario que alcance. Elija otro.',
  dayFailed: 'No pudimos cargar este día.',

  timesAre: 'Los horarios están en {zone}.',
  deviceZone: 'Su dispositivo está en {zone}.',
  ownTime: 'Aquí, {time} equivale a {own} en {zone}, la zona de su dispositivo.',
  ownTimeOnDay: 'Aquí, {time} equivale a {own} del {date} en {zone}, la zona de su dispositivo.',
};
