// Reads the published posts; drafts are not reachable from here.
import { and, desc, eq } from 'drizzle-orm';
import type { BlogCategory, BlogPost } from '#contract/site/blog.ts';
import type { Db } from '#server/platform/database/client.ts';
import { blogPosts } from '#server/platform/database/schema/blog.ts';

/** What the table admits as a slug; anything else need not be looked for. */
const SLUG = /^[a-z0-9-]+$/;

/** The published posts, the latest first; of one category when given. */
export async function listPublishedPosts(db: Db, category?: BlogCategory): Promise<BlogPost[]> {
  const rows = await db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.published, true), category && eq(blogPosts.category, category)))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id));
  return rows.map(presentPost);
}

/** A published post, or undefined. */
export async function findPublishedPost(db: Db, slug: string): Promise<BlogPost | undefined> {
  if (!SLUG.test(slug)) return undefined;
  const [row] = await db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), eq(blogPosts.published, true)));
  return row && presentPost(row);
}

function presentPost(row: typeof blogPosts.$inferSelect): BlogPost {
  return {
    ...row,
    // The table's check constraint admits exactly the categories of the contract.
    category: row.category as BlogCategory,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
