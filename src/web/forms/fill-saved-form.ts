// Fills a form with what was kept of it (saved-form.ts). Fetched only when something was.
import { savedInTab } from '#web/lib/tab-storage.ts';
import { typeInto } from '#web/lib/type-into.ts';
import type { StoredFields } from './saved-form.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fills a form with what was kept under a name, but nothing that someone has changed already. */
export function fillSavedForm(name: string, form: HTMLFormElement): void {
  fillForm(form, savedFields(savedInTab(name)), isUntouched);
}

/** What was kept under a name, as a form gives it. */
export function savedForm(name: string): FormData {
  const form = new FormData();
  for (const [field, value] of savedFields(savedInTab(name))) form.append(field, value);
  return form;
}

/**
 * Writes fields into a form through the browser's own setters and events, so that anyone who watches the form hears of it. What
 * is hidden guards the form and is made anew with each page.
 *
 * @returns The fields that were changed.
 */
export function fillForm(
  form: HTMLFormElement,
  kept: StoredFields,
  mayChange: (field: Field) => boolean,
): Field[] {
  if (kept.length === 0) return [];
  const fields = 'input:not([type=hidden], [type=file], [name=website]), select, textarea';
  // Not what lies in it: a field may belong to a form that stands elsewhere.
  const all = [...form.elements].filter((one): one is Field => one.matches(fields));
  return all.filter((field) => {
    const values = kept.filter(([of]) => of === field.name).map(([, value]) => value);
    return change(field, values, mayChange);
  });
}

/** The entries of a kept text; storage may hold anything. */
export function savedFields(text: string | null): StoredFields {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isUntouched(field: Field): boolean {
  return field instanceof HTMLSelectElement ? !field.value : field.value === field.defaultValue;
}

/** Whether the field is another one by it. A box that was not ticked is not kept, and is known by the form having been. */
function change(
  field: Field,
  values: readonly string[],
  mayChange: (field: Field) => boolean,
): boolean {
  const [value] = values;
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    const isChecked = values.includes(field.value);
    if (field.checked === isChecked || (field.type === 'radio' && !isChecked)) return false;
    field.click();
    return true;
  }
  if (value === undefined || field.value === value || !mayChange(field)) return false;
  typeInto(field, value);
  return true;
}

function isEntry(entry: unknown): entry is StoredFields[number] {
  return (
    Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')
  );
}
