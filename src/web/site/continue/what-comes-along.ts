// What a person takes along to another device: read from a plain form or an address, and told in words.

import { fill } from '#company/rules/platform/fill-message.ts';
import { type CarriedForms, carriedFields } from '#contract/leads/carried-forms.ts';
import { savedFields } from '#web/forms/fill-saved-form.ts';
import type { ContinueMessages } from './messages/continue-messages.en.ts';

/** Half-filled forms, and the uploads of this browser that belong to them. */
export type TakenAlong = { forms: CarriedForms; photos: string[] };

/** In the order in which they are shown. */
export const carriedKinds = ['quote', 'plan', 'calculator'] as const;
export type CarriedKind = (typeof carriedKinds)[number];

type Entries = Iterable<[string, unknown]>;

/** Those entries of a form that go along; undefined when there are none. */
export function carriedOf(kind: CarriedKind, entries: Entries): CarriedForms[CarriedKind] {
  const names: readonly string[] = carriedFields[kind];
  const fields = [...entries].filter(
    (entry): entry is [string, string] =>
      names.includes(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
  );
  return fields.length > 0 ? fields : undefined;
}

/** The forms that have something in them. */
export function formsOf(
  found: {
    [Kind in CarriedKind]?: CarriedForms[CarriedKind];
  },
): CarriedForms {
  return Object.fromEntries(Object.entries(found).filter(([, fields]) => fields));
}

/** What the hidden field of the page's own form says. */
export function readTakenAlong(text: string): TakenAlong {
  const read = parsed(text);
  const forms = carriedKinds.map((kind) => [
    kind,
    carriedOf(kind, savedFields(JSON.stringify(read.forms?.[kind] ?? []))),
  ]);
  const photos = Array.isArray(read.photos) ? read.photos : [];
  return {
    forms: formsOf(Object.fromEntries(forms)),
    photos: photos.filter((id): id is string => typeof id === 'string'),
  };
}

type Things = ContinueMessages['things'];

/** Each thing in a few words, such as "Quote request with 2 photos". */
export function wordsOf(
  { forms, photos }: TakenAlong,
  things: Things,
): { kind: CarriedKind; words: string }[] {
  const isQuote = forms.quote !== undefined || photos.length > 0;
  const address = forms.plan?.find(([name]) => name === 'address')?.[1];
  const plan = address ? fill(things.planFor, { address }) : things.plan;
  return [
    ...(isQuote ? [{ kind: 'quote' as const, words: quoteWith(photos.length, things) }] : []),
    ...(forms.plan ? [{ kind: 'plan' as const, words: plan }] : []),
    ...(forms.calculator
      ? [{ kind: 'calculator' as const, words: jobsOf(forms.calculator, things) }]
      : []),
  ];
}

function quoteWith(count: number, things: Things): string {
  if (count === 0) return things.quote;
  return count === 1 ? things.quoteOnePhoto : fill(things.quotePhotos, { count });
}

function jobsOf(calculator: readonly (readonly string[])[], things: Things): string {
  const count = calculator.filter(([name]) => name === 'services[]').length;
  return count === 1 ? things.calculatorOneJob : fill(things.calculatorJobs, { count });
}

function parsed(text: string): { forms?: Record<string, unknown>; photos?: unknown } {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
