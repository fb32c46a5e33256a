// What is refused is told in sentences for people: every shape of the contract is given what does not fit, and Zod's own words,
// which are for programmers, are looked for in what is answered.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { parsePart } from '#server/platform/http/request-part.ts';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { readForm } from '#web/forms/app/read-form.ts';
import { fieldName } from '#web/forms/app/send-form.ts';
import { rawWords } from './raw-messages.ts';

/** What no field takes, or only few: nothing, another type, too short, too long, too much, and lists of such things. */
const ODD: readonly unknown[] = [
  ...[undefined, null, '', ' ', 'x', 'x'.repeat(100_000), '\u0000', '-1', '9'.repeat(40)],
  ...[0, -1, 1.5, 1e300, true, false, [], {}, [null], [''], ['x'], [{}], [[]], [1e300]],
  ...[Array(5000).fill('x'), Array(5000).fill({}), { x: 1 }, '2026-02-30', '99:99', 'a@', '+1'],
];

/** As a form carries it: texts alone. */
const TYPED = ODD.filter((value): value is string => typeof value === 'string');

function shapeOf(schema: z.ZodType): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** Objects with one odd value each, in every field at once and in none. */
function oddObjects(schema: z.ZodType): Record<string, unknown>[] {
  const names = shapeOf(schema);
  const everywhere = ODD.map((value) => Object.fromEntries(names.map((name) => [name, value])));
  return [{}, { unknownField: 1 }, ...everywhere];
}

/** What is said of a value by the API. */
function saidOf(schema: z.ZodType, value: unknown, place: 'path' | 'query' | 'body'): string[] {
  try {
    parsePart(schema, value, place);
    return [];
  } catch (error) {
    if (!(error instanceof RequestProblem)) throw error;
    const { errors = [] } = error.extras;
    return [error.message, ...errors.map(({ detail }) => detail)];
  }
}

describe('the API refuses in sentences for people', () => {
  it.each(Object.entries<Endpoint>(endpoints))('%s', (_name, endpoint) => {
    const places = [
      ['path', endpoint.params],
      ['query', endpoint.query],
      ['body', endpoint.body],
    ] as const;
    for (const [place, schema] of places) {
      if (!schema) continue;
      const values = place === 'body' ? [...ODD, ...oddObjects(schema)] : oddObjects(schema);
      const said = values.flatMap((value) => saidOf(schema, value, place));
      expect(new Set(said.filter(rawWords))).toEqual(new Set());
    }
  });
});

describe('forms refuse in sentences for people', () => {
  it('over every shape of the contract', async () => {
    const files = globSync('src/contract/**/*.ts', { exclude: ['**/*.test.ts'] });
    const raw = new Set<string>();
    let forms = 0;
    for (const file of files) {
      const shapes: Record<string, unknown> = await import(join(projectRoot, file));
      for (const [name, shape] of Object.entries(shapes)) {
        if (!(shape instanceof z.ZodObject)) continue;
        forms += 1;
        for (const said of saidInForms(shape)) if (rawWords(said)) raw.add(`${name}: ${said}`);
      }
    }
    expect(forms).toBeGreaterThan(100);
    expect(raw).toEqual(new Set());
  });
});

/** What a form says beside its fields and above them, left empty and filled with odd texts. */
function saidInForms(shape: z.ZodObject): string[] {
  const typed = [new FormData()];
  for (const value of TYPED) {
    const form = new FormData();
    for (const name of shapeOf(shape)) form.append(name, value);
    const inLists = new FormData();
    for (const name of shapeOf(shape)) inLists.append(`${fieldName(name)}[0]`, value);
    typed.push(form, inLists);
  }
  return typed
    .flatMap((form) => Object.values(readForm(form, shape).reply().error ?? {}).flat())
    .filter((each) => each !== null);
}

it('what Zod has found is said by contract/platform/error-messages.ts', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: projectRoot, exclude: ['**/*.test.ts'] });
  const silent = files.filter((file) => {
    const source = readFileSync(join(projectRoot, file), 'utf8');
    const isReading =
      /\berror\.issues\b|\bparseWithZod\(|\bz\.(treeify|prettify|format)Error\b/.test(source);
    return isReading && !source.includes("import '#contract/platform/error-messages.ts'");
  });
  expect(silent).toEqual([]);
});
