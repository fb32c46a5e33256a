// What was reported about a visit, each with the promise of a reply, or the reply.
import { problemKinds, problemWishes } from '#company/facts/visit-labels.ts';
import type { VisitProblem } from '#contract/visits/visits.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

export function ProblemList({ problems }: { problems: VisitProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <section className="mt-12" aria-labelledby="reports">
      <h2 id="reports" className="text-title">
        What you reported
      </h2>
      <ul className="mt-4 grid gap-4">
        {problems.map((problem) => (
          <li key={problem.id}>
            <Card className="max-w-reading p-5">
              <div className="flex flex-wrap items-center gap-3">
                <h3 className="font-text text-[1rem] font-semibold tracking-normal">
                  {labelOf(problemKinds, problem.kind)}
                </h3>
                <Badge tone={badges[problem.status].tone}>{badges[problem.status].label}</Badge>
              </div>
              <p className="mt-2 whitespace-pre-line wrap-anywhere">{problem.description}</p>
              <p className="mt-2 text-small text-ink-soft">
                You asked: {labelOf(problemWishes, problem.wish)}.
                {problem.reply === null ? ` You’ll hear from us by ${problem.replyByWords}.` : ''}
              </p>
              {problem.reply === null ? null : (
                <div className="mt-4 border-l-2 border-oak pl-3">
                  <p className="text-small text-ink-soft">Our reply</p>
                  <p className="whitespace-pre-line wrap-anywhere">{problem.reply}</p>
                </div>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

const badges = {
  open: { label: 'We’re on it', tone: 'amber' },
  answered: { label: 'Answered', tone: 'green' },
  closed: { label: 'Settled', tone: 'neutral' },
} as const;

function labelOf(words: readonly { value: string; label: string }[], value: string): string {
  return words.find((one) => one.value === value)?.label ?? value;
}
