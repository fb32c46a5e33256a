// What the office does about a problem: as it was decided, and the form that decides it or changes it until the problem is closed.
import { Link } from 'react-router';
import type { CrewDay } from '#contract/quotes/request-desk.ts';
import type { DeskProblem } from '#contract/visits/visit-problems.ts';
import { Card } from '#web/ui/card.tsx';
import { StepFold } from '../form-fold.tsx';
import { problemSteps } from './problem-steps.ts';
import { RemedyForm } from './remedy-form.tsx';

export type CrewDays = { date: string; crews: CrewDay[] };

type RemedyPartProps = { problem: DeskProblem; days: CrewDays | null };

export function RemedyPart({ problem, days }: RemedyPartProps) {
  const { remedy, remedyReason } = problem;
  return (
    <section aria-labelledby="make-it-right">
      <h2 id="make-it-right" className="text-title">
        Make it right
      </h2>
      {remedy ? (
        <Card className="mt-4 p-5">
          <p className="font-semibold">{remedy.label}</p>
          {remedyReason ? <p className="mt-1 text-ink-soft">{remedyReason}</p> : null}
          {remedy.visit ? (
            <p className="mt-1">
              <Link
                className="inline-block py-1 underline hover:text-oak"
                to={`/console/visits/${remedy.visit.id}`}
              >
                Return visit, {remedy.visit.window}
              </Link>
            </p>
          ) : null}
        </Card>
      ) : null}
      {days && remedy ? (
        <StepFold
          summary="Change it"
          of={problemSteps}
          step="remedy"
          className="mt-4 border-t border-line pt-2"
        >
          <RemedyForm problem={problem} days={days} />
        </StepFold>
      ) : null}
      {days && !remedy ? <RemedyForm problem={problem} days={days} /> : null}
      {days || remedy ? null : <p className="mt-3 text-ink-soft">Nothing was decided.</p>}
    </section>
  );
}
