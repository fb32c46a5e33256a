// How the portal says dates and states of visits.
import { countOf } from '#company/rules/platform/count-label.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { VisitCard, VisitState } from '#contract/visits/visits.ts';

type StateWords = { label: string; tone: 'green' | 'amber' | 'neutral' };

/** What a badge says; a visit that simply lies ahead needs none. */
export function stateWords(visit: Pick<VisitCard, 'state' | 'isOnTheWay' | 'movedFrom'>) {
  if (visit.isOnTheWay) return { label: 'On the way', tone: 'green' } as StateWords;
  if (visit.state === 'ahead' && visit.movedFrom) {
    return { label: 'Moved', tone: 'neutral' } as StateWords;
  }
  return words[visit.state];
}

const words: Partial<Record<VisitState, StateWords>> = {
  'under-way': { label: 'Under way', tone: 'green' },
  skipped: { label: 'Skipped by you', tone: 'neutral' },
  'not-done': { label: 'Not done', tone: 'amber' },
  unreported: { label: 'Not reported yet', tone: 'amber' },
};

/** "Thursday, November 12" of a date in this or the next year: the year is rarely in doubt. */
export function dayWords(date: string): string {
  return formatDate(date).replace(/, \d{4}$/, '');
}

/** "50 minutes", "1 h 20 min". */
export function lengthWords(minutes: number): string {
  if (minutes < 60) return countOf(minutes, 'minute');
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

export function photosWords(count: number): string {
  return count === 1 ? '1 photo' : `${count} photos`;
}
