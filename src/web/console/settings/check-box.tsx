// A setting that is on or off, with what it does beside its box.
import type { ReactNode } from 'react';

type CheckBoxProps = { name: string; isOn: boolean; children: ReactNode };

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
