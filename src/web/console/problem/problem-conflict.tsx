// Both versions of a problem that its customer, or a colleague, was faster with.

import { problemRemedies } from '#company/rules/visits/problem-remedies.ts';
import { remedyLabel } from '#company/rules/visits/remedy-label.ts';
import type { DeskProblem } from '#contract/visits/visit-problems.ts';
import { statusBadge } from '#web/features/problem/problem-labels.ts';
import { type Meant, StepConflict } from '#web/forms/app/step-conflict.tsx';
import { problemSteps } from './problem-steps.ts';

/** The status that each form leads to. */
const wanted = {
  reply: 'answered',
  remedy: 'answered',
  close: 'closed',
  reopen: 'open',
} as const satisfies Record<keyof typeof problemSteps, DeskProblem['status']>;

export function ProblemConflict({ problem }: { problem: DeskProblem }) {
  const { status, version, messages, remedy } = problem;
  return (
    <StepConflict
      of={problemSteps}
      version={version}
      facts={({ step, typed }) => [
        ['Status', statusBadge(status, 'office').label, statusBadge(wanted[step], 'office').label],
        ['Last message', messages.at(-1)?.text ?? null, typed('text') ?? typed('message')],
        ['Remedy', remedy?.label ?? null, meantRemedy({ step, typed })],
      ]}
      instead={({ step }) => tooLate(status, step)}
    />
  );
}

function meantRemedy({ step, typed }: Meant<typeof problemSteps>): string | null {
  const kind = problemRemedies.find((one) => one === typed('remedy'));
  if (step !== 'remedy' || !kind) return null;
  return remedyLabel({
    kind,
    amount: typed('amount'),
    method: typed('method'),
    date: typed('date'),
  });
}

/** What takes the place of sending it again where the problem is no longer one of which it can be said. */
function tooLate(status: DeskProblem['status'], step: keyof typeof problemSteps) {
  if (step === 'reopen' || status !== 'closed') return undefined;
  return step === 'close' ? null : <p>The problem is closed. Reopen it to send yours.</p>;
}
