// A sheet of the portal with its heading, and what can be done about it.
import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';

type PanelProps = {
  id: string;
  heading: ReactNode;
  /** Beside the heading, such as a badge. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Panel({ id, heading, aside, className, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <Card className="h-full p-5 lg:p-7">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="text-title">
            {heading}
          </h2>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  );
}

/** A row of what can be done. */
export function Actions({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('mt-6 flex flex-wrap gap-3', className)}>{children}</div>;
}
