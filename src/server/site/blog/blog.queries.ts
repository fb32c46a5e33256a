// The published posts as lists and pages show them; drafts are not reachable from here.
import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '#company/facts/languages.ts';
import { toInstant } from '#company/rules/time/company-time.ts';
import type { BlogCategory, BlogPost } from '#contract/site/blog.ts';
import type { Db } from '#server/platform/database/client.ts';
import { contentEntries, contentHistory } from '#server/platform/database/schema/content.ts';
import type { ServerContext } from '../../context.ts';
import { inLanguage } from '../content/in-language.ts';

/** A post appears at this hour of its day at the company: its page shows the day alone. */
const HOUR = '08:00';

/** When a row of content came about, and when its body last changed on the site. */
const lastPublished = sql<Date>`coalesce((
  select max(${contentHistory.at}) from ${contentHistory}
  where ${contentHistory.kind} = ${contentEntries.kind} and ${contentHistory.slug} = ${contentEntries.slug}
    and ${contentHistory.what} in ('published', 'restored') and ${contentHistory.language} is null
), ${contentEntries.createdAt})`.mapWith(contentEntries.createdAt);

type PostContext = Pick<ServerContext, 'db' | 'content' | 'settings'>;

/** In English, and of every category, when nothing else is asked for. */
type Asked = { category?: BlogCategory | undefined; language?: Language | undefined };

/** The published posts, the latest first. */
export async function listPublishedPosts(
  context: PostContext,
  { category, language }: Asked = {},
): Promise<BlogPost[]> {
  const rows = await selectRows(context.db);
  const rowsBySlug = new Map(rows.map((row) => [row.slug, row]));
  return shownPosts(context, language)
    .filter((post) => !category || post.category === category)
    .flatMap((post) => {
      const row = rowsBySlug.get(post.slug);
      return row ? [presentPost(context, post, row)] : [];
    })
    .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt) || other.id - one.id);
}

/** A published post, or undefined. */
export async function findPublishedPost(
  context: PostContext,
  slug: string,
  language?: Language,
): Promise<BlogPost | undefined> {
  const post = shownPosts(context, language).find((one) => one.slug === slug);
  if (!post) return undefined;
  const [row] = await selectRows(context.db, slug);
  return row && presentPost(context, post, row);
}

/** The published posts as content has them, in a language. */
function shownPosts({ content, settings }: PostContext, language: Language = 'en') {
  return inLanguage(content(), settings(), language).all('post', content().post);
}

type ShownPost = ReturnType<typeof shownPosts>[number];
type PostRow = Awaited<ReturnType<typeof selectRows>>[number];

/** The rows of all posts, or of one. */
function selectRows(db: Db, slug?: string) {
  return db
    .select({
      id: contentEntries.id,
      slug: contentEntries.slug,
      createdAt: contentEntries.createdAt,
      updatedAt: lastPublished,
    })
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.kind, 'post'),
        slug === undefined ? undefined : eq(contentEntries.slug, slug),
      ),
    );
}

function presentPost(
  { content, settings }: PostContext,
  { text, picture, publishedOn, tags, untranslated, ...post }: ShownPost,
  row: PostRow,
) {
  return {
    ...post,
    id: row.id,
    tags: [...tags],
    content: text,
    featuredImage: picture,
    upload: (picture !== null && content().uploads[picture]) || null,
    published: true,
    publishedAt: toInstant(publishedOn, HOUR, settings().timeZone).toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    untranslated: untranslated.map((path) => (path === 'text' ? 'content' : path)),
  };
}
