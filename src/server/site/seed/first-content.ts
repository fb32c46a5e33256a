// Reads what the pages say in a new installation from content/; what the owner makes of it is in content_entries.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { keysOf } from '#company/rules/platform/known-keys.ts';
import {
  type Content,
  type ListKind,
  listKinds,
  singleKinds,
} from '#contract/site/content/kinds.ts';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { readPostFiles } from './post-files.ts';

/** Where the first entries are: copy that changes without touching code. */
export const contentFolder = join(projectRoot, 'content');

/** Kinds whose entries are pages of their own: a file each, in the order of their names. */
const PAGES: readonly ListKind[] = ['service', 'area'];

let known: Content | undefined;

/**
 * All first entries by kind, read once.
 *
 * @throws Error naming the file that does not fit the shape of its kind.
 */
export function firstContent(): Content {
  known ??= Object.fromEntries([
    ...keysOf(listKinds).map((kind) => [kind, readList(kind)]),
    ...keysOf(singleKinds).map((kind) => [
      kind,
      readContentFile(`${kind}.json`, singleKinds[kind]),
    ]),
  ]) as Content;
  return known;
}

/**
 * One file of content/ by its name.
 *
 * @throws Error naming the file when it is not there, no JSON, or not of this shape.
 */
export function readContentFile<Shape extends z.ZodType>(
  name: string,
  shape: Shape,
): z.infer<Shape> {
  try {
    return shape.parse(JSON.parse(readFileSync(join(contentFolder, name), 'utf8')));
  } catch (cause) {
    throw new Error(`content/${name} cannot be read.`, { cause });
  }
}

function readList(kind: ListKind): unknown[] {
  if (kind === 'post') return readPostFiles(join(contentFolder, 'posts'));
  const shape: z.ZodType = listKinds[kind];
  if (!PAGES.includes(kind)) return readContentFile(`${kind}s.json`, shape.array());
  const names = readdirSync(join(contentFolder, `${kind}s`)).sort();
  return names.map((name) => readContentFile(`${kind}s/${name}`, shape));
}
