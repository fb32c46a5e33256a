// The table of blog posts.
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { id, instant, timestamps } from './columns.ts';

/** A post. Its content is Markdown, its featured image the name of a picture in assets/pictures. */
export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    title: varchar({ length: 200 }).notNull(),
    slug: varchar({ length: 200 }).notNull().unique(),
    excerpt: text().notNull(),
    content: text().notNull(),
    category: varchar({ length: 20 }).notNull(),
    tags: text().array().notNull().default([]),
    featuredImage: text(),
    published: boolean().notNull().default(false),
    publishedAt: instant(),
    ...timestamps(),
  },
  (table) => [
    check('blog_posts_category', sql`${table.category} in ('tips', 'updates', 'projects')`),
    check('blog_posts_slug', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('blog_posts_date', sql`not ${table.published} or ${table.publishedAt} is not null`),
    index('blog_posts_shown').on(table.publishedAt).where(sql`${table.published}`),
  ],
);
