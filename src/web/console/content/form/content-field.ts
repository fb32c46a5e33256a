// What a form of content is made of: fields as plain data, so that the browser gets them from the server without any schema.

/** What a field left blank means: it is not there, there is none, or it is an empty text. */
export type WhenBlank = 'omit' | 'null' | 'keep';

export type Choice = { value: string; label: string };

type Named = {
  /** Its name within the entry, the item or the group that it belongs to; that of an item of a list is empty. */
  name: string;
  label: string;
  hint?: string | undefined;
  isRequired: boolean;
  whenBlank: WhenBlank;
};

export type ContentField = Named &
  (
    | { type: 'text'; maxLength: number; isLong: boolean }
    | { type: 'markdown'; maxLength: number }
    /** A day of the calendar, `YYYY-MM-DD`. */
    | { type: 'date' }
    | { type: 'number'; min: number; max: number; isWhole: boolean }
    /** Typed as dollars, kept as cents. */
    | { type: 'money' }
    /** `on` is what is kept when it is ticked; nothing else is kept, or false. */
    | { type: 'yes-no'; on: true | string }
    | { type: 'choice'; choices: readonly Choice[]; isNumber: boolean }
    | { type: 'picture' }
    /** A day of every year, `MM-DD`. */
    | { type: 'year-day' }
    /** Names an item for the program; a new item is named after what is typed into the field `from`. */
    | { type: 'key'; from: string | null }
    | { type: 'group'; fields: readonly ContentField[] }
    | ListField
    /** A text for each of some known names, such as the packages. */
    | { type: 'texts'; names: readonly Choice[]; maxLength: number }
  );

type ListField = {
  type: 'list';
  item: ContentField;
  /** What one of them is called: "line". Where each has its own name, those in order. */
  itemLabel: string | readonly string[];
  min: number;
  max: number;
  /** Which there are is up to the program; they can still be put in another order. */
  isFixed: boolean;
};

/** Whether a field needs little room. */
export function isShort(field: ContentField): boolean {
  if (field.type === 'text') return field.maxLength <= 60;
  return field.type === 'number' || field.type === 'money';
}

/** What a form carries of an entry, of a part of it or of one field: texts alone, so that nothing is lost that is not right yet. */
export type Typed = string | readonly Typed[] | TypedParts;
export type TypedParts = { readonly [name: string]: Typed };

export function isList(typed: Typed): typed is readonly Typed[] {
  return Array.isArray(typed);
}

/** The parts of a group; none of what is not one. */
export function partsOf(typed: Typed | undefined): TypedParts {
  return typed === undefined || typeof typed === 'string' || isList(typed) ? {} : typed;
}

export function textOf(typed: Typed | undefined): string {
  return typeof typed === 'string' ? typed : '';
}

export function itemsOf(typed: Typed | undefined): readonly Typed[] {
  return typed !== undefined && isList(typed) ? typed : [];
}

/** The typed part of a name; nothing for a name that every object has. */
export function partOf(typed: Typed | undefined, name: string): Typed | undefined {
  const parts = partsOf(typed);
  return Object.hasOwn(parts, name) ? parts[name] : undefined;
}
