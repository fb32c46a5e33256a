// A place on a page that is the same for everyone, for what is personal by ZIP code; what stands in it is for who has given none.
import type { ReactNode } from 'react';

/** The parts that `/my-area` has. */
export type AreaPart = 'drive' | 'price' | 'guide' | 'opening';

/** Filled from `/my-area` as soon as this browser remembers a ZIP code (my-area.behavior.ts). */
export function MyAreaSlot({ part, children }: { part: AreaPart; children?: ReactNode }) {
  return (
    <div data-behavior="my-area" data-part={part}>
      {children}
    </div>
  );
}
