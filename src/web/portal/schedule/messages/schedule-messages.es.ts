// The words of the Schedule in Spanish.
import type { ScheduleMessages } from './schedule-messages.en.ts';

export const spanishScheduleMessages: ScheduleMessages = {
  heading: 'Visitas',
  moved: 'Su visita cambió de día.',
  noteSaved: 'Su nota va con la visita.',

  noYardVisit: 'No hay ninguna visita al jardín prevista',
  noVisit: 'No hay ninguna visita prevista',
  consultationBelow: 'Su consulta está más abajo. ',
  onceStarted: 'Cuando empiece su plan, verá aquí las visitas de las próximas diez semanas.',
  seeNext: 'Ver qué sigue',
  laterVisits: 'Visitas posteriores',

  firstPlanned: 'Estaba prevista para el {day}.',
  addNote: 'Agregar una nota',
  changeNote: 'Cambiar la nota',
  note: 'Nota',
  noteLabel: '¿Qué debe saber la cuadrilla?',
  noteHint: 'Solo para esta visita.',
  saveNote: 'Guardar la nota',
  saving: 'Guardando...',
  moveRefused: 'Esta visita ya no se puede cambiar aquí. Llámenos al {phone}, por favor.',

  consultations: 'Sus consultas',
  noConsultation:
    'Todavía no hay nada agendado. Recorrer su propiedad con uno de nosotros es gratis.',
  scheduleConsultation: 'Agendar una consulta',
  canceled: ' (cancelada)',
  rescheduleOrCancel: 'Cambiar o cancelar',
  details: 'Detalles',
};
