// One part of the kit with its states, under its name.
import type { ReactNode } from 'react';

/** A kit page with its heading. */
export function KitPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="content" className="page-width pt-8">
      <title>{`${title} – Kit`}</title>
      <h1 className="text-feature">{title}</h1>
      <div className="mt-8 grid gap-12">{children}</div>
    </main>
  );
}

/** A part; its states stand in a row, or below each other when they are wide. */
export function Specimen({
  name,
  isWide = false,
  children,
}: {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-label={name}>
      <h2 className="border-b border-line pb-2 font-text text-[1rem] font-semibold tracking-normal text-ink-soft">
        {name}
      </h2>
      <div
        className={
          isWide
            ? 'mt-4 grid grid-cols-[minmax(0,1fr)] gap-6'
            : 'mt-4 flex flex-wrap items-center gap-4'
        }
      >
        {children}
      </div>
    </section>
  );
}
