// Puts together the file of everything that we hold of a customer.
import type { CurrentUser } from '#contract/accounts/account.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { ServerContext } from '../../context.ts';
import { readSections } from './export.queries.ts';

const ABOUT = {
  gateCode:
    'Your gate code is not in this file, so no one who finds it can get into your yard. You can see it on your account page.',
  photos: 'Photo addresses open only in a browser where you are signed in.',
  money: 'Dollars.',
  times: 'Timestamps are in UTC (ISO 8601); dates and times of day are those at our office.',
};

/** Everything as of one moment. That it was taken is written down first. */
export async function exportOf(
  context: ServerContext,
  { id: userId }: CurrentUser,
): Promise<Record<string, unknown>> {
  const { clock, config, settings } = context;
  const now = clock();
  const photosAt = new URL('/api/photos/', config.publicUrl).href;
  const about = { company: settings().companyName, madeAt: now.toISOString(), ...ABOUT };
  return context.db.transaction(
    async (tx) => {
      const subject = { type: 'user', id: userId } as const;
      await audit(tx, { actorId: userId, action: 'data-exported', subject, at: now });
      return { about, ...(await readSections(tx, { userId, photosAt })) };
    },
    { isolationLevel: 'repeatable read' },
  );
}
