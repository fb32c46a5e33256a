// The words of the pages that move or skip a visit, in Spanish.
import type { VisitMessages } from './visit-messages.en.ts';

export const spanishVisitMessages: VisitMessages = {
  isOn: 'es el {day}, {window}.',
  schedule: 'Visitas',
  refused: 'Esta visita ya no se puede cambiar aquí. Llámenos al {phone}, por favor.',

  move: 'Cambiar el día',
  day: 'Día',
  newDay: 'Nuevo día',
  twoInRow: 'Dos días seguidos',
  daysOf: 'Días en que puede ir {crew}',
  yourCrew: 'su cuadrilla',
  notFree: 'Sin lugar',
  anyway: 'Cambiarla a este día de todos modos',
  timeStays:
    'El horario no cambia: {window}. Puede cambiarla otra vez hasta {hours} horas antes de la visita; después, llámenos por favor.',
  moving: 'Cambiando...',
  moveIt: 'Cambiar la visita',
  cancel: 'Cancelar',
  cannotMove: 'No se puede cambiar aquí.',
  toSchedule: 'Volver a las visitas',
  crewFull: 'Su cuadrilla no tiene lugar en las próximas cuatro semanas. Llámenos, por favor.',

  saves: 'No le cobraremos los {amount} de esta visita.',
  notCharged: 'No le cobraremos esta visita.',
  noneLater: 'Todavía no hay otra visita programada.',
  next: 'Próxima visita: {day}.',
  undoUntil:
    'Puede deshacerlo hasta {hours} horas antes de la visita, siempre que su cuadrilla tenga lugar ese día.',
  keep: 'Conservarla',
  isSkipped: 'Ya la saltó.',
  cannotSkip: 'No se puede saltar aquí.',
  back: 'Volver',
};
