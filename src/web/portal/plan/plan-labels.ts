// How the portal says where a plan stands.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { ServicePlan } from '#contract/visits/service-plans.ts';
import type { PartsMessages } from '../parts/messages/parts-messages.en.ts';
import type { SpokenTimes } from '../parts/use-spoken-times.ts';

/** "Paused from … to …"; null without a pause. */
export function pauseWords(
  { pausedFrom, pausedUntil }: ServicePlan,
  messages: PartsMessages,
  say: SpokenTimes,
): string | null {
  if (!pausedFrom) return null;
  const from = say.fullDay(pausedFrom);
  return pausedUntil
    ? fill(messages.pausedUntil, { from, until: say.fullDay(pausedUntil) })
    : fill(messages.pausedFrom, { from });
}
