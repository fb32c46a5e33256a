// Reads the posts of a new installation from the Markdown files in content/posts, and their translations from content/LANGUAGE/posts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Post } from '#contract/site/content/posts.ts';
import { type Texts, textsOf } from '#contract/site/content/translated-texts.ts';

/** What the file of a translation says; all else is the post's. */
const PostTranslation = Post.pick({
  slug: true,
  title: true,
  excerpt: true,
  tags: true,
  text: true,
});

/**
 * Every post of a folder, the oldest first.
 *
 * @throws Error naming the file whose front matter is wrong.
 */
export function readPostFiles(folder: string): Post[] {
  const posts = readFiles(folder, parsePostFile);
  return posts.sort((a, b) => a.publishedOn.localeCompare(b.publishedOn));
}

/**
 * The translations of a folder by the slug of their post, each text by its path in it.
 *
 * @throws Error naming the file whose front matter is wrong.
 */
export function readPostTranslations(folder: string): Readonly<Record<string, Texts>> {
  const posts = readFiles(folder, (text) => PostTranslation.parse(partsOf(text)));
  return Object.fromEntries(posts.map((post) => [post.slug, textsOf('post', post)]));
}

/**
 * Splits a post into front matter and Markdown.
 *
 * @throws Error when it is not of that form, or the post is not of its shape.
 */
export function parsePostFile(text: string): Post {
  return Post.parse(partsOf(text));
}

/** Each file of a folder, as it is parsed. */
function readFiles<Read>(folder: string, parse: (text: string) => Read): Read[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return names.map((name) => {
    try {
      return parse(readFileSync(join(folder, name), 'utf8'));
    } catch (cause) {
      throw new Error(`The blog post ${name} cannot be read.`, { cause });
    }
  });
}

/**
 * The fields of a file. The front matter stands between two lines of three dashes, one `name: value` per line, where the value is a text in
 * double quotes or a list of them in brackets; what follows is the text.
 *
 * @throws Error when a line or a value is not of that form.
 */
function partsOf(file: string): Record<string, unknown> {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replaceAll('\r\n', '\n'));
  if (!parts?.[1] || !parts[2]) throw new Error('There is no front matter.');
  const fields = parts[1].split('\n').map((line): [string, unknown] => {
    const [, name, value] = /^(\w+): *(["[].*)$/.exec(line) ?? [];
    if (!name || !value) throw new Error(`This is no line of front matter: ${line}`);
    return [name, JSON.parse(value)];
  });
  return { ...Object.fromEntries(fields), text: parts[2].trim() };
}
