// Makes requests at the bounds of the API's description: for each field of an endpoint the first and last dates, the largest
// numbers and the longest texts that its schema takes.
import { z } from 'zod';
import type { Endpoint } from '#contract/platform/endpoint.ts';

/** What a path, a query or a body is made of. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** One part of a request at one bound; `field` names what was changed. */
export type BoundPart = { field: string; value: Record<string, unknown> };

/** What fields usually hold; the first one that a schema takes stands where nothing better is known. */
const USUAL: Json[] = [
  'Maria',
  'maria@example.com',
  '(281) 555-0150',
  '2026-11-24',
  '2026-11',
  '09:00',
  '2026-11-09T15:00:00Z',
  '11111111-2222-4333-8444-555555555555',
  'https://push.example.com/abc',
  '77429',
  '45.00',
  'maria-ortega',
  '0'.repeat(64),
  '12345678',
  'A'.repeat(43),
  'BNbN_3vHcv4xTFpuYS3XtKBjjNxXhZOdaRvS8_dG7V1lkUnpRNqvNfLbJBgm-pG4Cw8Yw_dUn6LzOZ7K1IXfBtk',
  '1',
  '-1',
  1,
  0.5,
  true,
  false,
  null,
];

/** The dates, times, ids and numbers at the ends of what JavaScript, JSON and the database can hold. */
const EXTREMES: Json[] = [
  '0001-01-01',
  '1000-01-01',
  '1969-12-31',
  '2000-01-01',
  '2199-12-31',
  '2200-01-01',
  '9999-12-31',
  '0001-01',
  '2000-01',
  '2199-12',
  '9999-12',
  '00:00',
  '23:59',
  '0001-01-01T00:00:00Z',
  '2000-01-01T00:00:00Z',
  '2199-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59.999Z',
  '2147483647',
  '2147483648',
  '9007199254740991',
  '9007199254740992',
  '999999.99',
  '0',
  '0.00',
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  1e300,
  -(2 ** 31),
  0,
  -1,
  null,
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
];

/** The lengths at which texts are cut, one of which is each field's longest. */
const LENGTHS = [
  20, 32, 40, 50, 64, 80, 100, 120, 200, 254, 255, 300, 500, 1000, 1200, 2000, 4000, 5000, 10_000,
];

/** Texts of a length: plain ones, and ones of which every character takes four bytes. */
function longTexts(length: number): string[] {
  return [
    'x'.repeat(length),
    '𝓜'.repeat(length / 2),
    `${'x'.repeat(Math.max(1, length - '@example.com'.length))}@example.com`,
    `${'y'.repeat(60)}@${'z'.repeat(60)}.${'z'.repeat(60)}.${'z'.repeat(60)}.com`.slice(-length),
    `https://push.example.com/${'x'.repeat(Math.max(1, length - 25))}`,
    '/'.padEnd(length, 'x'),
    '(281) 555-0150'.padEnd(length, ' '),
    `(281) 555-0150 ext. ${'1'.repeat(5)}`,
  ];
}

const takes = (schema: z.ZodType, value: Json) => schema.safeParse(value).success;

/** What a leaf of a schema takes: something usual, and everything at its bounds. */
function leafValues(schema: z.ZodType): { usual: Json | undefined; bounds: Json[] } {
  const named = namedValues(schema);
  const usual = [...named, ...USUAL].find((value) => takes(schema, value));
  const texts = longestTexts(schema);
  if (isFreeText(schema)) return { usual, bounds: texts.slice(0, 1) };
  const bounds = [
    ...named,
    ...EXTREMES.filter((value) => takes(schema, value)),
    ...ownBounds(schema),
  ];
  return { usual, bounds: [...new Set([...bounds, ...texts])] };
}

/** The longest texts that a schema takes, the plainest first. */
function longestTexts(schema: z.ZodType): string[] {
  for (const length of LENGTHS.toReversed()) {
    const texts = longTexts(length).filter((text) => takes(schema, text));
    if (texts.length > 0) return texts;
  }
  return [];
}

/** To free text a date or a number is a text like any other. */
function isFreeText(schema: z.ZodType): boolean {
  return ['Maria', '0001-01-01', '2147483648'].every((text) => takes(schema, text));
}

/** The same value with each of its free texts as long as it may be, in letters of four bytes where it takes them. */
function withLongTexts(schema: z.ZodType, base: Json | undefined): Json | undefined {
  const parts = partsOf(schema);
  if (parts?.kind === 'object') {
    const around = (base ?? {}) as Record<string, Json>;
    const filled = Object.entries(parts.shape).map(([key, part]) => [
      key,
      withLongTexts(part, around[key]),
    ]);
    return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
  }
  if (parts?.kind === 'list' && Array.isArray(base)) {
    return base.map((one) => withLongTexts(parts.element, one) ?? one);
  }
  if (parts || !isFreeText(schema)) return base;
  const texts = longestTexts(schema);
  return texts.find((text) => text.startsWith('𝓜')) ?? texts[0] ?? base;
}

