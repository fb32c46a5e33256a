// Takes the last step of a lead back, from the message that says it was done.
import { leadStageLabel } from '#company/facts/lead-stages.ts';
import type { LeadName } from '#contract/leads/leads.ts';
import { LeadStage } from '#contract/leads/leads.ts';
import { showUndo } from '#web/forms/app/undo-toast.ts';
import { api } from '#web/lib/browser-api.ts';

/** Offers it for what can be taken back: a stage, and that something is no spam. */
export function offerUndo(params: LeadName, form: FormData): void {
  const version = Number(form.get('version')) + 1;
  const from = LeadStage.safeParse(form.get('from'));
  if (form.get('step') === 'stage' && from.success) {
    const stage = String(form.get('stage'));
    showUndo({
      title: stage === 'spam' ? 'Spam' : 'Moved',
      description: `The lead is now in ${leadStageLabel(stage)}.`,
      undo: () =>
        api('POST /api/console/leads/{kind}/{id}/stage', {
          params,
          body: { version, stage: from.data },
        }),
    });
  }
  if (form.get('step') === 'review' && params.kind !== 'booking') {
    showUndo({
      title: 'Not spam',
      description: 'The lead is in the inbox, and the emails we held are going out.',
      undo: () =>
        api('POST /api/console/leads/{kind}/{id}/review', {
          params,
          body: { version, decision: 'hold' },
        }),
    });
  }
}
