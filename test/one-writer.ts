// The law of tables that have one writer each: no one else adds, changes or deletes their rows. The scan of the sources does not see what goes
// by the names of tables: a restore, a merge, a changed address.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { tableWrites } from './machine-laws.ts';

/** By table, the files that may write it. */
export type Writers = Readonly<Record<string, readonly string[]>>;

/**
 * Declares the tests.
 *
 * @param erasing Files that may take words away from each of the tables, and need not.
 */
export function eachHasItsWriters(writers: Writers, erasing: readonly string[] = []): void {
  const files = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `src/${name.replaceAll('\\', '/')}`);

  describe.each(Object.entries(writers))('the table %s', (sqlName, allowed) => {
    it('is written by its one writer: call that instead', () => {
      const found = files
        .filter((file) => !allowed.includes(file) && !erasing.includes(file))
        .flatMap((file) => writesOf(sqlName, file).map((line) => `${file}:${line}`));
      expect(found).toEqual([]);
    });

    it('is written by those that the list names', () => {
      for (const file of allowed)
        expect([file, writesOf(sqlName, file).length > 0]).toEqual([file, true]);
    });
  });
}

function writesOf(sqlName: string, file: string): string[] {
  const source = readFileSync(join(projectRoot, file), 'utf8');
  const table = camel(sqlName);
  if (!source.includes(sqlName) && !source.includes(table)) return [];
  return tableWrites({ table, sqlName, statuses: [] }, file, source);
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
