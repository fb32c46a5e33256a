// What the buttons of a list do to what is typed: one item more, one fewer, one place up or down; with a script and without one.
import {
  type ContentField,
  isList,
  itemsOf,
  partOf,
  partsOf,
  type Typed,
  type TypedParts,
} from './content-field.ts';
import { blank } from './typed-entry.ts';

export const listEdits = ['add', 'remove', 'up', 'down'] as const;
export type ListEdit = (typeof listEdits)[number];

/** Where something is in an entry: names of parts and places in lists. */
export type Path = readonly (string | number)[];

/** A path as forms name their fields: ["rows", 2, "term"] is "rows[2].term". */
export function pathName(path: Path): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name ? `${name}.${part}` : part;
  }, '');
}

/** The same entry with another value at a path. */
export function withTyped(typed: Typed, [first, ...rest]: Path, value: Typed): Typed {
  if (first === undefined) return value;
  if (isList(typed)) {
    return typed.map((item, at) => (at === first ? withTyped(item, rest, value) : item));
  }
  const parts = partsOf(typed);
  return { ...parts, [first]: withTyped(partOf(parts, String(first)) ?? '', rest, value) };
}

/** What is typed at a path. */
export function typedAt(typed: Typed | undefined, [first, ...rest]: Path): Typed | undefined {
  if (first === undefined) return typed;
  const inner = typeof first === 'number' ? itemsOf(typed)[first] : partOf(typed, first);
  return typedAt(inner, rest);
}

/**
 * Edits a list of an entry.
 *
 * @param path Of the list for `add`, of the item otherwise.
 * @returns The entry as it is then; the same where the path leads to nothing that can be edited so.
 */
export function editList(
  fields: readonly ContentField[],
  typed: TypedParts,
  edit: ListEdit,
  path: Path,
): TypedParts {
  const listPath = edit === 'add' ? path : path.slice(0, -1);
  const list = fieldAt(fields, listPath);
  if (list?.type !== 'list') return typed;
  const items = itemsOf(typedAt(typed, listPath));
  const at = Number(path.at(-1));
  return partsOf(withTyped(typed, listPath, editItems(list, items, edit, at)));
}

function editItems(
  list: ContentField & { type: 'list' },
  items: readonly Typed[],
  edit: ListEdit,
  at: number,
): readonly Typed[] {
  if (edit === 'add') {
    return list.isFixed || items.length >= list.max ? items : [...items, blank(list.item)];
  }
  const item = items[at];
  if (item === undefined) return items;
  if (edit === 'remove') return list.isFixed ? items : items.toSpliced(at, 1);
  const to = edit === 'up' ? at - 1 : at + 1;
  if (to < 0 || to >= items.length) return items;
  return items.toSpliced(at, 1).toSpliced(to, 0, item);
}

/** The field that a path leads to. */
export function fieldAt(fields: readonly ContentField[], path: Path): ContentField | undefined {
  const [first, ...rest] = path;
  const field = fields.find(({ name }) => name === first);
  return field && within(field, rest);
}

function within(field: ContentField, path: Path): ContentField | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return field;
  if (field.type === 'list')
    return typeof first === 'number' ? within(field.item, rest) : undefined;
  return field.type === 'group' ? fieldAt(field.fields, path) : undefined;
}

/**
 * The path that a form carries as a field of its own: `remove.rows[2]`, which Conform reads as `{ rows: [, , 'on'] }`.
 *
 * @returns Nothing where no button of this edit was pressed.
 */
export function pressedPath(sent: unknown): Path | undefined {
  if (typeof sent === 'string') return sent === 'on' ? [] : undefined;
  if (typeof sent !== 'object' || sent === null) return undefined;
  for (const [name, inner] of Object.entries(sent)) {
    const rest = pressedPath(inner);
    if (rest) return [Array.isArray(sent) ? Number(name) : name, ...rest];
  }
  return undefined;
}
