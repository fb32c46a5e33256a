// Check boxes with what they mean beside them.
import type { ReactNode } from 'react';
import type { BoundField } from './use-app-form.ts';

type CheckBoxProps = { name: string; isOn: boolean; children: ReactNode };

/** A setting that is on or off. */
export function CheckBox({ name, isOn, children }: CheckBoxProps) {
  return (
    <label className="flex items-start gap-3">
      <input type="checkbox" name={name} defaultChecked={isOn} className="mt-1 size-5 accent-oak" />
      <span>{children}</span>
    </label>
  );
}

/** What a box says in a comparison of two versions. */
export const onOrOff = (isOn: boolean): string => (isOn ? 'On' : 'Off');

/** A field of a form, sent as `on` when it is checked. */
export function CheckField({ field, children }: { field: BoundField; children: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3" htmlFor={field.id}>
      <input
        id={field.id}
        type="checkbox"
        name={field.name}
        className="size-5 shrink-0 accent-oak"
        defaultChecked={field.defaultValue === 'on'}
      />
      {children}
    </label>
  );
}
