// What was reported about a visit: where each report stands, what is done about it, the last word of the office, and the way to its page.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { VisitProblem } from '#contract/visits/visit-problems.ts';
import { ProblemBadge } from '#web/features/problem/problem-badge.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { Card } from '#web/ui/card.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { PageLink } from '../parts/page-link.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { OwnerWords } from '../portal-language.tsx';
import { useProblemMessages } from '../problem/messages/use-problem-messages.ts';
import { RemedyLabel } from '../problem/remedy-label.tsx';
import { kindWords, replyByWords, wishWords } from '../problem/spoken-problem.ts';

export function ProblemList({ problems }: { problems: VisitProblem[] }) {
  const messages = useProblemMessages();
  if (problems.length === 0) return null;
  return (
    <section className="mt-12" aria-labelledby="reports">
      <h2 id="reports" className="text-title">
        {messages.whatYouReported}
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
  const { id, wish, status, description, remedy } = problem;
  const messages = useProblemMessages();
  const parts = usePartsMessages();
  const say = useSpokenTimes();
  const { timeZone } = useSite().company;
  const reply = problem.messages.findLast(({ from }) => from === 'office');
  const kind = kindWords(problem.kind, messages);
  return (
    <Card className="max-w-reading p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="font-text text-[1rem] font-semibold tracking-normal">{kind}</h3>
        <ProblemBadge status={status} side="customer" label={parts.problemStates[status]} />
      </div>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{description}</p>
      <p className="mt-2 text-small text-ink-soft">
        {fill(messages.youAsked, { wish: wishWords(wish, messages) })}
        {status === 'open' ? ` ${replyByWords(problem, messages, say, timeZone)}` : ''}
      </p>
      {remedy ? (
        <p className="mt-4 font-semibold">
          <RemedyLabel remedy={remedy} />
        </p>
      ) : null}
      {reply ? (
        <div className="mt-4 border-l-2 border-oak pl-3">
          <p className="text-small text-ink-soft">{messages.ourReply}</p>
          <p className="whitespace-pre-line wrap-anywhere">
            <OwnerWords>{reply.text}</OwnerWords>
          </p>
        </div>
      ) : null}
      <p className="mt-4">
        <PageLink size="small" to={`/customer-portal/problems/${id}`}>
          {status === 'closed' ? messages.seeReport : messages.readAndReply}
          <span className="sr-only"> {fill(messages.about, { kind })}</span>
        </PageLink>
      </p>
    </Card>
  );
}
