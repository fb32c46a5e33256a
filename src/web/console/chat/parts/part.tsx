// A part of the column beside a chat, under its heading.
import type { ReactNode } from 'react';

/** A part of the column under its heading. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-text text-[0.9375rem] font-bold tracking-normal">{heading}</h2>
      {children}
    </section>
  );
}
