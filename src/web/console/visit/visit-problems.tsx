// What the customer reported about a visit: what went wrong, what they want, and how the office replies to it and closes it.
import { problemKinds, problemWishes } from '#company/facts/visit-labels.ts';
import type { ConsoleVisit } from '#contract/visits/console-visit.ts';
import type { VisitProblem } from '#contract/visits/visits.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { problemSteps } from './problem-steps.ts';

export function VisitProblems({ visit }: { visit: ConsoleVisit }) {
  if (visit.problems.length === 0) return null;
  return (
    <section aria-labelledby="problems">
      <h2 id="problems" className="text-title">
        Reported by the customer
      </h2>
      <ul className="mt-4 grid gap-4">
        {visit.problems.map((problem) => (
          <li key={problem.id}>
            <Problem problem={problem} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ProblemProps = { problem: VisitProblem };

function Problem({ problem }: ProblemProps) {
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
      <StepConflict
        of={problemSteps}
        fields={{ problem: problem.id }}
        version={problem.version}
        facts={({ step, typed }) => [
          ['Status', badges[status].label, wanted[step]],
          ['Reply', reply, typed('reply')],
        ]}
        instead={() => (status === 'open' ? undefined : null)}
      />
      {status === 'open' ? <Reply problem={problem} /> : null}
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

function Reply({ problem }: ProblemProps) {
  return (
    <StepForm
      of={problemSteps}
      step="problem-reply"
      fields={{ problem: problem.id }}
      version={problem.version}
      labels={{ reply: 'Reply to the customer', isSettled: 'Settled' }}
      className="mt-4 grid gap-4"
    >
      {(field) => (
        <>
          <TextArea {...field('reply')} rows={4} maxLength={2000} />
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="isSettled"
              className="size-5 accent-oak"
              defaultChecked={field('isSettled').defaultValue !== undefined}
            />
            This settles it: close the problem
          </label>
          <p>
            <SubmitButton pending="Sending...">Send Reply</SubmitButton>
          </p>
        </>
      )}
    </StepForm>
  );
}

type OneButtonProps = ProblemProps & {
  step: 'problem-close' | 'problem-reopen';
  children: string;
};

function OneButton({ problem, step, children }: OneButtonProps) {
  return (
    <StepButton
      of={problemSteps}
      step={step}
      fields={{ problem: problem.id }}
      version={problem.version}
      formClassName="mt-4"
      variant="quiet"
      size="small"
    >
      {children}
    </StepButton>
  );
}

const badges = {
  open: { label: 'Needs a reply', tone: 'amber' },
  answered: { label: 'Answered', tone: 'green' },
  closed: { label: 'Closed', tone: 'neutral' },
} as const;

/** The status that each form leads to. */
const wanted: Readonly<Record<keyof typeof problemSteps, string>> = {
  'problem-reply': 'Answered',
  'problem-close': 'Closed',
  'problem-reopen': 'Answered',
};

function labelOf(labels: readonly { value: string; label: string }[], value: string): string {
  return labels.find((one) => one.value === value)?.label ?? value;
}
