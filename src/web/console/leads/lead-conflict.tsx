// Both versions of a lead that a colleague was faster with, and the choice between them.
import { leadStageLabel } from '#company/facts/lead-stages.ts';
import { LeadStage, type LeadThread } from '#contract/leads/leads.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { leadSteps } from './lead-steps.ts';

/** What a press of each form meant, where it is not one of the facts. */
const meant: Partial<Record<keyof typeof leadSteps, string>> = {
  customer: 'Create customer',
  request: 'Create request',
};
const decisions: Record<string, string> = {
  'not-spam': 'Not spam',
  hold: 'Held',
  release: 'Time released',
};

export function LeadConflict({ thread: { lead, staff } }: { thread: LeadThread }) {
  const stageOf = (typed: string | null, decision: string | null) => {
    const stage = LeadStage.safeParse(typed);
    return stage.success ? leadStageLabel(stage.data) : decisions[decision ?? ''];
  };
  const ownerOf = (userId: string | null) =>
    staff.find(({ id }) => id === userId)?.name ?? 'Unassigned';
  return (
    <StepConflict
      of={leadSteps}
      version={lead.version}
      current={{ from: lead.stage }}
      facts={({ step, typed }) => [
        [
          'Stage',
          lead.isHeld ? 'Held' : leadStageLabel(lead.stage),
          stageOf(typed('stage'), typed('decision')) ?? null,
        ],
        [
          'Assigned to',
          lead.assignee?.name ?? 'Unassigned',
          step === 'assignee' ? ownerOf(typed('userId')) : null,
        ],
        ['To do', null, meant[step] ?? null],
      ]}
    />
  );
}
