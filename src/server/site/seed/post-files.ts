// Reads the posts of a new installation from the Markdown files in content/posts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Post } from '#contract/site/content/posts.ts';

/**
 * Every post of a folder, the oldest first.
 *
 * @throws Error naming the file whose front matter is wrong.
 */
export function readPostFiles(folder: string): Post[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const posts = names.map((name) => {
    try {
      return parsePostFile(readFileSync(join(folder, name), 'utf8'));
    } catch (cause) {
      throw new Error(`The blog post ${name} cannot be read.`, { cause });
    }
  });
  return posts.sort((a, b) => a.publishedOn.localeCompare(b.publishedOn));
}

/**
 * Splits a post into front matter and Markdown. The front matter stands between two lines of three dashes, one
 * `name: value` per line, where the value is a text in double quotes or a list of them in brackets.
 *
 * @throws Error when a line or a value is not of that form, or the post is not of its shape.
 */
export function parsePostFile(text: string): Post {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n'));
  if (!parts?.[1] || !parts[2]) throw new Error('There is no front matter.');
  const fields = parts[1].split('\n').map((line): [string, unknown] => {
    const [, name, value] = /^(\w+): *(["[].*)$/.exec(line) ?? [];
    if (!name || !value) throw new Error(`This is no line of front matter: ${line}`);
    return [name, JSON.parse(value)];
  });
  return Post.parse({ ...Object.fromEntries(fields), text: parts[2].trim() });
}
