// The words of the History in Spanish.
import type { HistoryMessages } from './history-messages.en.ts';

export const spanishHistoryMessages: HistoryMessages = {
  heading: 'Historial',
  noVisits: 'Todavía no hay visitas',
  afterEach: 'Después de cada visita verá aquí quién vino y qué se hizo, con fotos.',
  seeNext: 'Ver qué sigue',
  earlierVisits: 'Visitas anteriores',

  yourReport: 'Su reporte',
  aboutDay: 'sobre el {day}',
  somethingWrong: '¿Algo no quedó bien?',
  reportFor: 'Reportarlo para el {day}',
  viewPhotos: 'Ver las fotos',
  seeVisit: 'Ver la visita',
  ofDay: 'del {day}',
};
