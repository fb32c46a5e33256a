// What the customer of a moved visit reads in a subject and in a text message, in Spanish.
import type { DayMoveMessages } from './day-move-messages.en.ts';

export const spanishDayMoveMessages: DayMoveMessages = {
  leftOutSubject: 'No habrá visita el {fromDay}',
  movedSubject: 'Su visita cambia al {toDay}',

  leftOutText:
    '{company}: No podemos ir el {fromDay}. Su próxima visita es poco después, así que omitimos esta y no se la cobraremos. Motivo: {reason}. ¿Preguntas? {phone}',
  movedText:
    '{company}: Su visita del {fromDay} cambia al {toDay}, {window}. Motivo: {reason}. ¿Le conviene más otro día? {phone}',
};
