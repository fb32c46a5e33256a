// What was typed when a session ended, for its person in any tab of this browser: a link in a sign-in mail opens a tab of its own
// (docs/product/sign-in-and-people.md#sessions).
import { browserShelf } from '#web/lib/browser-shelf.ts';
import { UNSENT } from '#web/lib/signed-out-cookie.ts';
import { savedFields } from './fill-saved-form.ts';
import type { StoredFields } from './saved-form.ts';

const NAME = `${UNSENT} of `;

/** Time to sign in again; a computer that others use as well must not hold it longer. */
const LONGEST_MS = 60 * 60_000;

/** A page and a person, as one text: neither a path nor an id has a space. */
export type FormPlace = `${string} ${string}`;

/**
 * Saves what a form said.
 *
 * @param now Milliseconds since 1970.
 */
export function saveUnsent(place: FormPlace, fields: StoredFields, now = Date.now()): void {
  browserShelf.put(NAME + place, JSON.stringify({ at: now, fields }));
}

/** What was saved for this page and person within the last hour, once: it is forgotten by being taken. */
export function takeUnsent(place: FormPlace, now = Date.now()): StoredFields | undefined {
  const name = NAME + place;
  const text = browserShelf.get(name);
  browserShelf.put(name, '');
  return text !== null && isFresh(text, now) ? fieldsIn(text) : undefined;
}

/** Forgets what is of other people or older than an hour. */
export function forgetUnsent(exceptOf: string, now = Date.now()): void {
  for (const name of browserShelf.names(NAME)) {
    const isOwn = name.endsWith(` ${exceptOf}`);
    if (!isOwn || !isFresh(browserShelf.get(name) ?? '', now)) browserShelf.put(name, '');
  }
}

/** A clock that was set back makes nothing last longer. */
function isFresh(text: string, now: number): boolean {
  const { at } = read(text);
  return typeof at === 'number' && at <= now && now - at < LONGEST_MS;
}

function fieldsIn(text: string): StoredFields {
  return savedFields(JSON.stringify(read(text).fields ?? []));
}

/** Storage may hold anything. */
function read(text: string): { at?: unknown; fields?: unknown } {
  try {
    const saved: unknown = JSON.parse(text);
    return typeof saved === 'object' && saved !== null ? saved : {};
  } catch {
    return {};
  }
}
