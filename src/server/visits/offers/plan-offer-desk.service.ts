// What the office does with an offer of a plan: drafts it, changes the draft, sends it, withdraws it. One transaction each.
import type { PlanKind } from '#company/rules/visits/plan-lines.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type {
  DeskPlanOffer,
  NewPlanOffer,
  PlanOfferDraft,
} from '#contract/visits/plan-offer-desk.ts';
import type { NewProgramOffer, ProgramOfferDraft } from '#contract/visits/program-offers.ts';
import { findLeadById } from '#server/leads/inbox/lead-source.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { noteOnLead } from './lead-of-offer.ts';
import { openOffer } from './lock-plan-offer.ts';
import { draftColumns, programColumns } from './offer-draft.ts';
import { type OfferedTo, placeOfOffer } from './place-of-offer.ts';
import { requireNoPlan, requireOffer, requireSeenOffer, todayOf } from './plan-offer.policy.ts';
import { findOpenOffer, type ReadOffer, readOffer } from './plan-offer.queries.ts';
import { presentDeskOffer } from './present-plan-offer.ts';
import { sealOffer } from './seal-plan-offer.ts';
import {
  addOffer,
  type DraftColumns,
  type OfferActing,
  type OfferRow,
  writeOffer,
} from './write-plan-offer.ts';

/** What a plan of mowing is called, on its visits as well. */
const MOWING_NAME = 'Lawn Maintenance';

/**
 * Starts a plan of mowing: a draft, or an offer that is sent right away. The person of a lead becomes a customer by it.
 *
 * @throws RequestProblem as `placeOfOffer`; 409 when the property has an open offer or a plan of the kind; 422 for days and
 *   crews that do not fit.
 */
export function startOffer(
  context: ServerContext,
  wanted: NewPlanOffer,
  staff: CurrentUser,
  attempt: Attempt | undefined,
): Promise<DeskPlanOffer> {
  return startDraft(context, wanted, staff, attempt, async (tx) => ({
    kind: 'mowing',
    name: MOWING_NAME,
    columns: await draftColumns(tx, context, wanted),
  }));
}

/** The same for a program. @throws RequestProblem as `startOffer`; 422 for rounds that cannot be offered. */
export function startProgramOffer(
  context: ServerContext,
  wanted: NewProgramOffer,
  staff: CurrentUser,
  attempt: Attempt | undefined,
): Promise<DeskPlanOffer> {
  return startDraft(context, wanted, staff, attempt, (tx) => programColumns(tx, context, wanted));
}

/**
 * Changes a draft of mowing.
 *
 * @throws RequestProblem 404; 409 when it was sent or changed meanwhile, or is of a program; 422 as for a new one.
 */
export function changeOffer(
  context: ServerContext,
  id: string,
  { version, ...draft }: PlanOfferDraft & { version: number },
  staff: CurrentUser,
): Promise<DeskPlanOffer> {
  return doAtOffer(context, id, version, async (tx, { offer, user }) => {
    requireKind(offer, 'mowing');
    const values = await draftColumns(tx, context, draft);
    await writeOffer(tx, offer, {
      event: 'change',
      by: actingOf(context, staff),
      userId: user.id,
      values,
    });
  });
}

/** The same for a draft of a program. @throws RequestProblem as `changeOffer`. */
export function changeProgramOffer(
  context: ServerContext,
  id: string,
  { version, ...draft }: ProgramOfferDraft & { version: number },
  staff: CurrentUser,
): Promise<DeskPlanOffer> {
  return doAtOffer(context, id, version, async (tx, { offer, user }) => {
    const { kind, name, columns } = await programColumns(tx, context, draft);
    requireKind(offer, kind);
    await writeOffer(tx, offer, {
      event: 'change',
      by: actingOf(context, staff),
      userId: user.id,
      values: { ...columns, name },
    });
  });
}

/**
 * Sends a draft to its customer: its text is sealed.
 *
 * @throws RequestProblem 404; 409 when it was sent or changed meanwhile, or the property has a plan; 422 when its days are over.
 */
export function sendOffer(
  context: ServerContext,
  id: string,
  version: number,
  staff: CurrentUser,
): Promise<DeskPlanOffer> {
  return doAtOffer(context, id, version, (tx, read) =>
    send(context, tx, read, actingOf(context, staff), staff),
  );
}

