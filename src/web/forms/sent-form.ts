// Keeps what was typed into a form that was sent after the session had ended, until its person has signed in again: in this tab
// alone, for the same person and page (docs/product/sign-in-and-people.md#sessions).
import { keepInTab, keptInTab } from '#web/lib/tab-storage.ts';
import { fillForm, keptFields } from './fill-kept-form.ts';
import type { KeptFields } from './keep-form.ts';

const FIELDS = 'sent form';
const PLACE = 'sent form of';

/** What opens somebody's garden, or says who they are, is not kept anywhere. */
const NEVER_KEPT = new Set(['gateCode', 'contentHash', 'code']);
/** Made anew with each page, or brought by a script. */
const NOT_IN_FORM = new Set(['requestKey', 'formKey', 'photos']);

let lastSent: { place: string; fields: KeptFields } | undefined;

/** Remembers what is being sent, as long as this page is there. */
export function noteSent(form: HTMLFormElement, path: string, userId: string): void {
  const isKept = (entry: [string, FormDataEntryValue]): entry is KeptFields[number] =>
    typeof entry[1] === 'string' && !NEVER_KEPT.has(entry[0]);
  const fields = [...new FormData(form)].filter(isKept);
  lastSent = { place: placeOf(path, userId), fields };
}

/** Keeps what was sent last: the session was over, and it did not arrive. */
export function keepSent(): void {
  if (!lastSent) return;
  keepInTab(PLACE, lastSent.place);
  keepInTab(FIELDS, JSON.stringify(lastSent.fields));
  lastSent = undefined;
}

/**
 * Puts back what was kept for this page and person, once. What somebody else left is forgotten as soon as they come by.
 *
 * @returns Whether something was put back.
 */
export function putBack(path: string, userId: string): boolean {
  const place = keptInTab(PLACE);
  if (!place?.startsWith(`${path} `)) return false;
  const fields = keptFields(keptInTab(FIELDS));
  keepInTab(PLACE, null);
  keepInTab(FIELDS, null);
  if (place !== placeOf(path, userId)) return false;
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form')];
  const form = forms.find((one) => isMeant(one, fields));
  const filled = form ? fillForm(form, fields, () => true) : [];
  for (const field of filled) field.closest('details')?.setAttribute('open', '');
  return filled.length > 0;
}

function placeOf(path: string, userId: string): string {
  return `${path} ${userId}`;
}

/** The form with the same step, about the same thing, that has all fields that people typed into. */
function isMeant(form: HTMLFormElement, fields: KeptFields): boolean {
  return fields.every(([name, value]) => {
    const field = form.elements.namedItem(name);
    if (name === 'step' || name === 'id') {
      return field instanceof HTMLInputElement && field.value === value;
    }
    return field !== null || NOT_IN_FORM.has(name);
  });
}
