// Makes the form of a kind of content from its shape in the contract and from its labels. It runs on the server: the browser gets the fields.
import { z } from 'zod';
import { Picture } from '#contract/site/content/entry.ts';
import type { Choice, ContentField, WhenBlank } from './content-field.ts';

/** What the fields take from other content. */
export type FieldSources = { packages: readonly Choice[] };

/** Any label as labels/field-labels.ts has it; which belong to which field has been checked by its types. */
type AnyLabel =
  | string
  | {
      label?: string;
      hint?: string;
      choices?: Readonly<Record<string, string>>;
      key?: true;
      from?: string;
      byPackage?: true;
      markdown?: true;
      item?: string | readonly string[];
      isFixed?: true;
      fields?: AnyLabels;
    };
export type AnyLabels = { readonly [name: string]: AnyLabel };

type Asked = { name: string; label: string; hint?: string | undefined; whenBlank: WhenBlank };
type Detail = Exclude<AnyLabel, string>;

/** A text that may be longer gets several lines. */
const LONGEST_LINE = 130;
/** Lists of the contract without a bound of their own. */
const MOST_ITEMS = 100;

/**
 * The fields of an object's shape, in its order.
 *
 * @throws When a field has no label, or a choice of it has none: a mistake in the labels.
 */
export function fieldsOf(
  shape: z.core.$ZodShape,
  labels: AnyLabels,
  sources: FieldSources,
): ContentField[] {
  return Object.entries(shape).map(([name, schema]) => {
    const label = labels[name];
    if (label === undefined) throw new Error(`The field "${name}" has no label.`);
    return fieldOf(name, schema, label, sources);
  });
}

function fieldOf(
  name: string,
  schema: z.core.$ZodType,
  given: AnyLabel,
  sources: FieldSources,
): ContentField {
  const detail: Detail = typeof given === 'string' ? { label: given } : given;
  const { inner, whenBlank } = unwrapped(schema);
  const { label = '', hint } = detail;
  return typed(inner, { name, label, hint, whenBlank }, detail, sources);
}

/** What is within an optional, nullable or read-only schema, and what it makes of nothing. */
function unwrapped(schema: z.core.$ZodType): { inner: z.core.$ZodType; whenBlank: WhenBlank } {
  if (schema instanceof z.ZodOptional) {
    return { inner: unwrapped(schema.unwrap()).inner, whenBlank: 'omit' };
  }
  if (schema instanceof z.ZodNullable) {
    return { inner: unwrapped(schema.unwrap()).inner, whenBlank: 'null' };
  }
  if (schema instanceof z.ZodReadonly) return unwrapped(schema.unwrap());
  return { inner: schema, whenBlank: 'keep' };
}

function typed(
  schema: z.core.$ZodType,
  asked: Asked,
  detail: Detail,
  sources: FieldSources,
): ContentField {
  const named = { ...asked, isRequired: asked.whenBlank === 'keep' };
  if (detail.key) return { ...named, type: 'key', from: detail.from ?? null };
  if (schema === Picture) return { ...named, type: 'picture' };
  if (detail.choices) return choice(schema, named, detail.choices);
  if (schema instanceof z.ZodString) return textField(schema, named, detail);
  if (schema instanceof z.ZodNumber) return numberField(schema, named);
  if (schema instanceof z.ZodBoolean) {
    return { ...named, isRequired: false, type: 'yes-no', on: true };
  }
  if (schema instanceof z.ZodLiteral) {
    return { ...named, isRequired: false, type: 'yes-no', on: String(schema.value) };
  }
  if (schema instanceof z.ZodObject) {
    return {
      ...named,
      type: 'group',
      fields: fieldsOf(schema.shape, detail.fields ?? {}, sources),
    };
  }
  if (schema instanceof z.ZodRecord && detail.byPackage) {
    return {
      ...named,
      type: 'texts',
      names: sources.packages,
      maxLength: longest(schema.valueType),
    };
  }
  if (schema instanceof z.ZodArray || schema instanceof z.ZodTuple) {
    return listField(schema, named, detail, sources);
  }
  throw new Error(`The field "${asked.name}" is of a type that no form has.`);
}

type Named = Asked & { isRequired: boolean };

function textField(schema: z.ZodString, named: Named, { markdown }: Detail): ContentField {
  const maxLength = longest(schema);
  if (markdown) return { ...named, type: 'markdown', maxLength };
  // So is a day of one year.
  if (schema.safeParse('2028-02-29').success && !schema.safeParse('2027-02-29').success) {
    return { ...named, type: 'date' };
  }
  // Only a text of a fixed shape, month and day, has a pattern with so few characters.
  if (schema.safeParse('02-29').success && !schema.safeParse('02-30').success) {
    return { ...named, type: 'year-day' };
  }
  const isRequired = named.isRequired && !schema.safeParse('').success;
  return { ...named, isRequired, type: 'text', maxLength, isLong: maxLength > LONGEST_LINE };
}

function longest(schema: z.core.$ZodType): number {
  const { inner } = unwrapped(schema);
  return (inner instanceof z.ZodString && inner.maxLength) || LONGEST_LINE;
}

function numberField(schema: z.ZodNumber, named: Named): ContentField {
  // Whatever is kept in cents is called so (contract/site/content/entry.ts).
  if (/cents/i.test(named.name)) return { ...named, type: 'money' };
  const { minValue, maxValue } = schema;
  const isWhole = schema.format === 'safeint';
  return { ...named, type: 'number', min: minValue ?? 0, max: maxValue ?? 1_000_000, isWhole };
}

function choice(
  schema: z.core.$ZodType,
  named: Named,
  labels: Readonly<Record<string, string>>,
): ContentField {
  const isNumber = schema instanceof z.ZodNumber;
  const values = schema instanceof z.ZodEnum ? schema.options.map(String) : Object.keys(labels);
  const choices = values.map((value) => {
    const label = labels[value];
    if (!label) throw new Error(`The choice "${value}" of "${named.name}" has no label.`);
    return { value, label };
  });
  return { ...named, type: 'choice', choices, isNumber };
}

function listField(
  schema: z.ZodArray | z.ZodTuple,
  named: Named,
  detail: Detail,
  sources: FieldSources,
): ContentField {
  const { item: itemLabel = '', isFixed = false, fields } = detail;
  const items = schema instanceof z.ZodTuple ? schema.def.items : undefined;
  const element = schema instanceof z.ZodArray ? schema.element : items?.[0];
  if (!element || !itemLabel)
    throw new Error(`The list "${named.name}" does not say what is in it.`);
  const item = fieldOf('', element, { label: '', ...(fields && { fields }) }, sources);
  const [min, max] = items ? [items.length, items.length] : boundsOf(schema);
  return {
    ...named,
    type: 'list',
    item,
    itemLabel,
    min,
    max,
    isFixed: isFixed || items !== undefined,
  };
}

/** How many items a list takes, found by asking it: its bounds are not part of what a schema says of itself. */
function boundsOf(schema: z.core.$ZodType): [min: number, max: number] {
  const { minimum, maximum } = schema._zod.bag;
  return [
    typeof minimum === 'number' ? minimum : 0,
    typeof maximum === 'number' ? maximum : MOST_ITEMS,
  ];
}
