// Reads which breaks crews tapped on some days, in the order in which they happened.
import { and, asc, between, eq, inArray } from 'drizzle-orm';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { type BreakTap, breakTapKinds, tappedBreaks } from '#company/rules/visits/breaks.ts';
import { heldTo } from '#company/rules/visits/crew-time.ts';
import type { Db } from '#server/platform/database/client.ts';
import { crewActions } from '#server/platform/database/schema/crew-day.ts';

type BreakDays = { from: string; until: string; timeZone: string; crewId?: number };

/** Every tap of a break that counted, with its crew's day. */
export async function breakTaps(
  db: Db,
  { from, until, timeZone, crewId }: BreakDays,
): Promise<(BreakTap & { crewId: number; date: string })[]> {
  const rows = await db
    .select()
    .from(crewActions)
    .where(
      and(
        between(crewActions.date, from, until),
        crewId === undefined ? undefined : eq(crewActions.crewId, crewId),
        inArray(crewActions.kind, breakTapKinds),
        eq(crewActions.outcome, 'taken'),
      ),
    )
    .orderBy(asc(crewActions.receivedAt), asc(crewActions.sequence));
  const taps = rows.map(({ kind, details, happenedAt, receivedAt, ...row }) => {
    const isUnsure = happenedAt > receivedAt || dateInZone(happenedAt, timeZone) !== row.date;
    return {
      ...{ crewId: row.crewId, date: row.date, isUnsure },
      kind: kind === 'break-start' ? ('break-start' as const) : ('break-end' as const),
      people: Array.isArray(details.people) ? details.people.map(String) : [],
      at: isUnsure ? heldTo(receivedAt, { date: row.date, timeZone }) : happenedAt,
    };
  });
  // Another phone may have sent later what happened before; of the same moment what came first is first.
  return taps.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Who of a crew is on a break, and since when. */
export async function peopleOnBreak(
  db: Db,
  { crewId, date, timeZone }: { crewId: number; date: string; timeZone: string },
): Promise<{ name: string; since: string }[]> {
  const taps = await breakTaps(db, { from: date, until: date, timeZone, crewId });
  const names = new Map(
    taps.flatMap(({ people }) => people).map((name) => [name.toLowerCase(), name]),
  );
  return [...tappedBreaks(taps)].flatMap(([key, breaks]) => {
    const last = breaks.at(-1);
    if (!last || last.until !== null) return [];
    return [{ name: names.get(key) ?? key, since: last.from.toISOString() }];
  });
}
