// The words around visits in Spanish.
import type { NotDoneKind, ProblemKind } from './visit-labels.ts';

/** Why a visit was not made, in a sentence. */
export const spanishNotDoneReasons: Readonly<Record<NotDoneKind, string>> = {
  paused: 'Su plan estaba en pausa ese día.',
  'no-access': 'La cuadrilla no pudo llegar al área de trabajo.',
  weather: 'El clima no lo permitió.',
  other: 'La cuadrilla tuvo que irse sin hacer el trabajo.',
};

/** The kinds of problem that a customer can report. */
export const spanishProblemKinds: Readonly<Record<ProblemKind, string>> = {
  'bad-job': 'El trabajo no quedó bien',
  partial: 'Solo se hizo una parte',
  'nobody-came': 'No vino nadie',
  damage: 'Algo se dañó',
  scheduling: 'El día o la hora no eran los correctos',
  'gate-open': 'Dejaron un portón abierto',
  other: 'Otra cosa',
};
