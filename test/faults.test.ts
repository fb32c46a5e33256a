// The table of planted faults stays true: each fault still finds its place in the code, exactly once, and its tests.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { countOf } from '../faults/fault.ts';
import { faultTable } from '../faults/table.ts';

describe.each(Object.entries(faultTable))('the planted faults of %s', (_part, faults) => {
  it('each stand exactly once in their file', () => {
    const lost = faults.filter(
      ({ file, find }) => countOf(readFileSync(join(projectRoot, file), 'utf8'), find) !== 1,
    );
    expect(lost).toEqual([]);
  });

  // Otherwise whatever loads the file fails, and the fault says nothing of the tests.
  it('each leave a program that can be read', () => {
    const broken = faults.filter(({ file, find, replace }) => {
      if (!/\.tsx?$/.test(file)) return false;
      const source = readFileSync(join(projectRoot, file), 'utf8');
      return (
        parseSync(
          file,
          source.replace(find, () => replace),
        ).errors.length > 0
      );
    });
    expect(broken).toEqual([]);
  });

  it('each change something and name tests that there are', () => {
    for (const { promise, find, replace, tests } of faults) {
      expect(replace, promise).not.toBe(find);
      for (const test of tests) expect(existsSync(join(projectRoot, test)), test).toBe(true);
    }
  });
});

it('each planted fault breaks a promise of its own', () => {
  const promises = Object.values(faultTable).flatMap((faults) =>
    faults.map(({ promise }) => promise),
  );
  expect(promises.filter((promise, index) => promises.indexOf(promise) !== index)).toEqual([]);
});
