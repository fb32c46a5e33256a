// A list of an entry: its items in order, each moved, removed and added by buttons that also work without a script.
import { type ReactNode, useEffect, useRef } from 'react';
import { AppIcon, type AppIconName } from '#web/ui/app/app-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormFold } from '../../form-fold.tsx';
import { type ContentField, isShort, itemsOf } from './content-field.ts';
import { type ListEdit, type Path, pathName, typedAt } from './edit-list.ts';
import { amountsOf, nameOfItem } from './entry-changes.ts';
import { fieldId, type ScalarProps } from './scalar-field.tsx';
import type { EntryForm } from './use-entry-form.ts';

type ListProps = ScalarProps<ContentField & { type: 'list' }> & {
  /** Shows the fields of an item. */
  shownFields: (fields: readonly ContentField[], path: Path) => ReactNode;
};

/** As many items of several fields are shown open. */
const FEW = 2;

export function ListField({ field, path, form, shownFields }: ListProps) {
  const items = itemsOf(typedAt(form.typed, path));
  const error = form.errorAt(path);
  const box = useRef<HTMLFieldSetElement>(null);
  const next = useRef<string | null>(null);
  // An item that was moved keeps the focus on the button that moved it; one that was added takes it.
  useEffect(() => {
    if (next.current === null) return;
    box.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = null;
  });
  const act = (edit: ListEdit, at: number) => {
    next.current = focusAfter(edit, at, path);
    form.edit(edit, edit === 'add' ? path : [...path, at]);
  };
  const one = typeof field.itemLabel === 'string' ? field.itemLabel : '';
  return (
    <fieldset ref={box} className="entry-fields-list">
      <legend className="field-label">{field.label}</legend>
      {field.hint ? <p className="field-hint">{field.hint}</p> : null}
      {error ? <p className="field-error">{error}</p> : null}
      <ol className="entry-fields-items">
        {items.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name of its own but its place in the list
          <li key={at}>
            <Item {...{ field, path, form, shownFields, at }} count={items.length} act={act} />
          </li>
        ))}
      </ol>
      {field.isFixed || items.length >= field.max ? null : (
        <EditButton edit="add" path={path} act={() => act('add', items.length)}>
          <AppIcon name="plus" className="size-4.5" />
          Add {one}
        </EditButton>
      )}
    </fieldset>
  );
}

type ItemProps = ListProps & {
  at: number;
  count: number;
  act: (edit: ListEdit, at: number) => void;
};

function Item({ field, path, form, shownFields, at, count, act }: ItemProps) {
  const here = [...path, at];
  const { item, isFixed } = field;
  const name = nameOfItem(field, at, typedAt(form.typed, here));
  const isTuple = typeof field.itemLabel !== 'string';
  const buttons = isTuple ? null : (
    <div className="entry-fields-moves">
      <ItemButton {...{ name, here, act, at }} edit="up" icon="chevron-up" words="Move up" />
      <ItemButton {...{ name, here, act, at }} edit="down" icon="chevron-down" words="Move down" />
      {isFixed ? null : (
        <ItemButton {...{ name, here, act, at }} edit="remove" icon="close" words="Remove" />
      )}
    </div>
  );
  if (item.type === 'group' && isRow(item)) {
    return (
      <fieldset className="entry-fields-line">
        <legend className="sr-only">{name}</legend>
        <div className="entry-fields-row">{shownFields(item.fields, here)}</div>
        {buttons}
      </fieldset>
    );
  }
  if (item.type !== 'group') {
    const labelled = { ...item, label: `${String(field.itemLabel)} ${at + 1}` };
    return (
      <div className="entry-fields-line">
        {shownFields([labelled], here)}
        {buttons}
      </div>
    );
  }
  return (
    <div className="entry-fields-item">
      <ItemFold
        name={name}
        note={amountsOf(item, typedAt(form.typed, here))}
        here={here}
        form={form}
        isOpen={count <= FEW}
      >
        {form.errorAt(here) ? <p className="field-error">{form.errorAt(here)}</p> : null}
        {shownFields(item.fields, here)}
      </ItemFold>
      {buttons}
    </div>
  );
}

type ItemFoldProps = {
  name: string;
  /** Its prices, beside its name. */
  note: string;
  here: Path;
  form: EntryForm;
  isOpen: boolean;
  children: ReactNode;
};

/** A new item, of which nothing is typed yet, is open to be typed. */
function ItemFold({ name, note, here, form, isOpen, children }: ItemFoldProps) {
  return (
    <FormFold
      className="entry-fields-item-fold"
      summary={
        <>
          {name}
          {note ? <span className="entry-fields-note">{note}</span> : null}
        </>
      }
      isRefused={form.hasErrorIn(here)}
      isOpenAtFirst={isOpen || form.isBlankAt(here)}
    >
      <div className="entry-fields-group">{children}</div>
    </FormFold>
  );
}

type ItemButtonProps = {
  name: string;
  here: Path;
  at: number;
  edit: ListEdit;
  icon: AppIconName;
  words: string;
  act: (edit: ListEdit, at: number) => void;
};

function ItemButton({ name, here, at, edit, icon, words, act }: ItemButtonProps) {
  return (
    <EditButton edit={edit} path={here} act={() => act(edit, at)}>
      <AppIcon name={icon} className="size-4.5" />
      <span className="sr-only">
        {words}: {name}
      </span>
    </EditButton>
  );
}

type EditButtonProps = { edit: ListEdit; path: Path; act: () => void; children: ReactNode };

function EditButton({ edit, path, act, children }: EditButtonProps) {
  return (
    <Button
      type="submit"
      name={`${edit}.${pathName(path)}`}
      value="on"
      variant="quiet"
      size="small"
      className={edit === 'add' ? '' : 'entry-fields-move'}
      onClick={(event) => {
        event.preventDefault();
        act();
      }}
    >
      {children}
    </Button>
  );
}

/** Two or three short values are a row, without a fold. */
function isRow({ fields }: ContentField & { type: 'group' }): boolean {
  return fields.length <= 3 && fields.every(isShort);
}

/** What takes the focus once a list was edited. */
function focusAfter(edit: ListEdit, at: number, path: Path): string {
  const button = (name: ListEdit, place: number) =>
    `[name="${name}.${pathName([...path, place])}"]`;
  if (edit === 'up') return button('up', Math.max(at - 1, 0));
  if (edit === 'down') return `${button('down', at + 1)}, ${button('down', at)}`;
  if (edit === 'remove') return `[name="add.${pathName(path)}"]`;
  return `[name^="${fieldId([...path, at])}"]:not([type="hidden"])`;
}
