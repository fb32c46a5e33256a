// What crosses the wire when posts are listed or read (docs/product/blog.md).
import { z } from 'zod';
import { RowId } from './booking.ts';

export const BlogCategory = z.enum(['tips', 'updates', 'projects']);
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
  published: z.boolean(),
  publishedAt: z.string().nullable().describe('ISO 8601, UTC'),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type BlogPost = z.infer<typeof BlogPost>;

/** A post to read: its content also as HTML that is safe to show. */
export const BlogPostToRead = BlogPost.extend({ html: z.string() });
export type BlogPostToRead = z.infer<typeof BlogPostToRead>;

/** Which posts to list. Only published ones are ever listed to the public. */
export const BlogPostsQuery = z.strictObject({
  category: BlogCategory.optional(),
  published: z.enum(['true', 'false']).optional(),
});

export const BlogSlug = z.strictObject({ slug: z.string().min(1).max(200) });
