// What the figures of kept promises are of, in Spanish.
import type { PromiseMessages } from './promise-messages.en.ts';

export const spanishPromiseMessages: PromiseMessages = {
  firstAnswer: 'Tiempo mediano hasta la primera respuesta',
  firstAnswerOf: 'en horario de oficina, {count} solicitudes; {unanswered} aún sin respuesta',
  underOneMinute: 'Menos de 1 min',

  arrivals: 'Cuadrillas que llegaron dentro del horario prometido',
  arrivalsOf: '{count} visitas',
  replies: 'Problemas reportados que contestamos a tiempo',
  closings: 'Problemas reportados que resolvimos a tiempo',
  problemsOf: '{count} problemas',
};
