// Brings a half-made plan back: the address is checked again, then what was chosen for it is chosen again.
import type { PromoCode } from '#contract/leads/lawn-plan.ts';
import { fillKeptForm, keptForm } from '#web/forms/fill-kept-form.ts';
import { textOf } from '#web/forms/form-text.ts';
import { keptInTab } from '#web/lib/tab-storage.ts';
import { keptPlan } from './kept-plan.ts';
import { planChoices, typedLotSize } from './plan-rules.ts';
import type { LawnPlanState } from './use-lawn-plan.ts';

/** Works on the island whose forms stand in `root`; prices and days are those of now. */
export async function bringPlanBack(root: HTMLElement, plan: LawnPlanState): Promise<void> {
  const addressForm = root.querySelector<HTMLFormElement>('.lawn-plan-address');
  if (!addressForm) return;
  fillKeptForm(keptPlan.address, addressForm);
  const choices = keptForm(keptPlan.choices);
  plan.bringBack(choices.has('frequency') ? planChoices(choices) : null, keptPromo());
  const address = textOf(new FormData(addressForm), 'address');
  await plan.validate(address, typedLotSize(textOf(choices, 'propertySize')));
}

/** The code that was in use; the server looks at it again when the plan is sent. */
function keptPromo(): PromoCode | null {
  try {
    const kept: PromoCode | null = JSON.parse(keptInTab(keptPlan.promo) ?? 'null');
    return typeof kept?.code === 'string' ? kept : null;
  } catch {
    return null;
  }
}
