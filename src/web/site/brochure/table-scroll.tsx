// A table of figures; where it does not fit it is scrolled, by keyboard as well, and the page is not.
import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type TableScrollProps = { caption: ReactNode; className?: string; children: ReactNode };

/** The table; children are its head and body. */
export function TableScroll({ caption, className, children }: TableScrollProps) {
  const id = useId();
  return (
    <section
      className={classNames(className, 'table-scroll')}
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard (WCAG 2.1.1).
      tabIndex={0}
    >
      <table>
        <caption id={id}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
