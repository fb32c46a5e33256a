// Keeps the promo code in use, and brings a half-made plan back after a reload.
import { type RefObject, useEffect, useRef } from 'react';
import { keepInTab, savedInTab } from '#web/lib/tab-storage.ts';
import { savedPlan } from './saved-plan.ts';
import type { LawnPlanState } from './use-lawn-plan.ts';

/** Works on the island whose forms stand in `root`. */
export function useKeptPlan(root: RefObject<HTMLElement | null>, plan: LawnPlanState): void {
  const isAwake = useRef(false);
  const { promo } = plan;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan is brought back once, and its code kept when it changes
  useEffect(() => {
    if (isAwake.current) keepInTab(savedPlan.promo, promo && JSON.stringify(promo));
    else if (root.current && savedInTab(savedPlan.address)) {
      const { current } = root;
      void import('./restore-plan.ts').then((loaded) => loaded.restorePlan(current, plan));
    }
    isAwake.current = true;
  }, [promo]);
}
