// A table of figures; where it does not fit it is scrolled, and the page is not.
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type TableScrollProps = { className?: string; children: ReactNode };

/** The table; children are its caption, head and body. */
export function TableScroll({ className, children }: TableScrollProps) {
  return (
    <div className={classNames(className, 'table-scroll')}>
      <table>{children}</table>
    </div>
  );
}
