// The link that the office sends to a crew: copied, texted, and renewed when it went to the wrong telephone.
import { sql } from 'drizzle-orm';
import type { CrewDayLink } from '#contract/visits/crew-links.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { crewLinks } from '#server/platform/database/schema/crew-day.ts';
import type { ServerContext } from '../../context.ts';
import { linkState } from './crew-day.policy.ts';
import { crewName, linkGeneration } from './crew-day.queries.ts';
import { noSuchLink } from './crew-day.service.ts';
import { type CrewLink, crewPath } from './day-link.ts';

type CrewDate = { crewId: number; date: string };

/**
 * The link that counts for a crew's day.
 *
 * @throws RequestProblem 404 for unknown crews.
 */
export async function crewLink(
  context: ServerContext,
  { crewId, date }: CrewDate,
): Promise<CrewDayLink> {
  if ((await crewName(context.db, crewId)) === undefined) throw noSuchLink();
  const generation = await linkGeneration(context.db, crewId, date);
  return presentLink(context, { crewId, date, generation });
}

/**
 * Makes a new link; those before open nothing any more. Asked for twice with the same generation it is made once.
 *
 * @throws RequestProblem 404 for unknown crews.
 */
export async function renewCrewLink(
  context: ServerContext,
  staffId: string,
  { crewId, date, generation: seen }: CrewLink,
): Promise<CrewDayLink> {
  return context.db.transaction(async (tx) => {
    if ((await crewName(tx, crewId)) === undefined) throw noSuchLink();
    const [made] = await tx
      .insert(crewLinks)
      .values({ crewId, date, generation: seen + 1 })
      .onConflictDoUpdate({
        target: [crewLinks.crewId, crewLinks.date],
        set: { generation: sql`${crewLinks.generation} + 1` },
        setWhere: sql`${crewLinks.generation} = ${seen}`,
      })
      .returning();
    if (made) {
      await audit(tx, {
        actorId: staffId,
        action: 'crew-link-renewed',
        subject: { type: 'crew', id: String(crewId) },
        details: { date },
        at: context.clock(),
      });
    }
    const generation = made?.generation ?? (await linkGeneration(tx, crewId, date));
    return presentLink(context, { crewId, date, generation });
  });
}

function presentLink(context: ServerContext, link: CrewLink): CrewDayLink {
  const path = crewPath(context.secrets.dayLink, link);
  return {
    url: new URL(path, context.config.publicUrl).href,
    generation: link.generation,
    state: linkState(link, link.generation, context.clock(), context.settings().timeZone),
  };
}
