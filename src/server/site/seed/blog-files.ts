// Reads the blog posts of a new installation from the Markdown files in content/blog.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isCalendarDate } from '#company/rules/time/company-time.ts';
import { contentFolder } from './first-content.ts';

const folder = join(contentFolder, 'blog');

const FrontMatter = z.strictObject({
  title: z.string().min(1).max(200),
  slug: z.string().min(1).max(200),
  excerpt: z.string().min(1),
  category: z.enum(['tips', 'updates', 'projects']),
  tags: z.array(z.string()),
  featuredImage: z.string(),
  publishedAt: z.string().refine(isCalendarDate),
});

/** A post as its file says it: front matter plus the Markdown below; publishedAt is a date, YYYY-MM-DD. */
export type BlogFile = z.infer<typeof FrontMatter> & { content: string };

/**
 * Reads every post, the oldest first.
 *
 * @throws Error naming the file whose front matter is wrong.
 */
export async function readBlogFiles(): Promise<BlogFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const posts = await Promise.all(names.map(readBlogFile));
  return posts.sort((a, b) => a.publishedAt.localeCompare(b.publishedAt));
}

async function readBlogFile(name: string): Promise<BlogFile> {
  const text = await readFile(join(folder, name), 'utf8');
  try {
    return parseBlogFile(text);
  } catch (cause) {
    throw new Error(`The blog post ${name} cannot be read.`, { cause });
  }
}

/**
 * Splits a post into front matter and Markdown. The front matter stands between two lines of three dashes, one
 * `name: value` per line, where the value is a text in double quotes or a list of them in brackets.
 *
 * @throws Error when a line or a value is not of that form.
 */
export function parseBlogFile(text: string): BlogFile {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n'));
  if (!parts?.[1] || !parts[2]) throw new Error('There is no front matter.');
  const fields = parts[1].split('\n').map((line): [string, unknown] => {
    const [, name, value] = /^(\w+): *(["[].*)$/.exec(line) ?? [];
    if (!name || !value) throw new Error(`This is no line of front matter: ${line}`);
    return [name, JSON.parse(value)];
  });
  return { ...FrontMatter.parse(Object.fromEntries(fields)), content: parts[2].trim() };
}