/**
 * Withdraws an offer, or deletes a draft. Who opens its link reads that it was withdrawn.
 *
 * @throws RequestProblem 404; 409 when it was answered or changed meanwhile.
 */
export function withdrawOffer(
  context: ServerContext,
  id: string,
  version: number,
  staff: CurrentUser,
): Promise<DeskPlanOffer> {
  return doAtOffer(context, id, version, async (tx, { offer, user }) => {
    const by = actingOf(context, staff);
    await writeOffer(tx, offer, { event: 'withdraw', by, userId: user.id });
  });
}

/** An offer with its history. @throws RequestProblem 404. */
export function readDeskOffer(context: ServerContext, id: string): Promise<DeskPlanOffer> {
  return present(context, context.db, id);
}

/** Someone of the office, at this moment. */
function actingOf({ clock }: Pick<ServerContext, 'clock'>, staff: CurrentUser): OfferActing {
  return { actor: 'staff', actorId: staff.id, at: clock() };
}

type Drafted = { kind: PlanKind; name: string; columns: DraftColumns };

async function startDraft(
  context: ServerContext,
  wanted: OfferedTo & { isSent: boolean },
  staff: CurrentUser,
  attempt: Attempt | undefined,
  draft: (tx: Tx) => Promise<Drafted>,
): Promise<DeskPlanOffer> {
  const by = actingOf(context, staff);
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const { userId, propertyId, lead } = await placeOfOffer(tx, context, wanted, staff);
    const { kind, name, columns } = await draft(tx);
    const place = { propertyId, kind };
    await requireNoPlan(tx, place);
    await endExpired(tx, context, place, userId, by.at);
    const offer = await addOffer(
      tx,
      {
        ...place,
        ...columns,
        planRequestId: lead?.kind === 'plan' ? lead.sourceId : null,
        leadId: lead?.id ?? null,
        name,
        taxBasisPoints: context.settings().salesTaxBasisPoints,
      },
      by,
      userId,
    );
    if (wanted.isSent) {
      await send(context, tx, requireOffer(await readOffer(tx, offer.id)), by, staff);
    }
    return present(context, tx, offer.id);
  });
  return answer;
}

/** A draft stays of its kind, by which its property has one open offer. */
function requireKind(offer: OfferRow, kind: PlanKind): void {
  if (offer.kind === kind) return;
  throw new RequestProblem(
    'wrong_state',
    'This offer is of another kind of plan. Please delete it and start a new one.',
  );
}

async function send(
  context: ServerContext,
  tx: Tx,
  read: ReadOffer,
  by: OfferActing,
  staff: CurrentUser,
): Promise<void> {
  await sealOffer(context, tx, read, by);
  const { leadId } = read.offer;
  if (leadId === null) return;
  const lead = await findLeadById(tx, leadId, 'lock');
  if (lead) await noteOnLead(tx, lead, { made: 'plan-offer', staff, at: by.at });
}

async function doAtOffer(
  context: ServerContext,
  id: string,
  version: number,
  work: (tx: Tx, read: ReadOffer) => Promise<void>,
): Promise<DeskPlanOffer> {
  return context.db.transaction(async (tx) => {
    const read = await openOffer(tx, (db) => readOffer(db, id));
    requireSeenOffer(read.offer, version);
    await work(tx, read);
    return present(context, tx, id);
  });
}

async function present(context: ServerContext, db: Db, id: string): Promise<DeskPlanOffer> {
  return presentDeskOffer(context, db, requireOffer(await readOffer(db, id)));
}

/** An offer whose last day is over makes room for the next one. */
async function endExpired(
  tx: Tx,
  context: ServerContext,
  { propertyId, kind }: { propertyId: number; kind: PlanKind },
  userId: string,
  at: Date,
): Promise<void> {
  const open = await findOpenOffer(tx, propertyId, kind);
  if (open?.status !== 'sent' || open.validUntil >= todayOf(context)) return;
  const by = { actor: 'system', actorId: null, at } as const;
  await writeOffer(tx, open, { event: 'lapse', by, userId });
}
