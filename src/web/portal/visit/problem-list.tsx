// What was reported about a visit: where each report stands, what is done about it, the last word of the office, and the way to its page.
import type { VisitProblem } from '#contract/visits/visit-problems.ts';
import { ProblemBadge } from '#web/features/problem/problem-badge.tsx';
import { kindLabel, wishLabel } from '#web/features/problem/problem-labels.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '../parts/page-link.tsx';

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
            <Reported problem={problem} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reported({ problem }: { problem: VisitProblem }) {
  const { id, kind, wish, status, description, remedy, messages, replyByWords } = problem;
  const reply = messages.findLast(({ from }) => from === 'office');
  return (
    <Card className="max-w-reading p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="font-text text-[1rem] font-semibold tracking-normal">{kindLabel(kind)}</h3>
        <ProblemBadge status={status} side="customer" />
      </div>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{description}</p>
      <p className="mt-2 text-small text-ink-soft">
        You asked: {wishLabel(wish)}.
        {status === 'open' ? ` You’ll hear from us by ${replyByWords}.` : ''}
      </p>
      {remedy ? <p className="mt-4 font-semibold">{remedy.label}</p> : null}
      {reply ? (
        <div className="mt-4 border-l-2 border-oak pl-3">
          <p className="text-small text-ink-soft">Our reply</p>
          <p className="whitespace-pre-line wrap-anywhere">{reply.text}</p>
        </div>
      ) : null}
      <p className="mt-4">
        <PageLink size="small" to={`/customer-portal/problems/${id}`}>
          {status === 'closed' ? 'See the report' : 'Read and reply'}
          <span className="sr-only"> about: {kindLabel(kind)}</span>
        </PageLink>
      </p>
    </Card>
  );
}
