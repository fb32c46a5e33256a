// The words around visits in Spanish.
import type { ProblemKind } from './visit-labels.ts';

/** Why a visit was not made, for its customer; as `notDoneReason` says it in English. */
export function spanishNotDoneReason(kind: string | null): string {
  if (kind === null) return 'Su plan estaba en pausa ese día.';
  return notDoneReasons[kind] ?? 'La cuadrilla tuvo que irse sin hacer el trabajo.';
}

const notDoneReasons: Readonly<Record<string, string>> = {
  'no-access': 'La cuadrilla no pudo llegar al área de trabajo.',
  weather: 'El clima no lo permitió.',
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
