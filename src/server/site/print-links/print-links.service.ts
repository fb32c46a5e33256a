// Short links of printed things, for the office: made, changed, and shown with what came of them (docs/product/print.md#short-links).
import { randomInt } from 'node:crypto';
import { count, desc, eq } from 'drizzle-orm';
import { CODE_LENGTH, CODE_LETTERS } from '#company/facts/print-links.ts';
import { displayName } from '#company/rules/customers/person-name.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import {
  MOST_PRINT_LINKS,
  type NewPrintLink,
  type PrintLink,
  type PrintLinkChange,
  type PrintLinkPage,
} from '#contract/site/print-links.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { printLinks } from '#server/platform/database/schema/print-link.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { isLive } from './follow-link.ts';
import {
  chatsOfLink,
  daysOfLink,
  figuresOfLinks,
  leadsOfLink,
  MOST_ROWS,
  paidOfLink,
} from './print-figures.queries.ts';

type LinkRow = typeof printLinks.$inferSelect;

/** All links with their figures, the latest first. */
export async function listPrintLinks(context: ServerContext): Promise<PrintLink[]> {
  const { db, settings } = context;
  const rows = await db.select().from(printLinks).orderBy(desc(printLinks.id));
  const figures = await figuresOfLinks(db, settings().timeZone);
  return rows.map((row) => withFigures(context, row, figures));
}

/** A link with the rows behind its figures. @throws RequestProblem 404 for no such link. */
export async function readPrintLink(context: ServerContext, id: number): Promise<PrintLinkPage> {
  const { db, settings } = context;
  const { timeZone } = settings();
  const row = await requireLink(db, id);
  const figures = await figuresOfLinks(db, timeZone);
  const days = await daysOfLink(db, id);
  const leads = await leadsOfLink(db, row.code, timeZone);
  const chats = await chatsOfLink(db, row.code, timeZone);
  const paid = await paidOfLink(db, row.code, timeZone);
  return {
    ...withFigures(context, row, figures),
    days: days.slice(0, MOST_ROWS),
    leadRows: leads.slice(0, MOST_ROWS),
    chatRows: chats.slice(0, MOST_ROWS),
    paidRows: paid.slice(0, MOST_ROWS).map(({ bookedOn, cents, ...customer }) => ({
      ...{ customerId: customer.id, customer: displayName(customer) },
      ...{ bookedOn, amount: amountOf(cents) },
    })),
    isAll: [days, leads, chats, paid].every((some) => some.length <= MOST_ROWS),
  };
}

/**
 * Makes a link with a code of its own.
 *
 * @throws RequestProblem 422 when there are as many as can be looked after.
 */
export async function addPrintLink(
  context: ServerContext,
  actorId: string,
  body: NewPrintLink,
  attempt: Attempt | undefined,
) {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const [links] = await tx.select({ all: count() }).from(printLinks);
    if ((links?.all ?? 0) >= MOST_PRINT_LINKS)
      throw new RequestProblem('wrong_state', `There are ${MOST_PRINT_LINKS} links already.`);
    const row = await insertLink(tx, { ...columnsOf(body), addedBy: actorId });
    await note(context, tx, actorId, 'print-link-added', row);
    return present(context, row);
  });
  return answer;
}

/** Changes a link. @throws RequestProblem 404 for no such link, 409 when it was changed meanwhile. */
export function changePrintLink(
  context: ServerContext,
  actorId: string,
  id: number,
  { version, isActive, ...body }: PrintLinkChange,
) {
  return context.db.transaction(async (tx) => {
    const [seen] = await tx.select().from(printLinks).where(eq(printLinks.id, id)).for('update');
    if (!seen) throw noSuchLink();
    if (seen.version !== version)
      throw new RequestProblem(
        'changed_meanwhile',
        `${seen.name} changed in the meantime. Please check it and send your change again.`,
        { current: present(context, seen) },
      );
    const [row] = await tx
      .update(printLinks)
      .set({ ...columnsOf(body), isActive, version: version + 1 })
      .where(eq(printLinks.id, id))
      .returning();
    if (!row) throw noSuchLink();
    await note(context, tx, actorId, 'print-link-changed', row);
    return present(context, row);
  });
}

/** @throws RequestProblem 404 for no such link. */
export async function requireLink(db: Db, id: number): Promise<LinkRow> {
  const [row] = await db.select().from(printLinks).where(eq(printLinks.id, id));
  if (!row) throw noSuchLink();
  return row;
}

/** The address of a link, as it is printed. */
export function urlOf({ config }: Pick<ServerContext, 'config'>, code: string): string {
  return new URL(`/go/${code}`, config.publicUrl).href;
}

function columnsOf({ neighborhood, zip, lastDay, ...body }: NewPrintLink) {
  const blank = { neighborhood: neighborhood || null, zip: zip ?? null, lastDay: lastDay ?? null };
  return { ...body, ...blank };
}

/** A code that is taken is thrown again, a few times: there are hundreds of millions. */
async function insertLink(
  tx: Tx,
  values: Omit<typeof printLinks.$inferInsert, 'code'>,
  tries = 5,
): Promise<LinkRow> {
  const code = Array.from(
    { length: CODE_LENGTH },
    () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
  ).join('');
  const [row] = await tx
    .insert(printLinks)
    .values({ ...values, code })
    .onConflictDoNothing()
    .returning();
  if (row) return row;
  if (tries === 0) throw new Error('no code is free');
  return insertLink(tx, values, tries - 1);
}

async function note(
  context: ServerContext,
  tx: Tx,
  actorId: string,
  action: AuditAction,
  { id, code, kind, name, target, isActive, lastDay }: LinkRow,
): Promise<void> {
  const subject = { type: 'print-link', id: String(id) } as const;
  const details = { code, kind, name, target, isActive, lastDay };
  await audit(tx, { actorId, action, subject, details, at: context.clock() });
  await notifyStaff(tx, 'lead');
}

function present(context: ServerContext, row: LinkRow) {
  const { id, version, code, kind, name, neighborhood, zip, target, isActive, lastDay } = row;
  const today = dateInZone(context.clock(), context.settings().timeZone);
  return {
    ...{ id, version, code, kind, name, neighborhood, zip, target, isActive, lastDay },
    url: urlOf(context, code),
    isOver: !isLive(row, today),
  };
}

function withFigures(
  context: ServerContext,
  row: LinkRow,
  figures: Awaited<ReturnType<typeof figuresOfLinks>>,
): PrintLink {
  const { scans = 0, leads = 0, chats = 0, won = 0, cents = 0 } = figures.get(row.code) ?? {};
  return { ...present(context, row), scans, leads, chats, won, paid: amountOf(cents) };
}

function noSuchLink(): RequestProblem {
  return new RequestProblem('not_found', 'There is nothing at this address.');
}
