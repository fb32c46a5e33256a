// One writer of visits, and their statuses listed once: a scan of the sources, with planted breaches.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { statusLists, visitWrites } from './visit-laws.ts';

/** Who may write visits, and why. */
const WRITERS = new Map([
  ['src/server/visits/core/write-visit.ts', 'the one writer'],
  [
    'src/server/accounts/own-data/erase-work.ts',
    'erases rows and what people wrote; no state changes',
  ],
]);

/** Who may list statuses of visits: the machine, whose list it is. */
const LISTERS = new Set(['src/company/rules/visits/visit-machine.ts']);

const sources = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .map((file) => ({ file, source: readFileSync(join(projectRoot, file), 'utf8') }))
  // What names neither the table nor a status has nothing to find.
  .filter(({ source }) => /visits|in_progress|'skipped'|'completed'/.test(source));

describe('visits', () => {
  it('have one writer: call an event of src/server/visits/core instead', () => {
    const found = sources
      .filter(({ file }) => !WRITERS.has(file))
      .flatMap(({ file, source }) => visitWrites(file, source).map((line) => `${file}:${line}`));
    expect(found).toEqual([]);
  });

  it('are asked for by named sets: take one of src/company/rules/visits/visit-sets.ts, or add one', () => {
    const found = sources
      .filter(({ file }) => !LISTERS.has(file))
      .flatMap(({ file, source }) => statusLists(file, source).map((line) => `${file}:${line}`));
    expect(found).toEqual([]);
  });

  it('are written by those that the list names', () => {
    for (const file of WRITERS.keys()) {
      const source = readFileSync(join(projectRoot, file), 'utf8');
      expect([file, visitWrites(file, source).length > 0]).toEqual([file, true]);
    }
  });
});

describe('a planted breach', () => {
  it.each([
    'await tx.update(visits).set({ status: "completed" });',
    'await context.db\n  .insert(visits)\n  .values(row);',
    'await db.delete(visits).where(sql`true`);',
    'await tx.execute(sql`update visits set version = 2 where id = 1`);',
    "await db.execute('INSERT INTO visits (status) VALUES (1)');",
    'await tx.execute(sql`\n  delete from visits\n  where true`);',
  ])('of a second writer is found: %s', (source) => {
    expect(visitWrites('breach.ts', source)).toHaveLength(1);
  });

  it.each([
    "inArray(visits.status, ['scheduled', 'in_progress'])",
    "const OPEN = ['completed', 'skipped'] as const;",
    "sql`visit.status in ('scheduled', 'in_progress', 'completed')`",
  ])('of a literal list is found: %s', (source) => {
    expect(statusLists('breach.ts', source)).toHaveLength(1);
  });

  it.each([
    "await tx.update(appointments).set({ status: 'completed' });",
    'await tx.select().from(visits).for("update");',
    "inArray(appointments.status, ['scheduled', 'confirmed', 'in_progress'])",
    "eq(visits.status, 'scheduled')",
    "sql`status in ('accepted', 'scheduled')`",
  ])('is not what others do: %s', (source) => {
    expect([...visitWrites('other.ts', source), ...statusLists('other.ts', source)]).toEqual([]);
  });
});
