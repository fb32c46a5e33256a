// Opens a crew's day by its link: the stops, and a gate code when someone stands at the gate.
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { CrewDay, CrewStop } from '#contract/visits/crew-day.ts';
import type { CrewDayState } from '#contract/visits/crew-links.ts';
import { decryptGateCode } from '#server/customers/properties/gate-code.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../../context.ts';
import { peopleOnBreak } from '../core/crew-breaks.ts';
import { peopleOfCrews, peopleOfDay } from '../core/crew-people.ts';
import { noticedVisits } from '../core/notice.service.ts';
import { isOnCrewDay } from '../core/visit.policy.ts';
import { linkState } from './crew-day.policy.ts';
import {
  crewName,
  findStop,
  findVisits,
  linkGeneration,
  listStops,
  photoKindsOf,
  productsApplied,
  type StopRow,
} from './crew-day.queries.ts';
import { lawnsOf } from './crew-size.ts';
import { type CrewLink, readCrewToken, readStopName, stopName } from './day-link.ts';
import { presentStop } from './present-stop.ts';

/** A crew's link with where it stands now. */
export type OpenLink = CrewLink & { state: CrewDayState };

/**
 * What a link opens.
 *
 * @throws RequestProblem 404 for a link that was not made here.
 */
export async function openLink(context: ServerContext, token: string): Promise<OpenLink> {
  const link = readCrewToken(context.secrets.dayLink, token);
  if (!link) throw noSuchLink();
  const generation = await linkGeneration(context.db, link.crewId, link.date);
  const state = linkState(link, generation, context.clock(), context.settings().timeZone);
  return { ...link, state };
}

/**
 * A crew's day. A link that is not open tells why, and no stops. Of stops that were shown on this day before, it tells which are
 * gone and where to.
 *
 * @throws RequestProblem 404 for a link that was not made here.
 */
export async function crewDay(
  context: ServerContext,
  token: string,
  known: readonly string[] = [],
): Promise<CrewDay> {
  const link = await openLink(context, token);
  const name = await crewName(context.db, link.crewId);
  if (name === undefined) throw noSuchLink();
  const now = context.clock();
  const { timeZone, phone } = context.settings();
  const rows = link.state === 'open' ? await listStops(context.db, link.crewId, link.date) : [];
  return {
    state: link.state,
    day: `${link.crewId}.${link.date}`,
    crewName: name,
    date: link.date,
    isToday: dateInZone(now, timeZone) === link.date,
    phone,
    readAt: now.toISOString(),
    people: link.state === 'open' ? ((await peopleOfCrews(context.db)).get(link.crewId) ?? []) : [],
    here: link.state === 'open' ? await peopleOfDay(context.db, link) : [],
    onBreak: link.state === 'open' ? await peopleOnBreak(context.db, { ...link, timeZone }) : [],
    stops: await presentStops(context, context.db, link, rows),
    left: link.state === 'open' ? await whereTheyWent(context, link, known) : [],
  };
}

/** Where stops went that were on this day; names that were not made for it are passed over. */
async function whereTheyWent(context: ServerContext, link: OpenLink, known: readonly string[]) {
  const key = context.secrets.dayLink;
  const ids = known.flatMap((name) => readStopName(key, link, name) ?? []);
  const rows = await findVisits(context.db, ids);
  return rows
    .filter((visit) => !isOfDay(visit, link))
    .map((visit) => ({
      stop: stopName(key, link, visit.id),
      date: isOnCrewDay(visit) ? visit.scheduledDate : null,
    }));
}

/** One stop as it is now; null when it is not of this day any more. */
export async function stopOf(
  context: ServerContext,
  db: Db,
  link: CrewLink,
  visitId: number,
): Promise<CrewStop | null> {
  const row = await findStop(db, visitId);
  if (!row || !isOfDay(row.visit, link)) return null;
  const [stop] = await presentStops(context, db, link, [row]);
  return stop ?? null;
}

/**
 * The gate code of a stop, on its day and for its crew alone. That it was shown is written down before it is.
 *
 * @throws RequestProblem 404 for a stop of another day or crew, 409 on any other day.
 */
export async function crewGateCode(
  context: ServerContext,
  token: string,
  stop: string,
): Promise<{ gateCode: string | null }> {
  const link = await openLink(context, token);
  const visitId = readStopName(context.secrets.dayLink, link, stop);
  const row = visitId === null ? undefined : await findStop(context.db, visitId);
  if (!row || !isOfDay(row.visit, link)) throw noSuchLink();
  const now = context.clock();
  if (link.state !== 'open' || dateInZone(now, context.settings().timeZone) !== link.date) {
    throw new RequestProblem('too_late', 'Gate codes are shown only on the day of the visit.');
  }
  const { property } = row;
  const { gateCodeEncrypted } = property;
  if (!gateCodeEncrypted) return { gateCode: null };
  await context.db.transaction(async (tx) => {
    await audit(tx, {
      actorId: null,
      action: 'gate-code-revealed',
      subject: { type: 'property', id: String(property.id) },
      details: { crewId: link.crewId, visitId },
      at: now,
    });
    await announce(tx, 'portal', property.userId);
  });
  return { gateCode: decryptGateCode(context.secrets.gateCode, property.id, gateCodeEncrypted) };
}

/** Whether a visit is still what this crew does on this day. */
export function isOfDay(visit: StopRow['visit'], { crewId, date }: CrewLink): boolean {
  return visit.crewId === crewId && visit.scheduledDate === date && isOnCrewDay(visit);
}

export function noSuchLink(): RequestProblem {
  return new RequestProblem('not_found', 'There is nothing at this address.');
}

async function presentStops(
  context: ServerContext,
  db: Db,
  link: CrewLink,
  rows: readonly StopRow[],
): Promise<CrewStop[]> {
  const ids = rows.map(({ visit }) => visit.id);
  const kinds = await photoKindsOf(db, ids);
  const applied = await productsApplied(db, ids);
  const told = await noticedVisits(db, ids, 'on-the-way', link.date);
  const lawns = await lawnsOf(
    db,
    rows.map(({ visit }) => visit),
  );
  return rows.map((row) => {
    const { id, servicePlanId } = row.visit;
    return presentStop(context, row, {
      ...link,
      photos: kinds.get(id) ?? [],
      applications: applied.get(id) ?? [],
      isTold: told.has(id),
      lawn: (servicePlanId !== null && lawns.get(servicePlanId)) || null,
    });
  });
}
