// Once a day: how promises were kept in the last days, written down for the site. Visitors cause no counting.
import { promiseDays } from '#company/rules/site/shown-promises.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { publishedPromises } from '#server/platform/database/schema/report.ts';
import type { ServerContext } from '../../context.ts';
import { promiseFigures } from './promises-report.ts';

/** Before the office opens. */
export const PUBLISH_PROMISES_AT = '40 4 * * *';

/** The table raises the version of the content itself, so pages are rendered again. Doing it twice changes nothing. */
export async function publishPromises(context: ServerContext): Promise<void> {
  const at = context.clock();
  const days = promiseDays(dateInZone(at, context.settings().timeZone));
  const { medianMinutes, ...counts } = await promiseFigures(context, days);
  const values = {
    ...counts,
    medianMinutes: medianMinutes === null ? null : Math.floor(medianMinutes),
    ...{ fromDay: days.from, toDay: days.to, writtenAt: at },
  };
  await context.db
    .insert(publishedPromises)
    .values(values)
    .onConflictDoUpdate({ target: publishedPromises.id, set: values });
}
