// Exports of the books for QuickBooks Online: what was booked since the last one, taken under the next number as it was previewed
// (docs/product/billing.md#quickbooks).
import { z } from 'zod';
import { exportNames, plainName } from '#company/rules/billing/export-names.ts';
import { displayName } from '#company/rules/customers/person-name.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import {
  type BooksExport,
  MOST_EXPORTED,
  type NewExport,
  type NextExport,
} from '#contract/billing/books-exports.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db } from '#server/platform/database/client.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import {
  exportedNames,
  findExport,
  holdLedger,
  listExports,
  newEntries,
  owedByKind,
} from './export.queries.ts';
import { writeExport } from './write-export.ts';

const PER_PAGE = 20;
const Place = z.tuple([z.int().min(1).max(2_147_483_647)]);

/** What the next export would hold. */
export async function nextExport(db: Db): Promise<NextExport> {
  const found = await newEntries(db, MOST_EXPORTED + 1);
  const entries = found.slice(0, MOST_EXPORTED);
  const days = entries.map(({ bookedOn }) => bookedOn).sort();
  const [first, last] = [entries.at(0)?.id ?? null, entries.at(-1)?.id ?? null];
  return {
    ...(await contentOf(db, { entries: entries.length, first, last })),
    ...{ from: days.at(0) ?? null, until: days.at(-1) ?? null },
    isAll: found.length <= MOST_EXPORTED,
  };
}

/**
 * Takes exactly what was previewed as the next export.
 *
 * @throws RequestProblem 409 `changed_meanwhile` when a colleague took it first, or an entry was still being written.
 */
export async function takeExport(
  context: ServerContext,
  actorId: string,
  { through, entries }: NewExport,
  attempt: Attempt | undefined,
): Promise<BooksExport> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    await holdLedger(tx);
    const waiting = (await newEntries(tx)).filter(({ id }) => id <= through);
    if (waiting.length !== entries || waiting.at(-1)?.id !== through) throw previewIsOld();
    const at = context.clock();
    const customers = waiting.map(({ userId, customer }) => ({
      userId,
      name: displayName(customer),
    }));
    const plain = new Set(customers.map(({ name }) => plainName(name)));
    const names = exportNames(customers, await exportedNames(tx, [...plain]));
    const named = waiting.map(({ id, userId }) => ({
      ...{ entryId: id, customer: names.get(userId) ?? '' },
    }));
    const number = await writeExport(tx, named, { actorId, at });
    const subject = { type: 'user', id: actorId } as const;
    const details = { number, through, entries };
    await audit(tx, { actorId, action: 'books-export-taken', subject, details, at });
    await notifyStaff(tx, 'billing');
    return requireExport(context, tx, number);
  });
  return answer;
}

/** @throws RequestProblem 422 for a cursor that no list has given. */
export async function readExports(context: ServerContext, cursor: string | undefined) {
  const [before] = readCursor(cursor, Place) ?? [];
  const rows = await listExports(context.db, before && before - 1, PER_PAGE + 1);
  const shown = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? shown.at(-1) : undefined;
  return {
    items: await Promise.all(shown.map((row) => present(context, context.db, row))),
    next: last ? writeCursor([last.number]) : null,
  };
}

async function requireExport(context: ServerContext, db: Db, number: number): Promise<BooksExport> {
  const row = await findExport(db, number);
  if (!row) throw new RequestProblem('not_found', 'We could not find this export.');
  return present(context, db, row);
}

type Row = NonNullable<Awaited<ReturnType<typeof findExport>>>;

async function present({ settings }: ServerContext, db: Db, row: Row): Promise<BooksExport> {
  return {
    ...(await contentOf(db, row)),
    ...{ number: row.number, takenOn: dateInZone(row.takenAt, settings().timeZone) },
    takenBy: row.takenBy ? displayName(row.takenBy) : null,
  };
}

type Range = { entries: number; first: number | null; last: number | null };

async function contentOf(db: Db, { entries, first, last }: Range) {
  const kinds = first === null || last === null ? [] : await owedByKind(db, first, last);
  const sumOf = (isIt: (kind: string) => boolean, sign: 1 | -1) => {
    const those = kinds.filter(({ kind }) => isIt(kind));
    return {
      count: those.reduce((count, { entries: some }) => count + some, 0),
      amount: amountOf(those.reduce((cents, each) => cents + sign * each.cents, 0)),
    };
  };
  return {
    ...{ entries, firstEntry: first, lastEntry: last },
    invoices: sumOf((kind) => kind === 'invoice', 1),
    creditNotes: sumOf((kind) => kind === 'credit-note', -1),
    payments: sumOf((kind) => !['invoice', 'credit-note', 'fee'].includes(kind), -1),
  };
}

function previewIsOld(): RequestProblem {
  return new RequestProblem(
    'changed_meanwhile',
    'Something was booked or exported since the preview. Please look at it again.',
  );
}
