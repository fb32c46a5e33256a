// How the labels of a kind of content are written down: one for each field of its shape, so that a field without one does not compile.
import type { PictureReference } from '#company/facts/picture-reference.ts';

/** A field's name, with what is worth knowing while typing into it; Markdown has buttons for its marks. */
type Label = string | { label: string; hint?: string; markdown?: true };

type Choices<Value extends string | number> = {
  label: string;
  hint?: string;
  choices: Readonly<Record<Value, string>>;
};

/** The program's own name of an item, which no one sees; of a new one it is made from the field `from`, if there can be new ones. */
type Key = { key: true; from?: string };

/** A text for each package; which there are is content, too. */
type ByPackage = { label: string; hint?: string; byPackage: true };

type Group<Part> = { label: string; hint?: string; fields: FieldLabels<Part> };

type List<Item> = {
  label: string;
  hint?: string;
  /** What one of them is called; where each has a name of its own, those. */
  item: string | readonly string[];
  /** Which there are is up to the program. */
  isFixed?: true;
} & (Item extends string | number ? { hintOfItem?: string } : { fields: FieldLabels<Item> });

type LabelOf<Value> = [Value] extends [boolean]
  ? Label
  : [Value] extends [PictureReference]
    ? Label
    : [Value] extends [string]
      ? string extends Value
        ? Label | Key
        : Label | Choices<Value> | Key
      : [Value] extends [number]
        ? Label | Choices<number>
        : [Value] extends [readonly (infer Item)[]]
          ? List<Item>
          : string extends keyof Value
            ? ByPackage
            : Group<Value>;

/** A label for each field of a shape. The slug of an entry is in its address and in no form. */
export type FieldLabels<Shape> = {
  readonly [Name in keyof Shape as Exclude<Name, never>]-?: LabelOf<NonNullable<Shape[Name]>>;
};
