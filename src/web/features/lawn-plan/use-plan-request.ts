// Asks for a plan and tells what came of it; a fault of the plan itself leads back to where it was chosen.
import type { HeldPrice } from '#company/facts/plan-sent-messages.ts';
import type { PlanRequest } from '#contract/leads/plan-request.ts';
import { contactErrors, contactFields } from '#web/forms/contact-rules.ts';
import { textsOf } from '#web/forms/form-text.ts';
import type { Sender } from '#web/forms/sender.ts';
import { useSending } from '#web/forms/use-sending.ts';
import { keepInTab } from '#web/lib/tab-storage.ts';
import type { LawnPlanMessages } from './messages/lawn-plan-messages.en.ts';
import {
  concernsPlan,
  hasOldPrice,
  type PlanErrors,
  planFields,
  refusedPlan,
} from './plan-rules.ts';
import { savedPlan } from './saved-plan.ts';
import { planRequest, type ReadyPlan, type ShownTotals } from './send-plan.ts';

export type PlanSender = Sender<PlanRequest, HeldPrice>;

export type PlanRequestOptions = {
  words: LawnPlanMessages;
  plan: ReadyPlan;
  totals: ShownTotals;
  /** Called when the plan itself is refused, which is corrected a step before. */
  onRefused: (errors: PlanErrors) => void;
  /** Called when the price has changed since the page was made. */
  onOldPrice: () => void;
  onSent: (receipt: HeldPrice) => void;
};

/** The state of the form of the contact details, and the function that sends it. */
export function usePlanRequest(sender: PlanSender, options: PlanRequestOptions) {
  const { errors, isSending, refuse, send, forgive } = useSending<
    keyof PlanErrors,
    PlanRequest,
    HeldPrice
  >(sender);
  const { words, plan, totals, onRefused, onOldPrice, onSent } = options;

  function sendPlan(form: HTMLFormElement) {
    const asker = textsOf(new FormData(form), [...contactFields, 'notes']);
    return send(form, {
      check: () => contactErrors(asker, words.contact),
      ask: () => planRequest(plan, totals, asker, words.language),
      taken(receipt) {
        for (const name of Object.values(savedPlan)) keepInTab(name, null);
        onSent(receipt);
      },
      failed(problem) {
        const { errors: found, sentence } = refusedPlan(problem, words);
        if (concernsPlan(found)) {
          onRefused(found);
          return null;
        }
        if (hasOldPrice(problem)) onOldPrice();
        refuse(found);
        return { title: words.failedTitle, description: sentence };
      },
    });
  }

  /** The words beside a field go as soon as it is corrected. */
  const forgiveField = (name: string) => {
    const field = planFields.find((known) => known === name);
    if (field) forgive(field);
  };

  return { errors, isSending, send: sendPlan, forgive: forgiveField };
}
