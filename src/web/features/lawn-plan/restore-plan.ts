// Brings a half-made plan back: the address is checked again, then what was chosen for it is chosen again.
import type { PromoCode } from '#contract/leads/plan-request.ts';
import { fillSavedForm, savedForm } from '#web/forms/fill-saved-form.ts';
import { textOf } from '#web/forms/form-text.ts';
import { savedInTab } from '#web/lib/tab-storage.ts';
import { planChoices, typedLotSize } from './plan-rules.ts';
import { savedPlan } from './saved-plan.ts';
import type { LawnPlanState } from './use-lawn-plan.ts';

/** Works on the island whose forms stand in `root`; prices and days are those of now. */
export async function restorePlan(root: HTMLElement, plan: LawnPlanState): Promise<void> {
  const addressForm = root.querySelector<HTMLFormElement>('.lawn-plan-address');
  if (!addressForm) return;
  fillSavedForm(savedPlan.address, addressForm);
  const choices = savedForm(savedPlan.choices);
  plan.bringBack(choices.has('frequency') ? planChoices(choices) : null, savedPromo());
  const address = textOf(new FormData(addressForm), 'address');
  await plan.validate(address, typedLotSize(textOf(choices, 'propertySize')));
}

/** The code that was in use; the server looks at it again when the plan is sent. */
function savedPromo(): PromoCode | null {
  try {
    const kept: PromoCode | null = JSON.parse(savedInTab(savedPlan.promo) ?? 'null');
    return typeof kept?.code === 'string' ? kept : null;
  } catch {
    return null;
  }
}
