// What a crew's report that waits for the office says in a few words.
import type { crewActions } from '#server/platform/database/schema/crew-day.ts';

type Report = Pick<typeof crewActions.$inferSelect, 'kind' | 'details' | 'isTimeUnsure'>;

/** The crew's own words about a problem; of anything else that did not count, what it was. */
export function describeReport({ kind, details, isTimeUnsure }: Report): string {
  if (isTimeUnsure) return 'the phone’s clock was wrong: confirm the time';
  if (kind !== 'problem') return 'a report came after the stop had changed';
  const left = details.couldNotWork === true ? ' They left without doing the work.' : '';
  return `${String(details.note ?? '')}${left}`.slice(0, 200);
}
