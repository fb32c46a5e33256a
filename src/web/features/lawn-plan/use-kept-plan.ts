// Keeps the promo code in use, and brings a half-made plan back after a reload.
import { type RefObject, useEffect, useRef } from 'react';
import { keepInTab, keptInTab } from '#web/lib/tab-storage.ts';
import { keptPlan } from './kept-plan.ts';
import type { LawnPlanState } from './use-lawn-plan.ts';

/** Works on the island whose forms stand in `root`. */
export function useKeptPlan(root: RefObject<HTMLElement | null>, plan: LawnPlanState): void {
  const isAwake = useRef(false);
  const { promo } = plan;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan is brought back once, and its code kept when it changes
  useEffect(() => {
    if (isAwake.current) keepInTab(keptPlan.promo, promo && JSON.stringify(promo));
    else if (root.current && keptInTab(keptPlan.address)) {
      const { current } = root;
      void import('./bring-plan-back.ts').then((loaded) => loaded.bringPlanBack(current, plan));
    }
    isAwake.current = true;
  }, [promo]);
}
