// What the navigation knows of each page of the console besides its name: the letter after G, and what is counted on it.
import type { WaitingCounts, WaitingKind } from '#contract/overviews/console.ts';
import type { ConsoleThing } from '#contract/platform/console-events.ts';

type Hint = { letter: string; counts: readonly WaitingKind[] };

const hints: Readonly<Record<string, Hint>> = {
  '/console': { letter: 'T', counts: [] },
  '/console/leads': { letter: 'L', counts: ['storm', 'lead', 'booking', 'held'] },
  '/console/calendar': { letter: 'C', counts: [] },
  '/console/requests': { letter: 'R', counts: ['request', 'message', 'accepted'] },
  '/console/visits': { letter: 'V', counts: ['report'] },
  '/console/problems': { letter: 'B', counts: ['problem'] },
  '/console/reviews': { letter: 'W', counts: ['review'] },
  '/console/newsletter': { letter: 'N', counts: ['bounce', 'signup'] },
  '/console/plans': { letter: 'P', counts: ['objection', 'offer'] },
  '/console/billing': { letter: 'I', counts: ['payment'] },
  '/console/reports': { letter: 'O', counts: [] },
  '/console/customers': { letter: 'U', counts: [] },
  '/admin-support': { letter: 'H', counts: ['chat'] },
  '/console/settings': { letter: 'S', counts: ['content'] },
};

/** The letter that leads to a page after G; undefined for one that has none. */
export function letterOf(path: string): string | undefined {
  return hints[path]?.letter;
}

/** How much waits on a page. */
export function waitingOn(path: string, counts: WaitingCounts | undefined): number {
  if (!counts) return 0;
  return (hints[path]?.counts ?? []).reduce((sum, kind) => sum + counts[kind], 0);
}

/** Whatever changes what is counted. */
export const COUNTED_THINGS: readonly ConsoleThing[] = [
  'lead',
  'appointment',
  'visit',
  'review',
  'billing',
  'mailing',
  'request',
  'plan',
  'chat',
  'content',
];
