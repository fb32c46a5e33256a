// What a person does before the script of its page is awake counts once it is: a field changed, a button pressed.
import { useEffect } from 'react';
import { typeInto } from './type-into.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  var earlyInput:
    | {
        /** The fields that were changed with what they held then, in the order of the last changes. */
        fields: Map<Field, string | boolean>;
        button?: HTMLElement | undefined;
        isOver?: boolean;
      }
    | undefined;
}

/**
 * Runs in the head of an application, before anything can be done: remembers each field that is changed, and the last press of
 * a button that does nothing by itself. Links and forms work without a script, so they are left alone.
 */
export const KEEP_EARLY_INPUT = `{const kept=globalThis.earlyInput={fields:new Map};const on=(kind,keep)=>addEventListener(kind,({target})=>{if(!kept.isOver)keep(target)},true);const change=f=>{kept.fields.delete(f);kept.fields.set(f,/^(checkbox|radio)$/.test(f.type)?f.checked:f.value)};on('input',change);on('change',change);on('click',f=>{kept.button=f.closest('button[type=button]:not([popovertarget],[commandfor])')??undefined})}`;

/**
 * Does it again when everything listens: React sets a field that it controls back to what was rendered, and hears of no change
 * from before. A button that is gone by then, or a press after which something else was pressed, is left alone.
 */
export function useEarlyInput(): void {
  useEffect(() => {
    const kept = globalThis.earlyInput;
    if (!kept || kept.isOver) return;
    kept.isOver = true;
    for (const [field, held] of kept.fields) if (field.isConnected) changeAgain(field, held);
    if (kept.button?.isConnected) kept.button.click();
  }, []);
}

/** Changes a field as a person would. React hears of a change only where a field differs from what React last wrote to it. */
function changeAgain(field: Field, held: string | boolean): void {
  if (typeof held === 'boolean') {
    (field as HTMLInputElement).checked = !held;
    field.click();
  } else if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    const { selectionStart, selectionEnd } = field as HTMLInputElement;
    if (!(field instanceof HTMLSelectElement)) field.value = '';
    typeInto(field, held);
    // Who is still typing goes on where they were; fields such as numbers have no such place.
    if (typeof selectionStart === 'number') {
      (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
    }
  }
}