/** The words of an enumeration. */
function namedValues(schema: z.ZodType): Json[] {
  const { enum: words, const: word, anyOf } = described(schema);
  const nested = (anyOf as { enum?: Json[]; const?: Json }[] | undefined) ?? [];
  return [words, word, ...nested.flatMap((one) => [one.enum, one.const])]
    .flat()
    .filter((value): value is Json => value !== undefined);
}

/** The numbers that the schema itself names as its ends. */
function ownBounds(schema: z.ZodType): Json[] {
  const { minimum, maximum } = described(schema);
  return [minimum, maximum].filter(
    (value): value is number => typeof value === 'number' && takes(schema, value),
  );
}

function described(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** What is within wrappers such as optional, nullable, default and pipe; undefined for a leaf. */
function inner(schema: z.ZodType): z.ZodType | undefined {
  const { def } = schema as unknown as {
    def: { type: string; innerType?: z.ZodType; in?: z.ZodType };
  };
  return def.innerType ?? (def.type === 'pipe' ? def.in : undefined);
}

type Container =
  | { kind: 'object'; shape: Record<string, z.ZodType> }
  | { kind: 'list'; element: z.ZodType }
  | { kind: 'choice'; options: z.ZodType[] };

/** The parts of a schema that has parts. */
function partsOf(schema: z.ZodType): Container | undefined {
  for (let at: z.ZodType | undefined = schema; at; at = inner(at)) {
    const { def } = at as unknown as {
      def: {
        type: string;
        element?: z.ZodType;
        options?: z.ZodType[];
        shape?: Record<string, z.ZodType>;
      };
    };
    if (def.type === 'object' && def.shape) return { kind: 'object', shape: def.shape };
    if (def.type === 'array' && def.element) return { kind: 'list', element: def.element };
    if (def.type === 'union' && def.options?.some((option) => partsOf(option))) {
      return { kind: 'choice', options: def.options };
    }
  }
  return undefined;
}

/** Something usual that a schema takes; undefined when nothing was found. */
function usualOf(schema: z.ZodType): Json | undefined {
  const parts = partsOf(schema);
  if (parts?.kind === 'choice') {
    return parts.options.map(usualOf).find((value) => value !== undefined && takes(schema, value));
  }
  if (parts?.kind === 'list') {
    const one = usualOf(parts.element);
    const lists = [0, 1, 2, 5, 7].map((count) => Array.from({ length: count }, () => one ?? null));
    return lists
      .toSorted((a, b) => Number(a.length !== 1) - Number(b.length !== 1))
      .find((list) => takes(schema, list));
  }
  if (parts?.kind === 'object') {
    const value: Record<string, Json> = {};
    for (const [key, part] of Object.entries(parts.shape)) {
      if (part.safeParse(undefined).success) continue;
      const usual = usualOf(part);
      if (usual !== undefined) value[key] = usual;
    }
    return value;
  }
  return leafValues(schema).usual;
}

/** Every value at a bound within a schema, as the whole value around it. */
function* changes(
  schema: z.ZodType,
  base: Json | undefined,
  name: string,
): Generator<[string, Json]> {
  const parts = partsOf(schema);
  if (parts?.kind === 'object') {
    const around = (base ?? {}) as Record<string, Json>;
    for (const [key, part] of Object.entries(parts.shape)) {
      for (const [field, value] of changes(part, around[key], `${name}/${key}`)) {
        yield [field, { ...around, [key]: value }];
      }
    }
  } else if (parts?.kind === 'list') {
    const first = Array.isArray(base) ? base[0] : usualOf(parts.element);
    const rest = Array.isArray(base) ? base.slice(1) : [];
    for (const [field, value] of changes(parts.element, first, `${name}/0`))
      yield [field, [value, ...rest]];
    yield [name, []];
  } else if (parts?.kind === 'choice') {
    for (const option of parts.options) {
      yield* changes(option, takes(option, base ?? null) ? base : usualOf(option), name);
    }
  } else {
    for (const bound of leafValues(schema).bounds) yield [name, bound];
  }
}

/**
 * A part of a request at every bound of every field that its schema takes, beginning with the part as it is. `right` are
 * fields that are known to be right.
 */
export function boundParts(schema: z.ZodType | undefined, right: object): BoundPart[] {
  if (!schema) return [{ field: '', value: {} }];
  const base = { ...(usualOf(schema) as Record<string, Json>), ...(right as Record<string, Json>) };
  const parts = new Map<string, BoundPart>();
  const whole: [string, Json][] = [
    ['', base],
    ['/all texts', withLongTexts(schema, base) ?? base],
  ];
  for (const [field, value] of [...whole, ...changes(schema, base, '')]) {
    if (takes(schema, value)) {
      parts.set(JSON.stringify(value), { field, value: value as Record<string, unknown> });
    }
  }
  return [...parts.values()];
}

/** Whether an answer of an endpoint goes on for ever. */
export function isStream({ answer }: Endpoint): boolean {
  return answer !== null && 'events' in answer;
}
