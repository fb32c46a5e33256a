// A sheet of a customer's page with its heading.
import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

type PartProps = { id: string; heading: string; aside?: ReactNode; children: ReactNode };

export function Part({ id, heading, aside, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id={id} className="font-text text-[1rem] font-bold tracking-normal">
            {heading}
          </h2>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  );
}
