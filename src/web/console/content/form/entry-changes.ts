// What differs between two versions of an entry, field by field and in words.
import { centsOf, formatCents } from '#company/rules/money/money.ts';
import { formatMonthDay, isCalendarDate } from '#company/rules/time/company-time.ts';
import { plainAmount } from '../../../forms/typed-amount.ts';
import {
  type ContentField,
  itemsOf,
  partOf,
  partsOf,
  type Typed,
  type TypedParts,
  textOf,
} from './content-field.ts';
import { isAmount, typedEntry, yearDay } from './typed-entry.ts';

/** One field in both versions; null where it is not there. */
export type EntryChange = { label: string; before: string | null; after: string | null };

/** The differences of two bodies, in the order of the form. */
export function bodyChanges(
  fields: readonly ContentField[],
  before: unknown,
  after: unknown,
): EntryChange[] {
  return entryChanges(fields, typedEntry(fields, before), typedEntry(fields, after));
}

/** The same of what is typed. */
export function entryChanges(
  fields: readonly ContentField[],
  before: TypedParts,
  after: TypedParts,
): EntryChange[] {
  return fields.flatMap((field) =>
    changesOf(field, partOf(before, field.name), partOf(after, field.name), field.label),
  );
}

function changesOf(
  field: ContentField,
  before: Typed | undefined,
  after: Typed | undefined,
  label: string,
): EntryChange[] {
  switch (field.type) {
    case 'group':
      return field.fields.flatMap((inner) =>
        changesOf(
          inner,
          partOf(before, inner.name),
          partOf(after, inner.name),
          within(label, inner.label),
        ),
      );
    case 'texts':
      return field.names.flatMap(({ value, label: name }) =>
        changeOf(within(label, name), textOf(partOf(before, value)), textOf(partOf(after, value))),
      );
    case 'list':
      return listChanges(field, itemsOf(before), itemsOf(after), label);
    case 'key':
      return [];
    default:
      return changeOf(label, shown(field, before), shown(field, after));
  }
}

function changeOf(label: string, before: string, after: string): EntryChange[] {
  return before === after ? [] : [{ label, before: before || null, after: after || null }];
}

/** Items are the same by the name that the program knows them by, else by their first words. */
function listChanges(
  list: ContentField & { type: 'list' },
  before: readonly Typed[],
  after: readonly Typed[],
  label: string,
): EntryChange[] {
  const names = (items: readonly Typed[]) => items.map((item) => identityOf(list.item, item));
  const [older, newer] = [names(before), names(after)];
  const isUnnamed = new Set(older).size < older.length || new Set(newer).size < newer.length;
  // One item reworded, and nothing else, is a change of that item.
  const byPlace = isUnnamed || (older.length === newer.length && !isReordered(older, newer));
  if (byPlace) {
    return Array.from({ length: Math.max(before.length, after.length) }, (_, at) =>
      itemChanges(list, before[at], after[at], label, at),
    ).flat();
  }
  const changed = after.flatMap((item, at) => {
    const from = older.indexOf(newer[at] ?? '');
    return itemChanges(list, before[from], item, label, at);
  });
  const removed = before.flatMap((item, at) =>
    newer.includes(older[at] ?? '') ? [] : itemChanges(list, item, undefined, label, at),
  );
  const kept = (one: string[], other: string[]) => one.filter((name) => other.includes(name));
  const [orderBefore, orderAfter] = [kept(older, newer), kept(newer, older)];
  const order = orderBefore.some((name, at) => name !== orderAfter[at])
    ? changeOf(`${label}, order`, titles(list, before), titles(list, after))
    : [];
  return [...changed, ...removed, ...order];
}

function isReordered(older: readonly string[], newer: readonly string[]): boolean {
  return older.some((name, at) => name !== newer[at] && newer.includes(name));
}

function itemChanges(
  list: ContentField & { type: 'list' },
  before: Typed | undefined,
  after: Typed | undefined,
  label: string,
  at: number,
): EntryChange[] {
  const { item } = list;
  const name = within(label, nameOfItem(list, at, after ?? before));
  if (before !== undefined && after !== undefined) return changesOf(item, before, after, name);
  const [was, is] = [before, after].map((typed) =>
    typed === undefined ? '' : summary(item, typed),
  );
  return changeOf(name, was ?? '', is ?? '');
}

/** What an item of a list is called: its first words, else its kind and place. */
export function nameOfItem(
  { item, itemLabel }: ContentField & { type: 'list' },
  at: number,
  typed: Typed | undefined,
): string {
  if (typeof itemLabel !== 'string') return itemLabel[at] ?? '';
  const words = item.type === 'group' && typed !== undefined ? firstWords(item, typed) : '';
  return words || `${itemLabel} ${at + 1}`;
}

function titles(list: ContentField & { type: 'list' }, items: readonly Typed[]): string {
  return items.map((item) => firstWords(list.item, item)).join(', ');
}

function identityOf(item: ContentField, typed: Typed): string {
  if (item.type !== 'group') return firstWords(item, typed);
  const key = item.fields.find(({ type }) => type === 'key');
  return (key && textOf(partOf(typed, key.name))) || firstWords(item, typed);
}

/** What a part is called: its label, where it has one, else its first text. */
function firstWords(field: ContentField, typed: Typed | undefined): string {
  if (field.type !== 'group') return field.type === 'key' ? '' : shown(field, typed);
  const label = field.fields.filter(({ name }) => name === 'label');
  for (const inner of [...label, ...field.fields]) {
    const words = inner.type === 'text' ? firstWords(inner, partOf(typed, inner.name)) : '';
    if (words) return words;
  }
  return '';
}

/** The amounts of a part, as a list of them shows it. */
export function amountsOf(
  part: ContentField & { type: 'group' },
  typed: Typed | undefined,
): string {
  const amounts = part.fields.filter(({ type }) => type === 'money');
  return amounts
    .map((field) => shown(field, partOf(typed, field.name)))
    .filter((amount) => amount !== '' && amount !== '$0.00')
    .join(' + ');
}

/** A whole part in one text. */
function summary(field: ContentField, typed: Typed): string {
  switch (field.type) {
    case 'group':
      return field.fields
        .map((inner) => summary(inner, partOf(typed, inner.name) ?? ''))
        .filter(Boolean)
        .join(' · ');
    case 'list':
      return itemsOf(typed)
        .map((item) => summary(field.item, item))
        .join(', ');
    case 'texts':
      return Object.values(partsOf(typed)).map(textOf).filter(Boolean).join(', ');
    case 'key':
      return '';
    default:
      return shown(field, typed);
  }
}

/** A field as people read it. */
function shown(field: ContentField, typed: Typed | undefined): string {
  const text = textOf(typed);
  if (field.type === 'year-day') return shownDay(yearDay(typed));
  if (field.type === 'yes-no') return text === 'on' ? 'Yes' : 'No';
  if (field.type === 'money' && isAmount(text)) return formatCents(centsOf(plainAmount(text)));
  if (field.type === 'choice') {
    return field.choices.find(({ value }) => value === text)?.label ?? text;
  }
  return text;
}

function shownDay(monthDay: string): string {
  return isCalendarDate(`2000-${monthDay}`) ? formatMonthDay(monthDay) : monthDay;
}

function within(label: string, inner: string): string {
  return inner ? `${label} › ${inner}` : label;
}
