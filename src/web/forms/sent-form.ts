// Keeps what was typed into a form, sent or not: in this tab while its session lasts, and when that has ended for the same person
// and page in any tab, until they have signed in again (docs/product/sign-in-and-people.md#sessions).
import {
  forgetSignOut,
  hasSignedOut,
  removeUnsentText,
  UNSENT,
} from '#web/lib/signed-out-cookie.ts';
import { keepInTab, savedInTab } from '#web/lib/tab-storage.ts';
import { fillForm, savedFields } from './fill-saved-form.ts';
import type { StoredFields } from './saved-form.ts';
import { SECRET_FIELDS } from './secret-fields.ts';
import { type FormPlace, forgetUnsent, saveUnsent, takeUnsent } from './unsent-forms.ts';

const FIELDS = `${UNSENT} here`;
const PLACE = `${UNSENT} at`;
/** Who was here last, so that what a page without its script has sent can be kept for them. */
const PERSON = `${UNSENT} by`;

/** What opens someone's garden, or says who they are, is not kept anywhere. */
const NEVER_KEPT = new Set(['gateCode', 'contentHash', 'code', ...SECRET_FIELDS]);
/** Made anew with each page, or brought by a script. */
const NOT_IN_FORM = new Set(['requestKey', 'formKey', 'photos']);

let noted: { form: HTMLFormElement; place: FormPlace; fields: StoredFields } | undefined;

/** Remembers what a form says now, as long as this page is there. */
export function noteForm(form: HTMLFormElement, path: string, userId: string): void {
  noted = { form, place: placeOf(path, userId), fields: fieldsOf(form) };
}

/** Notes who is signed in. What was typed before a sign-out, by others, or more than an hour ago is gone from then on. */
export function notePerson(userId: string): void {
  if (hasSignedOut(document.cookie)) forgetTyped();
  forgetSignOut();
  forgetUnsent(userId);
  keepInTab(PERSON, userId);
}

/** Forgets all that was typed: its person has signed out. */
function forgetTyped(): void {
  noted = undefined;
  removeUnsentText();
}

/** Forgets what is no longer in its form: it was taken, or its page was left. */
export function forgetFieldsThatAreGone(): void {
  if (!noted) return;
  const { form, fields } = noted;
  const seen = (all: StoredFields) => JSON.stringify(all.filter(([name]) => !isHidden(form, name)));
  if (!form.isConnected || seen(fieldsOf(form)) !== seen(fields)) noted = undefined;
}

/** Saves in the tab what is in a form that its browser may throw away with the page, as a phone does with what is in the background. */
export function saveForReload(): void {
  if (!noted) return;
  keepInTab(PLACE, noted.place);
  keepInTab(FIELDS, JSON.stringify(noted.fields));
}

/**
 * Saves what was typed last for its person, because the session is over, whether or not it was sent. Where it was they who signed
 * out, in whatever tab, nothing is saved.
 *
 * @param path The page whose form the browser has sent by itself.
 * @param typed What that form said; unset where a script has noted it.
 * @returns False when it is known what was typed, but not by whom: then the page itself must offer it.
 */
export function keepForSignIn(path: string, typed?: StoredFields): boolean {
  if (hasSignedOut(document.cookie)) {
    forgetTyped();
    return typed === undefined;
  }
  const inTab = savedInTab(PLACE);
  if (noted) saveUnsent(noted.place, noted.fields);
  else if (isPlace(inTab) && (!typed || inTab.startsWith(`${path} `))) {
    saveUnsent(inTab, savedFields(savedInTab(FIELDS)));
  } else if (typed) {
    const userId = savedInTab(PERSON);
    if (userId === null) return false;
    saveUnsent(
      placeOf(path, userId),
      typed.filter(([name]) => !NEVER_KEPT.has(name)),
    );
  }
  noted = undefined;
  forgetInTab();
  return true;
}

/**
 * Puts back what was saved for this page and person, once. What was left in the tab without its session ending is forgotten as
 * soon as its page is there again.
 *
 * @returns Whether something was put back.
 */
export function putBack(path: string, userId: string): boolean {
  if (savedInTab(PLACE)?.startsWith(`${path} `)) forgetInTab();
  const fields = takeUnsent(placeOf(path, userId));
  if (!fields) return false;
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form')];
  const form = forms.find((one) => isMeant(one, fields));
  const filled = form ? fillForm(form, fields, () => true) : [];
  for (const field of filled) field.closest('details')?.setAttribute('open', '');
  return filled.length > 0;
}

function forgetInTab(): void {
  for (const name of [PLACE, FIELDS]) keepInTab(name, null);
}

function fieldsOf(form: HTMLFormElement): StoredFields {
  const isKept = (entry: [string, FormDataEntryValue]): entry is StoredFields[number] =>
    typeof entry[1] === 'string' && !NEVER_KEPT.has(entry[0]);
  return [...new FormData(form)].filter(isKept);
}

/** Versions and keys are made anew with each page. */
function isHidden(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement && field.type === 'hidden';
}

function placeOf(path: string, userId: string): FormPlace {
  return `${path} ${userId}`;
}

function isPlace(text: string | null): text is FormPlace {
  return text?.includes(' ') ?? false;
}

/** The form with the same step, about the same thing, that has all fields that people typed into. */
function isMeant(form: HTMLFormElement, fields: StoredFields): boolean {
  return fields.every(([name, value]) => {
    const named = form.elements.namedItem(name);
    // The first of several is the form's own step; the others are its buttons.
    const field = name === 'step' && named instanceof RadioNodeList ? (named[0] ?? null) : named;
    const isNamed = field instanceof HTMLInputElement && 'about' in field.dataset;
    if (isNamed || name === 'step' || name === 'id') {
      return field instanceof HTMLInputElement && field.value === value;
    }
    return field !== null || NOT_IN_FORM.has(name);
  });
}
