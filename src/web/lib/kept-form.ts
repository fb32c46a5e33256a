// Keeps what was typed into a form that was sent after the session had ended, until its person has signed in again: in this tab
// alone, for the same person and page (docs/product/sign-in-and-people.md#sessions).
import { keepInTab, keptInTab } from './tab-storage.ts';

type Typed = { path: string; userId: string; fields: [name: string, value: string][] };

const NAME = 'typed form';

/** What opens somebody's garden, or says who they are, is not kept anywhere. */
const NEVER_KEPT = new Set(['gateCode', 'contentHash', 'code']);

let lastSent: Typed | undefined;

/** Remembers what is being sent, as long as this page is there. */
export function noteSent(form: HTMLFormElement, path: string, userId: string): void {
  const fields = [...new FormData(form)].flatMap(([name, value]): Typed['fields'] =>
    typeof value === 'string' && !NEVER_KEPT.has(name) ? [[name, value]] : [],
  );
  lastSent = { path, userId, fields };
}

/** Keeps what was sent last: the session was over, and it did not arrive. */
export function keepSent(): void {
  if (lastSent) keepInTab(NAME, JSON.stringify(lastSent));
  lastSent = undefined;
}

/**
 * Puts back what was kept for this page and person, once.
 *
 * @returns Whether something was put back.
 */
export function putBack(path: string, userId: string): boolean {
  const kept = readKept();
  if (kept?.path !== path) return false;
  keepInTab(NAME, null);
  if (kept.userId !== userId) return false;
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form')];
  const form = forms.find((one) => isMeant(one, kept));
  return form ? fill(form, kept) : false;
}

function readKept(): Typed | undefined {
  try {
    return JSON.parse(keptInTab(NAME) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The form with the same step, about the same thing, that has all fields that people typed into. */
function isMeant(form: HTMLFormElement, { fields }: Typed): boolean {
  return fields.every(([name, value]) => {
    const field = form.elements.namedItem(name);
    if (name === 'step' || name === 'id') {
      return field instanceof HTMLInputElement && field.value === value;
    }
    return field !== null || name === 'requestKey' || name === 'formKey' || name === 'photos';
  });
}

/** Through the browser's own setters and events, so that whoever watches the fields hears of it. */
function fill(form: HTMLFormElement, { fields }: Typed): boolean {
  let isFilled = false;
  for (const field of form.elements) {
    const said = fields.filter(([name]) => name === (field as HTMLInputElement).name);
    if (
      !changeField(
        field,
        said.map(([, value]) => value),
      )
    )
      continue;
    isFilled = true;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    field.closest('details')?.setAttribute('open', '');
  }
  return isFilled;
}

/** Whether the field was changed by it. */
function changeField(field: Element, values: readonly string[]): boolean {
  const [value] = values;
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    // A box that was not ticked is not sent, and is known by the form having been.
    const isChecked = values.includes(field.value);
    if (field.checked === isChecked || (field.type === 'radio' && !isChecked)) return false;
    field.click();
    return true;
  }
  const isTyped =
    (field instanceof HTMLInputElement && !/^(hidden|file|submit|button)$/.test(field.type)) ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement;
  if (!isTyped || value === undefined || field.value === value) return false;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  return true;
}
