// Fills a form with what was kept of it (keep-form.ts). Fetched only when something was.
import { keptInTab } from '#web/lib/tab-storage.ts';
import type { KeptFields } from './keep-form.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fills a form with what was kept under a name, but nothing that somebody has changed already. */
export function fillKeptForm(name: string, form: HTMLFormElement): void {
  const kept = keptFields(name);
  // What is hidden guards the form and is made anew with each page.
  const fields = 'input:not([type=hidden], [name=website]), select, textarea';
  for (const field of form.querySelectorAll<Field>(fields)) {
    const values = kept.filter(([of]) => of === field.name).map(([, value]) => value);
    if (values[0] !== undefined) fill(field, values[0], values);
  }
}

/** What was kept under a name, as a form gives it. */
export function keptForm(name: string): FormData {
  const form = new FormData();
  for (const [field, value] of keptFields(name)) form.append(field, value);
  return form;
}

function fill(field: Field, first: string, values: string[]): void {
  const isChoice = field.type === 'checkbox' || field.type === 'radio';
  if (isChoice) (field as HTMLInputElement).checked = values.includes(field.value);
  else if (field instanceof HTMLSelectElement) field.value ||= first;
  else if (field.value === field.defaultValue) field.value = first;
}

function keptFields(name: string): KeptFields {
  try {
    const kept: unknown = JSON.parse(keptInTab(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is KeptFields[number] {
  return (
    Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')
  );
}
