// What the customer reported about a visit, where each report stands, and the way to its page.
import { Link } from 'react-router';
import type { ConsoleVisit } from '#contract/visits/console-visit.ts';
import { ProblemBadge } from '#web/features/problem/problem-badge.tsx';
import { kindLabel, wishLabel } from '#web/features/problem/problem-labels.ts';
import { Card } from '#web/ui/card.tsx';

export function VisitProblems({ visit: { problems } }: { visit: ConsoleVisit }) {
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby="problems">
      <h2 id="problems" className="text-title">
        Reported by the customer
      </h2>
      <ul className="mt-4 grid gap-4">
        {problems.map(({ id, kind, wish, status, description, remedy, replyByWords }) => (
          <li key={id}>
            <Card className="p-5">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="font-text text-[1rem] font-semibold tracking-normal">
                  <Link className="text-link" to={`/console/problems/${id}`}>
                    {kindLabel(kind)}
                  </Link>
                </h3>
                <ProblemBadge status={status} side="office" />
              </div>
              <p className="mt-2 line-clamp-3 whitespace-pre-line wrap-anywhere">{description}</p>
              <p className="mt-2 text-small text-ink-soft">
                The customer asked: {wishLabel(wish)}.
                {status === 'open' ? ` Reply promised by ${replyByWords}.` : ''}
              </p>
              {remedy ? <p className="mt-2 font-semibold">{remedy.label}</p> : null}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
