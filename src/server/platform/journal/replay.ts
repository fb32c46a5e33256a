// Replays the journal into a database that may have forgotten what was accepted. Doing it again changes nothing.
import type { Db } from '../database/client.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { LeadKeeper } from './lead-keeper.ts';
import type { StoredLead } from './lead-line.ts';

/** What a replay did, counted in leads, not lines. */
export type Replay = {
  /** Leads that were missing or older in the database. */
  restored: number;
  /** Leads that the database had. */
  known: number;
  /** Leads that could not be written, with the reason; they stay in the journal. */
  failed: { kind: string; id: string; error: unknown }[];
};

/** Mails of older leads were sent long ago: the queue itself gives up after about a day. */
const MAIL_AGAIN_WITHIN_MS = 24 * 3_600_000;

/**
 * Writes every lead whose last state the database does not have, in the order of their last lines, each in a
 * transaction of its own. Its mails are enqueued in the same transaction: a lead that is there has its jobs, too. At
 * worst a mail is sent twice, under one Message-ID.
 */
export async function replayLeads(
  db: Db,
  jobs: JobQueue,
  keepers: readonly LeadKeeper[],
  lines: StoredLead[],
  now: Date,
): Promise<Replay> {
  const leads = lastStates(lines).filter((lead) => lead.rows);
  const versions = await versionsIn(db, keepers, leads);
  const replay: Replay = { restored: 0, known: 0, failed: [] };
  for (const lead of leads) {
    const { kind, id } = lead;
    if ((versions.get(nameOf(lead)) ?? -1) >= lead.version) {
      replay.known += 1;
      continue;
    }
    const isRecent = now.getTime() - Date.parse(lead.at) < MAIL_AGAIN_WITHIN_MS;
    try {
      await restoreLead(db, keepers, lead, isRecent ? jobs : null);
      replay.restored += 1;
    } catch (error) {
      replay.failed.push({ kind, id, error });
    }
  }
  if (replay.restored > 0) for (const { afterRestore } of keepers) await afterRestore?.(db);
  return replay;
}

/** The line that counts for each lead, in the order of these lines. */
function lastStates(lines: StoredLead[]): StoredLead[] {
  const states = new Map<string, StoredLead>();
  for (const lead of lines) {
    const name = nameOf(lead);
    const before = states.get(name);
    if (before && before.version > lead.version) continue;
    states.delete(name);
    states.set(name, lead);
  }
  return [...states.values()];
}

/** Writes a kept lead in one transaction. `jobs` is null when its mails are not to be sent again. */
async function restoreLead(
  db: Db,
  keepers: readonly LeadKeeper[],
  lead: StoredLead,
  jobs: JobQueue | null,
): Promise<void> {
  const keeper = keepers.find(({ kind }) => kind === lead.kind);
  if (!keeper) throw new Error(`nothing here keeps leads of the kind ${lead.kind}`);
  await db.transaction((tx) => keeper.restore(tx, (table) => lead.rows?.[table] ?? [], jobs));
}

async function versionsIn(
  db: Db,
  keepers: readonly LeadKeeper[],
  leads: StoredLead[],
): Promise<Map<string, number>> {
  const all = new Map<string, number>();
  for (const { kind, versions } of keepers) {
    const ids = leads.filter((lead) => lead.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const [id, version] of await versions(db, ids)) all.set(nameOf({ kind, id }), version);
  }
  return all;
}

function nameOf({ kind, id }: Pick<StoredLead, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}
