// Posts of the blog, as the office writes them (docs/product/blog.md).
import { z } from 'zod';
import { CalendarDate } from '../../platform/dates.ts';
import { Slug } from '../../platform/ids.ts';
import { BlogCategory } from '../blog.ts';
import { Picture, words } from './entry.ts';

export const Post = z.strictObject({
  slug: Slug,
  title: words(200),
  excerpt: words(400).describe('What lists, search engines and feeds show of it'),
  publishedOn: CalendarDate.describe('The day that it shows; lists begin with the latest'),
  category: BlogCategory,
  tags: z.array(words(40)).max(8).readonly(),
  picture: Picture.nullable().describe('Over the text, and in lists'),
  text: words(30_000).describe('Markdown; a picture of the site stands in it by its name'),
});
export type Post = z.infer<typeof Post>;
