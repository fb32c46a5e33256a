// The state of an entry's form in the browser: what is typed, whether it differs from what is saved, and what was wrong with it.
import { useEffect, useRef, useState } from 'react';
import type { FormResult } from '#web/forms/app/use-app-form.ts';
import { keepInTab, savedInTab } from '#web/lib/tab-storage.ts';
import { type ContentField, partsOf, type Typed, type TypedParts } from './content-field.ts';
import { editList, type ListEdit, type Path, pathName, typedAt, withTyped } from './edit-list.ts';
import { isBlank, sentEntry } from './typed-entry.ts';

/** Before the name of each field of the entry, among those of its form. */
export const BODY = 'body';

export type EntryForm = {
  fields: readonly ContentField[];
  typed: TypedParts;
  set: (path: Path, value: Typed) => void;
  edit: (edit: ListEdit, path: Path) => void;
  /** The sentence about a field, until it is changed. */
  errorAt: (path: Path) => string | undefined;
  /** Whether anything within a part is wrong. */
  hasErrorIn: (path: Path) => boolean;
  /** Whether nothing is typed into any field of a part. */
  isBlankAt: (path: Path) => boolean;
  isChanged: boolean;
  /** What was typed before the page was loaded is shown again. */
  isRestored: boolean;
  /** Goes back to what is saved. */
  discard: () => void;
};

type EntryFormOptions = {
  fields: readonly ContentField[];
  /** What the page was loaded with. */
  saved: TypedParts;
  /** What came back with an answer, in place of it. */
  sent: TypedParts | undefined;
  result: FormResult | undefined;
  /** Under which name it is kept in this tab. */
  name: string;
  /** What was saved since it was kept has taken it up, or has taken its place. */
  version: number;
};

export function useEntryForm(options: EntryFormOptions): EntryForm {
  const { fields, saved, sent, result, name, version } = options;
  const [typed, setTyped] = useState(sent ?? saved);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [isRestored, setRestored] = useState(false);
  const isChanged = !isSame(typed, saved);
  const isRead = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened
  useEffect(() => {
    const kept = sent ? undefined : readKept(fields, name, version);
    if (kept && !isSame(kept, saved)) {
      setTyped(kept);
      setRestored(true);
    }
    isRead.current = true;
  }, []);
  useEffect(() => {
    if (isRead.current) keepInTab(name, isChanged ? JSON.stringify({ version, typed }) : null);
  }, [name, version, typed, isChanged]);
  const touch = (path: Path) => setChanged((before) => [...before, pathName([BODY, ...path])]);
  const errors = Object.entries(result?.error ?? {}).filter(
    ([field]) => !changed.some((other) => isWithin(field, other)),
  );
  return {
    fields,
    typed,
    set(path, value) {
      touch(path);
      setTyped((before) => partsOf(withTyped(before, path, value)));
    },
    edit(edit, path) {
      touch(edit === 'add' ? path : path.slice(0, -1));
      setTyped((before) => editList(fields, before, edit, path));
    },
    errorAt: (path) => {
      const field = pathName([BODY, ...path]);
      return errors.find(([other]) => other === field)?.[1]?.[0];
    },
    hasErrorIn: (path) => errors.some(([field]) => isWithin(field, pathName([BODY, ...path]))),
    isBlankAt: (path) => isBlank(typedAt(typed, path)),
    isChanged,
    isRestored: isRestored && isChanged,
    discard() {
      setTyped(saved);
      setChanged([]);
    },
  };
}

/** Whether a field is a part of another one, or that one itself. */
function isWithin(field: string, other: string): boolean {
  return field === other || field.startsWith(`${other}.`) || field.startsWith(`${other}[`);
}

function isSame(one: TypedParts, other: TypedParts): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What was kept in this tab of this version; what cannot be read was not kept by us. */
function readKept(
  fields: readonly ContentField[],
  name: string,
  version: number,
): TypedParts | undefined {
  try {
    const kept = JSON.parse(savedInTab(name) ?? 'null');
    return kept?.version === version ? sentEntry(fields, kept.typed) : undefined;
  } catch {
    return undefined;
  }
}
