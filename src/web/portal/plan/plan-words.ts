// How the portal says where a plan stands.
import { formatDate } from '#company/rules/company-time.ts';
import type { ServicePlan } from '#contract/service-plans.ts';

export const planStateWords = {
  active: { label: 'Plan active', tone: 'green' },
  'pause-ahead': { label: 'Pause coming up', tone: 'amber' },
  paused: { label: 'Plan paused', tone: 'amber' },
  cancelled: { label: 'Plan ended', tone: 'neutral' },
} as const satisfies Record<ServicePlan['state'], { label: string; tone: string }>;

/** "Paused from … to …"; null without a pause. */
export function pauseWords({ pausedFrom, pausedUntil }: ServicePlan): string | null {
  if (!pausedFrom) return null;
  return pausedUntil
    ? `Paused from ${formatDate(pausedFrom)} to ${formatDate(pausedUntil)}.`
    : `Paused from ${formatDate(pausedFrom)} until you resume it.`;
}
