// How the portal says dates and states of visits.
import type { Language } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { VisitCard, VisitState } from '#contract/visits/visits.ts';
import type { PartsMessages } from './messages/parts-messages.en.ts';

type Tone = 'green' | 'amber' | 'neutral';

/** What a badge says; a visit that simply lies ahead needs none. */
export function stateWords(
  visit: Pick<VisitCard, 'state' | 'isOnTheWay' | 'movedFrom'>,
  { visitStates }: PartsMessages,
): { label: string; tone: Tone } | undefined {
  if (visit.isOnTheWay) return { label: visitStates.onTheWay, tone: 'green' };
  if (visit.state === 'ahead' || visit.state === 'done') {
    const isMoved = visit.state === 'ahead' && visit.movedFrom;
    return isMoved ? { label: visitStates.moved, tone: 'neutral' } : undefined;
  }
  return { label: visitStates[visit.state], tone: tones[visit.state] };
}

const tones = {
  'under-way': 'green',
  skipped: 'neutral',
  'not-done': 'amber',
  unreported: 'amber',
} as const satisfies Record<Exclude<VisitState, 'ahead' | 'done'>, Tone>;

/** "Thursday, November 12" of a date in this or the next year: the year is rarely in doubt. */
export function dayWords(date: string, language: Language = 'en'): string {
  return formatDate(date, language).replace(/(?:,| de) \d{4}$/, '');
}

/** "50 minutes", "1 h 20 min". */
export function lengthWords(minutes: number, messages: PartsMessages): string {
  if (minutes === 1) return messages.oneMinute;
  if (minutes < 60) return fill(messages.minutes, { count: minutes });
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return fill(rest === 0 ? messages.hours : messages.hoursAndMinutes, { hours, minutes: rest });
}

/** "1 photo", "3 photos". */
export function photosWords(count: number, messages: PartsMessages): string {
  return count === 1 ? messages.onePhoto : fill(messages.photos, { count });
}
