// Takes every measurement that has a budget and prints one table; `npm run bench -- month bookings` takes only some.
import { bookingRush } from '../bench/booking-rush.ts';
import { chatStreams } from '../bench/chat.ts';
import { consoleOfBigCompany } from '../bench/console.ts';
import { calendarAtOneBar, firstPaints } from '../bench/first-paint.ts';
import { generatedVisits } from '../bench/generated-visits.ts';
import { interactions } from '../bench/interactions.ts';
import type { Lab } from '../bench/lab.ts';
import { openLab } from '../bench/lab.ts';
import { layoutShift } from '../bench/layout-shift.ts';
import { lighthouseScores } from '../bench/lighthouse.ts';
import { monthAvailability } from '../bench/month-availability.ts';
import { pageAgainstNginx } from '../bench/page-against-nginx.ts';
import { pageRenders } from '../bench/page-renders.ts';
import { pageWeight } from '../bench/page-weight.ts';
import { portalPages } from '../bench/portal-pages.ts';
import { atMost, failed, isBroken, printTable, type Result } from '../bench/result.ts';
import { screenChanges } from '../bench/screen-changes.ts';
import { startAndMemory } from '../bench/start-and-memory.ts';
import { installMissing, missingOf, missingSentence, type Needed } from './needed-programs.ts';

/** So long may all of it take on two quiet cores (docs/product/pages-and-speed.md#budgets). */
const WHOLE_MINUTES = 20;

type Measure = (lab: Lab, isQuick: boolean) => Promise<Result[]>;

/** What is taken, in this order, and what it needs of the machine beside Node. */
const measurements: Record<string, { take: Measure; needs: readonly Needed[] }> = {
  nginx: { take: pageAgainstNginx, needs: ['nginx'] },
  renders: { take: pageRenders, needs: [] },
  weight: { take: pageWeight, needs: ['browser'] },
  shift: { take: layoutShift, needs: ['browser'] },
  lighthouse: { take: lighthouseScores, needs: ['browser', 'openssl'] },
  paint: { take: firstPaints, needs: ['browser', 'openssl'] },
  calendar: { take: calendarAtOneBar, needs: ['browser', 'openssl'] },
  interactions: { take: interactions, needs: ['browser'] },
  month: { take: monthAvailability, needs: ['postgres'] },
  bookings: { take: bookingRush, needs: ['postgres'] },
  plans: { take: generatedVisits, needs: [] },
  chat: { take: chatStreams, needs: ['postgres'] },
  portal: { take: portalPages, needs: ['postgres'] },
  console: { take: consoleOfBigCompany, needs: ['postgres'] },
  screens: { take: screenChanges, needs: ['browser'] },
  start: { take: startAndMemory, needs: ['postgres'] },
};

const words = process.argv.slice(2);
const isQuick = words.includes('--quick');
const chosen = words.filter((word) => word !== '--quick');
const unknown = chosen.filter((word) => !(word in measurements));
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. There are: ${Object.keys(measurements).join(', ')}.`,
  );
  process.exit(2);
}

const toTake = Object.entries(measurements).filter(
  ([name]) => chosen.length === 0 || chosen.includes(name),
);
// What is compared with is installed, or nothing is measured: a figure without its yardstick would look like a good one.
const needed = toTake.flatMap(([, { needs }]) => needs);
installMissing(needed);
if (missingOf(needed).length > 0) {
  console.error(missingSentence(missingOf(needed)));
  process.exit(1);
}

const began = performance.now();
const results: Result[] = [];
for (const [name, { take }] of toTake) {
  const started = performance.now();
  results.push(...(await takeOne(name, take)));
  console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
}
if (chosen.length === 0) {
  const minutes = (performance.now() - began) / 60_000;
  results.push(atMost('The whole bench', minutes, WHOLE_MINUTES, 'min', 'soft'));
}
printTable(results);
process.exit(results.some(isBroken) ? 1 : 0);

/** One measurement in a lab of its own, which is cleared whatever happens. */
async function takeOne(name: string, measure: Measure): Promise<Result[]> {
  const lab = openLab();
  const abort = () => void lab.close().then(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, abort);
  try {
    return await measure(lab, isQuick);
  } catch (error) {
    return [failed(name, error)];
  } finally {
    await lab.close();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, abort);
  }
}
