// Both versions of a visit of which somebody has said something that is no longer so.
import { Form } from 'react-router';
import type { ConsoleVisit } from '#contract/visits/console-visit.ts';
import type { FormResult } from '#web/forms/app/use-app-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ConflictNote, keepBelow, typedIn } from '../conflict-note.tsx';

type VisitConflictProps = {
  visit: ConsoleVisit;
  step: string;
  result: FormResult | undefined;
  stateWords: Record<ConsoleVisit['state'], string>;
};

/** What each form says of a visit. */
const meant: Record<string, string> = {
  'on-the-way': 'Crew on the way',
  complete: 'Done',
  skip: 'Not done',
  unskip: 'Done after all',
  times: 'Times confirmed',
};

export function VisitConflict({ visit, step, result, stateWords }: VisitConflictProps) {
  const isOver = step !== 'times' && ['done', 'cancelled'].includes(visit.state);
  const typed = (name: string) => typedIn(result, name);
  return (
    <ConflictNote
      leave={`/console/visits/${visit.id}`}
      facts={[
        ['Status', stateWords[visit.state], meant[step] ?? null],
        ...(step === 'complete'
          ? ([
              ['Arrived', visit.arrivedAt, typed('arrivedAt')],
              ['Left', visit.leftAt, typed('departedAt')],
              ['Note', visit.crewNote, typed('note')],
            ] as const)
          : []),
        ...(step === 'times'
          ? ([
              ['On the way', visit.onTheWayAt, typed('onTheWayAt')],
              ['Arrived', visit.arrivedAt, typed('arrivedAt')],
              ['Left', visit.leftAt, typed('leftAt')],
            ] as const)
          : []),
        ...(step === 'skip'
          ? ([['What happened', visit.skip?.reason ?? null, typed('reason')]] as const)
          : []),
      ]}
      keep={<Keep visit={visit} step={step} isOver={isOver} />}
    />
  );
}

/** What is said with one press is said again with one; what was typed stands in its form. */
function Keep({ visit, step, isOver }: { visit: ConsoleVisit; step: string; isOver: boolean }) {
  if (isOver) return <p>The visit is over, so yours cannot take its place.</p>;
  const isOnePress =
    (step === 'on-the-way' && visit.state === 'ahead') ||
    (step === 'unskip' && visit.state === 'skipped');
  if (!isOnePress) return keepBelow;
  return (
    <Form method="post">
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="version" value={visit.version} />
      <Button type="submit" variant="quiet" size="small">
        Send Mine Anyway
      </Button>
    </Form>
  );
}
