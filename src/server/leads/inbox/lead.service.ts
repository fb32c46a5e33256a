// What staff do with a lead: move it on, give it to someone, write a note, say that it is no spam. One transaction each.
import { displayName } from '#company/rules/customers/person-name.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { Lead, LeadEntry, LeadName, LeadStage, NewCall } from '#contract/leads/leads.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { leadEntries, phoneCalls } from '#server/platform/database/schema/lead.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { type EntryRow, presentEntry } from './lead-entries.ts';
import { findLead, findLeadById, type LeadRow, requireLead } from './lead-source.ts';
import { findStaff } from './lead-staff.ts';
import { leadClock, presentLead } from './present-lead.ts';
import { storeSeen, writeLead } from './write-lead.ts';

/** Who of the office acts, on which lead, in which version they saw it. */
export type LeadAct = { staff: CurrentUser; name: LeadName; version: number };

/** Moves a lead to another stage. */
export function moveLead(context: ServerContext, act: LeadAct, stage: LeadStage): Promise<Lead> {
  return actOnLead(context, act, async (tx, row, now) => {
    if (row.stage === stage) return;
    await writeLead(tx, row, { event: 'move', actor: 'staff', to: stage }, now);
    await addEntry(tx, row, act.staff, now, {
      kind: 'stage',
      details: { from: row.stage, to: stage },
    });
    await note(tx, act, 'lead-moved', now, { from: row.stage, to: stage });
  });
}

/**
 * Gives a lead to someone of the staff, or to no one.
 *
 * @throws RequestProblem 422 for someone who does not work here.
 */
export function assignLead(
  context: ServerContext,
  act: LeadAct,
  userId: string | null,
): Promise<Lead> {
  return actOnLead(context, act, async (tx, row, now) => {
    const person = userId ? await findStaff(tx, context, userId) : null;
    if (userId && !person) {
      const detail = 'This person does not work here.';
      throw new RequestProblem('invalid_input', detail, {
        errors: [{ pointer: '/userId', detail }],
      });
    }
    if (row.assignedTo === userId) return;
    const by = { event: 'assign', actor: 'staff' } as const;
    await writeLead(tx, row, { ...by, values: { assignedTo: userId } }, now);
    await addEntry(tx, row, act.staff, now, {
      kind: 'assignment',
      details: { to: person?.name ?? null },
    });
    await note(tx, act, 'lead-assigned', now, { to: userId });
  });
}

/** Writes down a call; its lead stands in the inbox at once. */
export async function takeCall(
  context: ServerContext,
  { email, ...call }: NewCall,
  staff: CurrentUser,
  attempt: Attempt | undefined,
): Promise<LeadName> {
  const now = context.clock();
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const [row] = await tx
      .insert(phoneCalls)
      .values({ ...call, email: email ?? '', takenBy: staff.id, createdAt: now })
      .returning({ id: phoneCalls.id });
    if (!row) throw new Error('the call was not written');
    const name: LeadName = { kind: 'call', id: row.id };
    await note(tx, { staff, name }, 'lead-call-taken', now);
    await notifyStaff(tx, 'lead', `call-${row.id}`);
    return name;
  });
  return answer;
}

/** Writes a note, or that someone has talked to them, which answers the lead. */
export async function writeNote(
  context: ServerContext,
  { staff, name }: Omit<LeadAct, 'version'>,
  { text, isCall }: { text: string; isCall: boolean },
  attempt: Attempt | undefined,
): Promise<LeadEntry> {
  const now = context.clock();
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const row = requireLead(await findLead(tx, name, 'lock'));
    const entry = await addEntry(tx, row, staff, now, { kind: isCall ? 'call' : 'note', text });
    if (isCall) await writeLead(tx, row, { event: 'call', actor: 'staff' }, now);
    await note(tx, { staff, name }, isCall ? 'lead-called' : 'lead-noted', now);
    await notifyStaff(tx, 'lead', `${row.kind}-${row.sourceId}`);
    return presentEntry(entry);
  });
  return answer;
}

/**
 * One action of the office on a lead that it has seen.
 *
 * @throws RequestProblem 404 for no lead; 409 when it was changed meanwhile, with the lead as it is.
 */
export async function actOnLead(
  context: ServerContext,
  { name, version }: LeadAct,
  work: (tx: Tx, row: LeadRow, now: Date) => Promise<void>,
): Promise<Lead> {
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const row = requireLead(await findLead(tx, name, 'lock'));
    if (row.version !== version) throw await changedMeanwhile(tx, context, row);
    await work(tx, row, now);
    await notifyStaff(tx, 'lead', `${row.kind}-${row.sourceId}`);
    return present(tx, context, requireLead(await findLeadById(tx, row.id)));
  });
}

async function changedMeanwhile(tx: Tx, context: ServerContext, row: LeadRow) {
  return new RequestProblem(
    'changed_meanwhile',
    'Someone else changed this lead since you opened it. Please check it again.',
    { current: await present(tx, context, row) },
  );
}

async function present(tx: Tx, context: ServerContext, row: LeadRow): Promise<Lead> {
  const clock = await leadClock({ ...context, db: tx }, new Date(row.arrivedAt));
  return presentLead(row, clock, context);
}

/** Adds to the thread. */
export async function addEntry(
  tx: Tx,
  row: Pick<LeadRow, 'id'>,
  author: CurrentUser | null,
  now: Date,
  values: Omit<typeof leadEntries.$inferInsert, 'leadId' | 'authorId' | 'createdAt'>,
): Promise<EntryRow> {
  const [entry] = await tx
    .insert(leadEntries)
    .values({ ...values, leadId: row.id, authorId: author?.id ?? null, createdAt: now })
    .returning();
  if (!entry) throw new Error('the entry was not written');
  const byName = author && displayName(author);
  return { ...entry, authorName: byName, photos: [] };
}

/** Someone has looked: what came in is no news any more. */
export async function markSeen(context: ServerContext, row: LeadRow): Promise<void> {
  if (!row.hasNews) return;
  await context.db.transaction(async (tx) => {
    await storeSeen(tx, row);
    await notifyStaff(tx, 'lead', `${row.kind}-${row.sourceId}`);
  });
}

/** A line in the audit log. */
export async function note(
  tx: Tx,
  { staff, name }: Omit<LeadAct, 'version'>,
  action: AuditAction,
  at: Date,
  details: Record<string, string | null> = {},
): Promise<void> {
  const subject = { type: 'lead', id: `${name.kind}-${name.id}` } as const;
  await audit(tx, { actorId: staff.id, action, subject, details, at });
}
