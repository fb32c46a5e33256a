// What the customer reported about a visit: what went wrong, what they want, and how the office replies to it and closes it.
import { Form } from 'react-router';
import { problemKinds, problemWishes } from '#company/facts/visit-labels.ts';
import { type ConsoleVisit, ProblemReply } from '#contract/visits/console-visit.ts';
import type { VisitProblem } from '#contract/visits/visits.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { ConflictNote, keepBelow, typedIn } from '../conflict-note.tsx';

/** A form about a problem that was not taken, and why. */
export type RefusedStep =
  | { step: string; result: FormResult | undefined; code?: string | undefined }
  | undefined;

type VisitProblemsProps = { visit: ConsoleVisit; refused: RefusedStep };

export function VisitProblems({ visit, refused }: VisitProblemsProps) {
  if (visit.problems.length === 0) return null;
  return (
    <section aria-labelledby="problems">
      <h2 id="problems" className="text-title">
        Reported by the customer
      </h2>
      <ul className="mt-4 grid gap-4">
        {visit.problems.map((problem) => {
          const isMeant = typedIn(refused?.result, 'problem') === String(problem.id);
          return (
            <li key={problem.id}>
              <Problem visit={visit} problem={problem} refused={isMeant ? refused : undefined} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type ProblemProps = { visit: ConsoleVisit; problem: VisitProblem; refused: RefusedStep };

function Problem({ visit, problem, refused }: ProblemProps) {
  const { status, kind, wish, reply } = problem;
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-text text-[1rem] font-semibold tracking-normal">
          {labelOf(problemKinds, kind)}
        </h3>
        <Badge tone={badges[status].tone}>{badges[status].label}</Badge>
      </div>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{problem.description}</p>
      <p className="mt-2 text-small text-ink-soft">
        The customer asked: {labelOf(problemWishes, wish)}.
        {reply === null ? ` Reply promised by ${problem.replyByWords}.` : ''}
      </p>
      {reply === null ? null : (
        <div className="mt-4 border-l-2 border-oak pl-3">
          <p className="text-small text-ink-soft">Our reply, emailed to the customer</p>
          <p className="whitespace-pre-line wrap-anywhere">{reply}</p>
        </div>
      )}
      {refused?.code === 'changed_meanwhile' ? (
        <ConflictNote
          leave={`/console/visits/${visit.id}`}
          facts={[
            ['Status', badges[status].label, wanted[refused.step] ?? null],
            ['Reply', reply, typedIn(refused.result, 'reply')],
          ]}
          keep={status === 'open' ? keepBelow : null}
        />
      ) : null}
      {status === 'open' ? <Reply problem={problem} result={refused?.result} /> : null}
      {status === 'answered' ? (
        <OneButton problem={problem} step="problem-close">
          Close
        </OneButton>
      ) : null}
      {status === 'closed' ? (
        <OneButton problem={problem} step="problem-reopen">
          Reopen
        </OneButton>
      ) : null}
    </Card>
  );
}

type ReplyProps = { problem: VisitProblem; result: FormResult | undefined };

function Reply({ problem, result }: ReplyProps) {
  const { state, field } = useAppForm({
    id: `reply-${problem.id}`,
    schema: ProblemReply,
    labels: { version: 'Version', reply: 'Reply to the customer', isSettled: 'Settled' },
    result,
  });
  return (
    <AppForm state={state} step="problem-reply" className="mt-4 grid gap-4">
      <input type="hidden" name="problem" value={problem.id} />
      <input type="hidden" name="version" value={problem.version} />
      <TextArea {...field('reply')} rows={4} maxLength={2000} />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="isSettled"
          className="size-5 accent-oak"
          defaultChecked={typedIn(result, 'isSettled') !== null}
        />
        This settles it: close the problem
      </label>
      <p>
        <SubmitButton pending="Sending...">Send Reply</SubmitButton>
      </p>
    </AppForm>
  );
}

type OneButtonProps = { problem: VisitProblem; step: string; children: string };

function OneButton({ problem, step, children }: OneButtonProps) {
  return (
    <Form method="post" className="mt-4">
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="problem" value={problem.id} />
      <input type="hidden" name="version" value={problem.version} />
      <Button type="submit" variant="quiet" size="small">
        {children}
      </Button>
    </Form>
  );
}

const badges = {
  open: { label: 'Needs a reply', tone: 'amber' },
  answered: { label: 'Answered', tone: 'green' },
  closed: { label: 'Closed', tone: 'neutral' },
} as const;

/** The status that each form leads to. */
const wanted: Readonly<Record<string, string>> = {
  'problem-reply': 'Answered',
  'problem-close': 'Closed',
  'problem-reopen': 'Answered',
};

function labelOf(labels: readonly { value: string; label: string }[], value: string): string {
  return labels.find((one) => one.value === value)?.label ?? value;
}
