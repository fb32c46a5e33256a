// Fetches the entries of one calendar of a CalDAV server that touch a stretch of time (RFC 4791 7.8).
import { FetchFailure } from '../outside/request-outside.ts';
import { askDav, type DavAccess } from './ask-dav.ts';
import { CALDAV } from './read-xml.ts';

const DAY_MS = 86_400_000;
const GONE = [404, 410];

/**
 * The calendar objects, each a text of its own. Repetitions are left to us: not every server expands them.
 *
 * @throws FetchFailure, also when the server has left any of them out.
 */
export async function fetchEntries(
  address: string,
  { from, to }: { from: Date; to: Date },
  access: DavAccess,
): Promise<string[]> {
  // A server counts whole days and times without a zone by its own clock, which may be up to a day from ours.
  const range = { start: from.getTime() - DAY_MS, end: to.getTime() + DAY_MS };
  const things = await askDav(
    address,
    { method: 'REPORT', depth: '1', body: queryFor(range) },
    access,
  );
  return things.flatMap(({ properties, status }) => {
    // It was deleted while the server answered.
    if (status !== null && GONE.includes(status)) return [];
    const texts = properties.filter(({ name }) => name === `${CALDAV} calendar-data`);
    // What is missing would be offered as free: a list that was cut off (RFC 6578 3.6) is worse than the one of before.
    if (status === 507) throw new FetchFailure('it is too large');
    if (texts.length === 0) throw new FetchFailure('it did not give all its entries');
    return texts.map(({ text }) => text);
  });
}

function queryFor({ start, end }: { start: number; end: number }): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${inUtc(start)}" end="${inUtc(end)}"/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`;
}

/** `20261117T150000Z` (RFC 5545 3.3.5). */
function inUtc(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}
