// The words of what several pages of the portal show, in Spanish.
import { spanishNotDoneReasons } from '#company/facts/visit-labels.es.ts';
import type { PartsMessages } from './parts-messages.en.ts';

export const spanishPartsMessages: PartsMessages = {
  visitStates: {
    onTheWay: 'En camino',
    moved: 'Cambió de día',
    'under-way': 'En curso',
    skipped: 'Usted la saltó',
    'not-done': 'No se hizo',
    unreported: 'Aún sin reporte',
  },
  jobDay: 'Día {day} de {of}',
  oneMinute: '1 minuto',
  minutes: '{count} minutos',
  hours: '{hours} h',
  hoursAndMinutes: '{hours} h {minutes} min',
  onePhoto: '1 foto',
  photos: '{count} fotos',
  stars: '{rating} de 5 estrellas',
  howWasIt: '¿Cómo le fue?',
  yourRating: 'Su calificación',
  ratingOf: 'Su calificación de la visita del {day}',
  oneStar: '1 estrella',
  manyStars: '{count} estrellas',
  ratingSaved: 'Gracias. Guardamos su calificación.',
  notDone: spanishNotDoneReasons,
  problemStates: { open: 'En eso estamos', answered: 'Respondido', closed: 'Resuelto' },
  reschedule: 'Cambiar el día',
  skip: 'Saltar esta visita',
  undoSkip: 'No saltarla',
  undoSkipOf: 'del {day}',
  skipped: 'Saltó esta visita. No se la cobraremos.',
  unskipped: 'Sí iremos: esta visita está otra vez en su día.',
  yourNote: 'Su nota: {note}',
  instructions: 'Instrucciones especiales: {instructions}',
  addToCalendar: 'Agregar al calendario',

  planStates: {
    active: 'Plan activo',
    'pause-ahead': 'Pausa próxima',
    paused: 'Plan en pausa',
    cancelled: 'Plan terminado',
  },
  frequencies: {
    weekly: 'cada semana',
    'bi-weekly': 'cada dos semanas',
    monthly: 'cada mes',
    'per-visit': 'cuando lo pida',
    rounds: 'por temporada',
  },
  aMonth: '{amount} al mes, {often}',
  aVisit: '{amount} por visita',
  pausedUntil: 'En pausa del {from} al {until}.',
  pausedFrom: 'En pausa desde el {from} hasta que usted lo reanude.',
  nextVisit: 'Próxima visita: {day}',
  managePlan: 'Administrar el plan',
  viewPlan: 'Ver el plan',

  invoiceStates: {
    open: 'Por pagar',
    overdue: 'Vencida',
    paid: 'Pagada',
    credited: 'Acreditada',
  },

  print: 'Imprimir',

  deletesOn: 'Su cuenta se eliminará el {day}',
  keepAccount: 'Conservar mi cuenta',
};
