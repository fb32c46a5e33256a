// A group of toggle buttons in a row; a list of links carries the same class.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type PillsProps = { label: string; className?: string; children: ReactNode };

/** The group, named by its label; children are buttons with `aria-pressed`. */
export function Pills({ label, className, children }: PillsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; these are toggle buttons
    <div className={classNames('pills', className)} role="group" aria-label={label}>
      {children}
    </div>
  );
}
