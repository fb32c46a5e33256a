// Follows a short link: counts the scan by its day alone, and says which page of ours it leads to (docs/product/print.md#short-links).
import { eq, sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { printLinkScans, printLinks } from '#server/platform/database/schema/print-link.ts';
import { VIA } from '#server/platform/http/via.ts';
import type { ServerContext } from '../../context.ts';

/** More scans of one link in a minute are counted as this many: a crowd at a yard sale has fewer, a flood has more. */
export const MOST_A_MINUTE = 30;

/** What a request says of who follows: nothing of it is kept. */
type Asking = { method: string; userAgent: string | undefined; purpose: string | undefined };

export type LinkFollower = (code: string, asking: Asking) => Promise<string>;

/** Follows links; what was counted of each in this minute is remembered by the process, for links that there are. */
export function createLinkFollower({ db, clock, settings }: ServerContext): LinkFollower {
  const counted = new Map<number, { minute: number; scans: number }>();

  const mayCount = (linkId: number): boolean => {
    const minute = Math.floor(clock().getTime() / 60_000);
    const last = counted.get(linkId);
    const scans = last?.minute === minute ? last.scans + 1 : 1;
    counted.set(linkId, { minute, scans });
    return scans <= MOST_A_MINUTE;
  };

  return async (typed, asking) => {
    const code = typed.toLowerCase();
    const [link] = await db.select().from(printLinks).where(eq(printLinks.code, code));
    const day = dateInZone(clock(), settings().timeZone);
    if (!link || !isLive(link, day)) return '/';
    if (isPerson(asking) && mayCount(link.id)) {
      const { linkId, day: ofDay, scans } = printLinkScans;
      await db
        .insert(printLinkScans)
        .values({ linkId: link.id, day, scans: 1 })
        .onConflictDoUpdate({
          target: [linkId, ofDay],
          set: { scans: sql`least(${scans}, 2147483646) + 1` },
        });
    }
    return `${link.target}?${VIA}=${link.code}`;
  };
}

/** Whether a link counts on a day. */
export function isLive(
  { isActive, lastDay }: { isActive: boolean; lastDay: string | null },
  day: string,
): boolean {
  return isActive && (lastDay === null || day <= lastDay);
}

/** Programs that look at links, and browsers that fetch ahead, scan nothing. */
function isPerson({ method, userAgent, purpose }: Asking): boolean {
  return method === 'GET' && Boolean(userAgent) && !isbot(userAgent) && !purpose;
}
