// The links of a mailing to pages of ours: which there are, by which short code each goes, and how often it was followed.
import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { MailingContent } from '#company/rules/site/mailing-rules.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { mailingLinks } from '#server/platform/database/schema/mailing.ts';
import { type LinkMaker, renderMailMarkdown } from './mailing-markdown.ts';

/** The page with our posts, to which every issue leads. */
export const BLOG = '/blog';

/** The column has room for so much; a longer link stays as it is, uncounted. */
const LONGEST_PATH = 500;

/** Path and query of an address of ours, also one that is written without the site; null for any other. */
function ownPath(href: string, site: URL): string | null {
  if (!URL.canParse(href, site.href)) return null;
  const url = new URL(href, site);
  if (url.origin !== site.origin) return null;
  const path = url.pathname + url.search + url.hash;
  return path.length <= LONGEST_PATH ? path : null;
}

/** The pages of ours that a mailing leads to, each once. */
export function ownPathsOf({ text, spanish, posts }: MailingContent, site: URL): string[] {
  const paths = new Set([BLOG, ...posts.map(({ path }) => path)]);
  const linkTo: LinkMaker = (href) => {
    const path = ownPath(href, site);
    if (path !== null) paths.add(path);
    return href;
  };
  for (const words of [text, spanish?.text ?? ''])
    renderMailMarkdown(words, { site, linkTo, looks: {} });
  return [...paths];
}

/** Writes down the links of a mailing, each with a code of its own that is the same for every recipient. */
export async function addLinks(tx: Tx, mailingId: number, paths: readonly string[]): Promise<void> {
  await tx
    .insert(mailingLinks)
    .values(paths.map((path) => ({ mailingId, path, code: randomBytes(6).toString('base64url') })))
    .onConflictDoNothing();
}

/** Makes the addresses of a mail: of a page with a code its short link, of another one its full address. */
export async function linkMakerOf(db: Db, mailingId: number | null, site: URL): Promise<LinkMaker> {
  const rows =
    mailingId === null
      ? []
      : await db.select().from(mailingLinks).where(eq(mailingLinks.mailingId, mailingId));
  const codes = new Map(rows.map(({ path, code }) => [path, code]));
  return (href) => {
    const path = ownPath(href, site);
    if (path === null) return href;
    const code = codes.get(path);
    return new URL(code === undefined ? path : `/n/${code}`, site).href;
  };
}

/**
 * The page of a link; undefined for no link of ours. Following it counts, asking by HEAD does not: that is a program that checks it.
 * Nothing is known of who follows it.
 */
export async function pageOfLink(
  db: Db,
  code: string,
  method: string,
): Promise<string | undefined> {
  const clicks = method === 'GET' ? sql`least(${mailingLinks.clicks}, 2147483646) + 1` : undefined;
  const where = eq(mailingLinks.code, code);
  const [row] = clicks
    ? await db.update(mailingLinks).set({ clicks }).where(where).returning()
    : await db.select().from(mailingLinks).where(where);
  return row?.path;
}
