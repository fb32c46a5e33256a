// How the portal says where a plan stands.
import { formatDate } from '#company/rules/time/company-time.ts';
import type { ServicePlan } from '#contract/visits/service-plans.ts';

/** "Paused from … to …"; null without a pause. */
export function pauseWords({ pausedFrom, pausedUntil }: ServicePlan): string | null {
  if (!pausedFrom) return null;
  return pausedUntil
    ? `Paused from ${formatDate(pausedFrom)} to ${formatDate(pausedUntil)}.`
    : `Paused from ${formatDate(pausedFrom)} until you resume it.`;
}
