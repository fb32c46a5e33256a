// Small trees of sources with planted breaches, for the tests that expect a tool to object.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A source and the laws that it breaks. */
export type Planted = [file: string, source: string, ...laws: string[]];

/** The sources of what is planted, by their files. */
export function sources(planted: readonly Planted[]): Record<string, string> {
  return Object.fromEntries(planted.map(([file, source]) => [file, source]));
}

/** The laws that have to object, by the file that breaks them. */
export function expected(planted: readonly Planted[]): Record<string, string[]> {
  const rows = planted.map(([file, , ...laws]) => [file, laws] as const);
  return Object.fromEntries(rows.filter(([, laws]) => laws.length > 0));
}

/** Writes a tree into a folder, and gives the folder. */
export function plant(root: string, files: Record<string, string>): string {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
  return root;
}
