// The crop and focal point that the number fields of a form hold: read as they are typed, and written when something is dragged.
import { type RefObject, useEffect, useState } from 'react';
import { type CropBox, WHOLE } from './crop-box.ts';

export const measures = ['left', 'top', 'width', 'height', 'x', 'y'] as const;
export type Measures = CropBox & { x: number; y: number };

/** What is typed now; of a field that holds no number, what it was before. `write` types it. */
export function useTypedCrop(within: RefObject<HTMLElement | null>) {
  const [typed, setTyped] = useState<Measures>({ ...WHOLE, x: 50, y: 50 });
  useEffect(() => {
    const form = within.current?.closest('form');
    if (!form) return;
    const read = () => setTyped((before) => readMeasures(form, before));
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, [within]);
  const write = (change: Partial<Measures>) => {
    const form = within.current?.closest('form');
    for (const name of measures) {
      const field = form && fieldOf(form, name);
      const value = change[name];
      if (!field || value === undefined || Number(field.value) === value) continue;
      field.value = String(value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  return { typed, write };
}

function readMeasures(form: HTMLFormElement, before: Measures): Measures {
  const found = { ...before };
  for (const name of measures) {
    const text = fieldOf(form, name)?.value.trim() ?? '';
    const value = Number(text);
    if (text !== '' && value >= 0 && value <= 100) found[name] = value;
  }
  return found;
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}
