// An entry of content as its form has it, and back: amounts as dollars, lists with a blank line where one is needed.
import { amountOf, centsOf } from '#company/rules/money/money.ts';
import { plainAmount } from '../../../forms/typed-amount.ts';
import {
  type ContentField,
  itemsOf,
  partOf,
  type Typed,
  type TypedParts,
  textOf,
} from './content-field.ts';

/** A part of a body as it crosses the wire: of a draft it may be anything. */
type Value = unknown;

/** What the form shows of a body. A draft may lack anything, and hold a text where a number belongs. */
export function typedEntry(fields: readonly ContentField[], body: Value): TypedParts {
  return Object.fromEntries(
    fields.map((field) => [field.name, typedValue(field, own(body, field.name))]),
  );
}

function typedValue(field: ContentField, value: Value): Typed {
  switch (field.type) {
    case 'group':
      return typedEntry(field.fields, value);
    case 'list': {
      const items = Array.isArray(value) ? value : [];
      const least = Math.max(field.min, items.length);
      return Array.from({ length: least }, (_, at) => typedValue(field.item, items[at]));
    }
    case 'texts':
      return Object.fromEntries(
        field.names.map(({ value: name }) => [name, plainText(own(value, name))]),
      );
    case 'yes-no':
      return value === field.on ? 'on' : '';
    case 'year-day': {
      const [month = '', day = ''] = plainText(value).split('-');
      return { month, day: day.replace(/^0/, '') };
    }
    case 'money':
      return typeof value === 'number' ? amountOf(value) : plainText(value);
    default:
      return plainText(value);
  }
}

/** A list's item, or a part, about which nothing is known yet. */
export function blank(field: ContentField): Typed {
  return typedValue(field, undefined);
}

/** What a form that was sent carries, with nothing that its fields do not know. Conform has null where nothing was typed. */
export function sentEntry(fields: readonly ContentField[], sent: Value): TypedParts {
  return Object.fromEntries(
    fields.map((field) => [field.name, sentValue(field, own(sent, field.name))]),
  );
}

function sentValue(field: ContentField, sent: Value): Typed {
  if (field.type === 'group') return sentEntry(field.fields, sent);
  if (field.type === 'list') {
    const items = Array.isArray(sent) ? sent.slice(0, field.max + 1) : [];
    return items.map((item) => sentValue(field.item, item));
  }
  if (field.type === 'texts') {
    return Object.fromEntries(
      field.names.map(({ value: name }) => [name, plainText(own(sent, name))]),
    );
  }
  if (field.type === 'year-day') {
    return { month: plainText(own(sent, 'month')), day: plainText(own(sent, 'day')) };
  }
  // Browsers send line ends of their own (HTML, constructing the entry list).
  return plainText(sent).replaceAll('\r\n', '\n');
}

/** The body that is typed; what cannot be read as a number stays as it was typed, for the schema to refuse it. */
export function bodyOf(
  fields: readonly ContentField[],
  typed: Typed | undefined,
): Record<string, Value> {
  const parts = fields.flatMap((field): [string, Value][] => {
    const value = bodyValue(field, partOf(typed, field.name), typed);
    return value === undefined ? [] : [[field.name, value]];
  });
  return Object.fromEntries(parts);
}

function bodyValue(
  field: ContentField,
  typed: Typed | undefined,
  around: Typed | undefined,
): Value {
  switch (field.type) {
    case 'group':
      return field.whenBlank === 'omit' && isBlank(typed) ? undefined : bodyOf(field.fields, typed);
    case 'list': {
      const items = itemsOf(typed).map((item) => bodyValue(field.item, item, undefined) ?? '');
      return items.length === 0 && field.whenBlank === 'omit'
        ? undefined
        : keyed(field.item, items);
    }
    case 'texts':
      return Object.fromEntries(
        field.names.map(({ value: name }) => [name, textOf(partOf(typed, name)).trim() || null]),
      );
    case 'yes-no':
      return textOf(typed) === 'on' ? field.on : field.on === true ? false : undefined;
    case 'year-day':
      return textOr(field, yearDay(typed));
    case 'money':
    case 'number':
      return numberOf(field, textOf(typed));
    case 'choice':
      return field.isNumber ? numberOf(field, textOf(typed)) : textOr(field, textOf(typed));
    case 'key':
      return textOf(typed) || slugOf(textOf(partOf(around, field.from ?? '')));
    default:
      return textOr(field, textOf(typed));
  }
}

/** Month and day as they are kept; what is no day stays as it was typed. */
export function yearDay(typed: Typed | undefined): string {
  const [month, day] = [textOf(partOf(typed, 'month')), textOf(partOf(typed, 'day')).trim()];
  return month || day ? `${month}-${day.padStart(2, '0')}` : '';
}

function textOr({ whenBlank }: ContentField, text: string): Value {
  if (text.trim() !== '' || whenBlank === 'keep') return text;
  return whenBlank === 'null' ? null : undefined;
}

function numberOf({ type, whenBlank }: ContentField, text: string): Value {
  if (text.trim() === '') return whenBlank === 'null' ? null : undefined;
  const amount = plainAmount(text);
  if (type === 'money') return isAmount(text) ? centsOf(amount) : text;
  const bare = text.replace(/[\s,]/g, '');
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : text;
}

/** Whether a text is an amount of dollars. */
export function isAmount(text: string): boolean {
  return /^-?\d+\.\d\d$/.test(plainAmount(text));
}

/** Items that the program knows by a name have one each: a second one of the same gets a number. */
function keyed(item: ContentField, items: Value[]): Value[] {
  if (item.type !== 'group') return items;
  const key = item.fields.find((field) => field.type === 'key' && field.from);
  if (!key) return items;
  const taken = new Set<Value>();
  return items.map((value) => {
    const first = own(value, key.name);
    let name = first;
    for (let number = 2; taken.has(name); number += 1) name = `${String(first)}-${number}`;
    taken.add(name);
    return { ...Object(value), [key.name]: name };
  });
}

/** "Spring Fertilization" as "spring-fertilization": a name for addresses and for the program. */
export function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').slice(0, 70);
  return slug.replace(/^-+|-+$/g, '');
}

/** Whether nothing is typed into any field of a part. */
export function isBlank(typed: Typed | undefined): boolean {
  if (typed === undefined) return true;
  if (typeof typed === 'string') return typed.trim() === '';
  return Object.values(typed).every(isBlank);
}

function own(value: Value, name: string): Value {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

function plainText(value: Value): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
