// Takes every measurement that has a budget and prints one table; `npm run bench -- month bookings` takes only some.
import { bookingRush } from '../bench/booking-rush.ts';
import { chatStreams } from '../bench/chat.ts';
import { consoleOfBigCompany } from '../bench/console.ts';
import { calendarAtOneBar, firstPaints } from '../bench/first-paint.ts';
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
import { isBroken, printTable, type Result, told } from '../bench/result.ts';
import { screenChanges } from '../bench/screen-changes.ts';
import { startAndMemory } from '../bench/start-and-memory.ts';

type Measure = (lab: Lab, isQuick: boolean) => Promise<Result[]>;

const measurements: Record<string, Measure> = {
  nginx: pageAgainstNginx,
  renders: pageRenders,
  weight: pageWeight,
  shift: layoutShift,
  lighthouse: lighthouseScores,
  paint: firstPaints,
  calendar: calendarAtOneBar,
  interactions,
  month: monthAvailability,
  bookings: bookingRush,
  chat: chatStreams,
  portal: portalPages,
  console: consoleOfBigCompany,
  screens: screenChanges,
  start: startAndMemory,
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

const results: Result[] = [];
for (const [name, measure] of Object.entries(measurements)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const started = performance.now();
  results.push(...(await takeOne(name, measure)));
  console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
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
    return [{ ...told(name, 'failed', String(error)), isWithin: false, isHard: true }];
  } finally {
    await lab.close();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, abort);
  }
}
