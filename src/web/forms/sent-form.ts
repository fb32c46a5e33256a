// Keeps what was typed into a form, sent or not, when its session ends, until its person has signed in again: in this tab alone, for
// the same person and page (docs/product/sign-in-and-people.md#sessions).
import { keepInTab, keptInTab } from '#web/lib/tab-storage.ts';
import { fillForm, keptFields } from './fill-kept-form.ts';
import type { KeptFields } from './keep-form.ts';

const FIELDS = 'sent form';
const PLACE = 'sent form of';
/** The session is over: what is kept waits for its person. Without it a page that comes again is a page that was left. */
const WAITS = 'sent form waits';
/** Who was here last, so that what a page without its script has sent can be kept for them. */
const PERSON = 'sent form by';

/** What opens somebody's garden, or says who they are, is not kept anywhere. */
const NEVER_KEPT = new Set(['gateCode', 'contentHash', 'code']);
/** Made anew with each page, or brought by a script. */
const NOT_IN_FORM = new Set(['requestKey', 'formKey', 'photos']);

let noted: { form: HTMLFormElement; place: string; fields: KeptFields } | undefined;

/** Remembers what a form says now, as long as this page is there. */
export function noteForm(form: HTMLFormElement, path: string, userId: string): void {
  noted = { form, place: placeOf(path, userId), fields: fieldsOf(form) };
}

/** Says who is here. */
export function notePerson(userId: string): void {
  keepInTab(PERSON, userId);
}

/** Forgets what is no longer in its form: it was taken, or its page was left. */
export function forgetWhatIsGone(): void {
  if (!noted) return;
  const { form, fields } = noted;
  const seen = (all: KeptFields) => JSON.stringify(all.filter(([name]) => !isHidden(form, name)));
  if (!form.isConnected || seen(fieldsOf(form)) !== seen(fields)) noted = undefined;
}

/** Lays by what is in a form that its browser may throw away with the page, as a telephone does with what lies in the background. */
export function layBy(): void {
  // What waits for its person already goes first.
  if (noted && keptInTab(WAITS) === null) keep(noted.place, noted.fields);
}

/**
 * Keeps what was typed last, because the session is over, whether or not it was sent.
 *
 * @param path The page whose form the browser has sent by itself.
 * @param typed What that form said; unset where a script has noted it.
 * @returns False when it is known what was typed, but not by whom: then the page itself must offer it.
 */
export function keepForSignIn(path: string, typed?: KeptFields): boolean {
  if (noted) keep(noted.place, noted.fields);
  else if (typed && !keptInTab(PLACE)?.startsWith(`${path} `)) {
    const userId = keptInTab(PERSON);
    if (userId === null) return false;
    keep(
      placeOf(path, userId),
      typed.filter(([name]) => !NEVER_KEPT.has(name)),
    );
  }
  noted = undefined;
  if (keptInTab(PLACE) !== null) keepInTab(WAITS, '1');
  return true;
}

/**
 * Puts back what was kept for this page and person, once. What somebody else left is forgotten as soon as they come by, and what
 * was left without its session ending as soon as its page is there again.
 *
 * @returns Whether something was put back.
 */
export function putBack(path: string, userId: string): boolean {
  const place = keptInTab(PLACE);
  if (!place?.startsWith(`${path} `)) return false;
  const isWanted = place === placeOf(path, userId) && keptInTab(WAITS) !== null;
  const fields = keptFields(keptInTab(FIELDS));
  for (const name of [PLACE, FIELDS, WAITS]) keepInTab(name, null);
  if (!isWanted) return false;
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form')];
  const form = forms.find((one) => isMeant(one, fields));
  const filled = form ? fillForm(form, fields, () => true) : [];
  for (const field of filled) field.closest('details')?.setAttribute('open', '');
  return filled.length > 0;
}

function keep(place: string, fields: KeptFields): void {
  keepInTab(PLACE, place);
  keepInTab(FIELDS, JSON.stringify(fields));
}

function fieldsOf(form: HTMLFormElement): KeptFields {
  const isKept = (entry: [string, FormDataEntryValue]): entry is KeptFields[number] =>
    typeof entry[1] === 'string' && !NEVER_KEPT.has(entry[0]);
  return [...new FormData(form)].filter(isKept);
}

/** Versions and keys are made anew with each page. */
function isHidden(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement && field.type === 'hidden';
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
