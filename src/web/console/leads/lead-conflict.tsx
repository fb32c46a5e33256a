// Both versions of a lead that a colleague was faster with, and the choice between them.
import { Form } from 'react-router';
import { leadStageLabel } from '#company/facts/lead-stages.ts';
import { LeadStage, type LeadThread } from '#contract/leads/leads.ts';
import { ConflictNote, keepBelow, typedIn } from '#web/forms/app/conflict-note.tsx';
import type { FormResult } from '#web/forms/app/use-app-form.ts';
import { Button } from '#web/ui/button.tsx';
import { leadPath } from './lead-labels.ts';

type LeadConflictProps = { thread: LeadThread; step: string; result: FormResult | undefined };

/** What a press of each form meant, where it is not one of the facts. */
const meant: Record<string, string> = {
  customer: 'Create customer',
  request: 'Create request',
};
const decisions: Record<string, string> = {
  'not-spam': 'Not spam',
  hold: 'Held',
  release: 'Time released',
};

export function LeadConflict({ thread, step, result }: LeadConflictProps) {
  const { lead, staff } = thread;
  const typed = (name: string) => typedIn(result, name);
  const stage = LeadStage.safeParse(typed('stage'));
  const stageNow = lead.isHeld ? 'Held' : leadStageLabel(lead.stage);
  const stageMine = stage.success ? leadStageLabel(stage.data) : decisions[typed('decision') ?? ''];
  const whoseMine = staff.find(({ id }) => id === typed('userId'))?.name ?? 'Unassigned';
  return (
    <ConflictNote
      leave={leadPath(lead)}
      facts={[
        ['Stage', stageNow, stageMine ?? null],
        [
          'Assigned to',
          lead.assignee?.name ?? 'Unassigned',
          step === 'assignee' ? whoseMine : null,
        ],
        ...(meant[step] ? ([['To do', null, meant[step]]] as const) : []),
      ]}
      keep={
        step === 'request' ? (
          keepBelow
        ) : (
          <Form method="post">
            <input type="hidden" name="step" value={step} />
            <input type="hidden" name="version" value={lead.version} />
            <input type="hidden" name="from" value={lead.stage} />
            {['stage', 'decision', 'userId'].map((name) => {
              const value = typed(name);
              return value === null ? null : (
                <input key={name} type="hidden" name={name} value={value} />
              );
            })}
            <Button type="submit" variant="quiet" size="small">
              Keep Mine
            </Button>
          </Form>
        )
      }
    />
  );
}
