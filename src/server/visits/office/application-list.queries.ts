// Reads the office's list of application records: the latest first, by dates, crew and words, page by page.
import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { RowId } from '#contract/platform/ids.ts';
import { searchOf, searchQuery } from '#server/customers/search-terms.ts';
import type { Db } from '#server/platform/database/client.ts';
import {
  applicationRecords,
  crewActions,
  wordsOfApplication,
} from '#server/platform/database/schema/crew-day.ts';
import { crews } from '#server/platform/database/schema/visits.ts';
import { CursorInstant, readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import type { ApplicationRow } from '../core/application-records.ts';

/** Which records: from an instant on, before another, of a crew, with words. */
export type WantedApplications = {
  from?: Date | undefined;
  before?: Date | undefined;
  crewId?: number | undefined;
  words?: string | undefined;
  cursor?: string | undefined;
};

/** A record with the crew whose phone sent it; without one when that was deleted with its customer's account. */
export type ListedRow = { record: ApplicationRow; crewName: string | null };

const Place = z.tuple([CursorInstant, RowId]);

/** A page of the list. @throws RequestProblem 422 for a cursor that no list has given. */
export async function listApplications(
  db: Db,
  { from, before, crewId, words, cursor }: WantedApplications,
  size: number,
): Promise<{ items: ListedRow[]; next: string | null }> {
  const { appliedAt, id, actionId } = applicationRecords;
  const after = readCursor(cursor, Place);
  const rows = await db
    .select({ record: applicationRecords, crewName: crews.name })
    .from(applicationRecords)
    .leftJoin(crewActions, eq(crewActions.id, actionId))
    .leftJoin(crews, eq(crews.id, crewActions.crewId))
    .where(
      and(
        from && gte(appliedAt, from),
        before && lt(appliedAt, before),
        crewId === undefined ? undefined : eq(crewActions.crewId, crewId),
        words ? hasWords(words) : undefined,
        after && isAfter(after),
      ),
    )
    .orderBy(desc(appliedAt), desc(id))
    .limit(size + 1);
  const items = rows.slice(0, size);
  const last = rows.length > size ? items.at(-1)?.record : undefined;
  return { items, next: last ? writeCursor([last.appliedAt.toISOString(), last.id]) : null };
}

function isAfter([at, lastId]: z.infer<typeof Place>): SQL | undefined {
  const { appliedAt, id } = applicationRecords;
  const instant = new Date(at);
  return or(lt(appliedAt, instant), and(eq(appliedAt, instant), lt(id, lastId)));
}

/** Whether a record has words that begin like each of those typed. */
function hasWords(typed: string): SQL {
  const words = searchOf(typed);
  // What has no letter and no digit is in no record.
  return words === null
    ? sql`false`
    : sql`${wordsOfApplication(applicationRecords)} @@ ${searchQuery(words)}`;
}
