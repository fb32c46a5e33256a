// What a crew lead sees of the day: visits, and what waits about them (docs/product/sign-in-and-people.md#rights).
import { type Today, WAITING_KINDS, type WaitingCounts } from '#contract/overviews/console.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';

type Viewer = Pick<SignedInPerson, 'rights'>;

/** What waits on pages that a crew lead may open. */
const OF_CREWS: readonly (typeof WAITING_KINDS)[number][] = ['problem', 'report'];

/** The day as someone may see it. */
export function todayFor({ rights }: Viewer, today: Today): Today {
  if (rights.includes('staff')) return today;
  return {
    ...today,
    consultations: [],
    mentions: [],
    withheldCalls: null,
    waiting: today.waiting.filter(({ kind }) => OF_CREWS.includes(kind)),
    counts: ofCrews(today.counts),
    tomorrow: { ...today.tomorrow, unconfirmed: [] },
  };
}

/** How much waits, as someone may see it. */
export function waitingFor({ rights }: Viewer, counts: WaitingCounts): WaitingCounts {
  return rights.includes('staff') ? counts : ofCrews(counts);
}

function ofCrews(counts: WaitingCounts): WaitingCounts {
  const others = WAITING_KINDS.filter((kind) => !OF_CREWS.includes(kind));
  return { ...counts, ...Object.fromEntries(others.map((kind) => [kind, 0])) };
}
