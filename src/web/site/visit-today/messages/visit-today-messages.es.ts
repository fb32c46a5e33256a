// The words of the page that follows a crew to a customer's visit of today, in Spanish. An hour at the end has a period of its own.
import type { VisitTodayMessages } from './visit-today-messages.en.ts';

export const spanishVisitTodayMessages: VisitTodayMessages = {
  title: 'Su visita de hoy',

  notToday: 'Su visita es el {date}',
  notTodayText: 'El día de la visita, esta página le muestra por dónde va la cuadrilla.',
  comingToday: 'Llegamos hoy',
  promised: 'Prometimos llegar {window}',
  promisedAnyTime: 'Prometimos llegar hoy, a cualquier hora.',

  onTheWay: 'Su cuadrilla va en camino',
  here: 'Su cuadrilla ya llegó',
  arrivedAt: 'Llegó a {time}',
  done: 'Su visita ya terminó',
  leftAt: 'La cuadrilla se retiró a {time}',
  notDone: 'Hoy no pudimos hacer el trabajo',
  notDoneText: 'Le llamaremos para explicarle. Si prefiere, llámenos usted primero.',

  questions: '¿Preguntas?',
};
