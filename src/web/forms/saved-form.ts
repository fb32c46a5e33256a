// Keeps what was typed into a form over a reload and a look at another page, in this tab only; nothing of it is sent anywhere.
import { keepInTab } from '#web/lib/tab-storage.ts';

/** Text by the name of a field; several values of one name are several entries. */
export type StoredFields = [name: string, value: string][];

/** Keeps what the form says under a name; files cannot be kept. */
export function keepForm(name: string, form: HTMLFormElement): void {
  const kept = [...new FormData(form)].filter(([, value]) => value && typeof value === 'string');
  keepInTab(name, JSON.stringify(kept));
}
