// What the mails about a visit say around the owner's own words, in Spanish.
import type { VisitMailMessages } from './visit-mail-messages.en.ts';

export const spanishVisitMailMessages: VisitMailMessages = {
  opening: '{greeting}: {text}',

  letter: '{service}: {day}, {window}.',
  letterCrew: 'Su cuadrilla es {crew}.',
  letterOnePhoto: 'Tomaron una foto.',
  letterPhotos: 'Tomaron {count} fotos.',
  visit: 'Visita',
  when: 'Cuándo',
  crew: 'Cuadrilla',
  why: 'Por qué',
  photos: 'Fotos',

  see: 'Ver la visita',
  seeOrMove: 'Ver o cambiar la visita',
  stops: 'Vea cuántas paradas hay antes de la suya',
  somethingWrong: '¿Algo no quedó bien? Díganos',
  chooseNotices: 'Usted elige cuáles de estos correos recibe:',
  notices: 'avisos en su cuenta',

  movedByOffice: {
    subject: 'Su visita cambió de fecha',
    opening:
      'cambiamos la fecha de su visita. Si el nuevo horario no le conviene, cámbielo usted mismo o llámenos.',
  },
  movedByCustomer: {
    subject: 'Usted cambió su visita',
    opening: 'aquí está su nuevo horario, con un archivo para su calendario.',
  },
  movedLetter: '{service}. Nuevo horario: {now}. Antes: {before}.',
  newTime: 'Nuevo horario',
  before: 'Antes',
  questions: '¿Preguntas? Llame al {phone}.',

  movedTo: 'no podemos ir el {fromDay}, como estaba previsto. Iremos el {toDay}.',
  leftOut:
    'no podemos ir el {fromDay}. Su próxima visita es poco después, así que omitimos esta y no se la cobraremos.',
  movedToLetter:
    '{service}, previsto para el {fromDay}. Ahora: {toDay}, {window}. Motivo: {reason}.',
  leftOutLetter: '{service}, previsto para el {fromDay}. Omitimos esta visita. Motivo: {reason}.',
  plannedFor: 'Estaba prevista para',
  newDay: 'Nuevo día',
  noNewDay: 'Ninguno; omitimos esta visita',
  reason: 'Motivo',
  schedule: 'Ver su calendario',
  otherDay: '¿Le conviene más otro día? Cambie la visita en su calendario o llámenos al {phone}.',
  questionsCallUs: '¿Preguntas? Llámenos al {phone}.',
};
