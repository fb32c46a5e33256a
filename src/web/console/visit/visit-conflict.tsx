// Both versions of a visit of which someone has said something that is no longer so.
import type { ConsoleVisit } from '#contract/visits/console-visit.ts';
import { type Meant, StepConflict } from '#web/forms/app/step-conflict.tsx';
import { visitSteps } from './visit-steps.ts';

type VisitConflictProps = {
  visit: ConsoleVisit;
  stateWords: Record<ConsoleVisit['state'], string>;
};

/** What each form says of a visit. */
const meant: Partial<Record<Step, string>> = {
  'on-the-way': 'Crew on the way',
  complete: 'Done',
  skip: 'Not done',
  unskip: 'Done after all',
  times: 'Times confirmed',
};
type Step = keyof typeof visitSteps;

export function VisitConflict({ visit, stateWords }: VisitConflictProps) {
  return (
    <StepConflict
      of={visitSteps}
      version={visit.version}
      facts={({ step, typed }) => [
        ['Status', stateWords[visit.state], meant[step] ?? null],
        ...typedFacts(visit, { step, typed }),
      ]}
      again="Send Mine Anyway"
      instead={({ step }) => tooLate(visit, step)}
    />
  );
}

function typedFacts(visit: ConsoleVisit, { step, typed }: Meant<typeof visitSteps>) {
  switch (step) {
    case 'complete':
      return [
        ['Arrived', visit.arrivedAt, typed('arrivedAt')],
        ['Left', visit.leftAt, typed('departedAt')],
        ['Note', visit.crewNote, typed('note')],
      ] as const;
    case 'times':
      return [
        ['On the way', visit.onTheWayAt, typed('onTheWayAt')],
        ['Arrived', visit.arrivedAt, typed('arrivedAt')],
        ['Left', visit.leftAt, typed('leftAt')],
      ] as const;
    case 'skip':
      return [['What happened', visit.skip?.reason ?? null, typed('reason')]] as const;
    default:
      return [];
  }
}

/** What takes the place of sending it again where the visit is no longer one of which it can be said. */
function tooLate(visit: ConsoleVisit, step: Step) {
  const { state } = visit;
  if (step !== 'times' && ['done', 'cancelled'].includes(state)) {
    return <p>The visit is over, so yours cannot take its place.</p>;
  }
  const isOpen = {
    'on-the-way': state === 'ahead',
    complete: state !== 'skipped',
    skip: state !== 'skipped',
    unskip: state === 'skipped',
    times: visit.unsureTimes.length > 0,
    handled: true,
    'ask-photos': true,
  }[step];
  return isOpen ? undefined : null;
}
