// What crosses the wire when posts are listed or read (docs/product/blog.md).
import { z } from 'zod';
import { blogCategories } from '#company/facts/blog-categories.ts';
import { languages } from '#company/facts/languages.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId } from '../platform/ids.ts';
import { untranslated } from '../platform/untranslated.ts';
import { UploadedPicture } from './pictures.ts';

export const BlogCategory = z.enum(blogCategories.map(({ value }) => value));
export type BlogCategory = z.infer<typeof BlogCategory>;

/** A post. Its content is Markdown, its featured image the name of a picture of the site. */
export const BlogPost = z.object({
  id: RowId,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string().describe('Markdown'),
  category: BlogCategory,
  tags: z.array(z.string()),
  featuredImage: z.string().nullable().describe('Name of a picture of the site'),
  upload: UploadedPicture.nullable().describe('What shows its picture, where that was uploaded'),
  published: z.boolean(),
  publishedAt: z.string().nullable().describe('ISO 8601, UTC'),
  createdAt: z.string(),
  updatedAt: z.string(),
  untranslated,
});
export type BlogPost = z.infer<typeof BlogPost>;

/** A post to read: its content also as HTML that is safe to show. */
export const BlogPostToRead = BlogPost.extend({ html: z.string() });
export type BlogPostToRead = z.infer<typeof BlogPostToRead>;

const language = z.enum(languages).optional().describe('English by default');

/** Which posts to list. Only published ones are ever listed to the public. */
export const BlogPostsQuery = z.strictObject({
  category: BlogCategory.optional(),
  published: z.enum(['true', 'false']).optional(),
  language,
});

export const BlogPostQuery = z.strictObject({ language });

export const BlogSlug = z.strictObject({ slug: z.string().min(1).max(200) });

export const blogEndpoints = {
  'GET /api/blog-posts': {
    summary: 'Published posts, the latest first',
    access: 'public',
    limit: 'read',
    status: 200,
    query: BlogPostsQuery,
    answer: z.array(BlogPost),
  },
  'GET /api/blog-posts/{slug}': {
    summary: 'A published post with its content as HTML',
    access: 'public',
    limit: 'read',
    status: 200,
    params: BlogSlug,
    query: BlogPostQuery,
    answer: BlogPostToRead,
  },
  'GET /blog/rss.xml': {
    summary: 'The published posts as an RSS 2.0 feed',
    access: 'public',
    limit: 'read',
    status: 200,
    answer: { bytes: 'application/rss+xml; charset=utf-8' },
  },
} as const satisfies EndpointTable;
