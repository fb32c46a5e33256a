// The exports that were taken, the latest first, each with who took it when and its files.
import type { ReactNode } from 'react';
import { formatDate } from '#company/rules/time/company-time.ts';
import { PageLinks } from './page-links.tsx';

type Taken = { number: number; takenOn: string; takenBy: string | null };

type TakenExportsProps<One> = {
  page: { items: One[]; next: string | null };
  /** What the page is asked for besides, and whether this is its first one. */
  asked?: Record<string, string>;
  isFirst: boolean;
  /** What to do with the files. */
  advice?: ReactNode;
  /** What follows the number of one, and what it holds below the day on which it was taken. */
  titleOf?: (one: One) => string;
  noteOf?: (one: One) => string;
  children: (one: One) => ReactNode;
};

export function TakenExports<One extends Taken>(props: TakenExportsProps<One>) {
  const { page, asked = {}, isFirst, advice, titleOf, noteOf, children } = props;
  if (page.items.length === 0) return null;
  return (
    <section className="mt-10 max-w-reading" aria-labelledby="taken">
      <h2 id="taken" className="text-title">
        Exports
      </h2>
      {advice ? <p className="mt-1 text-ink-soft">{advice}</p> : null}
      <ol className="mt-3 divide-y divide-line">
        {page.items.map((one) => (
          <li key={one.number} className="py-4">
            <h3 className="font-semibold">
              Export {one.number}
              {titleOf?.(one)}
            </h3>
            <p className="text-ink-soft">
              {formatDate(one.takenOn)}
              {one.takenBy ? `, ${one.takenBy}` : ''}
              {noteOf?.(one)}
            </p>
            {children(one)}
          </li>
        ))}
      </ol>
      <PageLinks asked={new URLSearchParams(asked)} isFirst={isFirst} next={page.next} />
    </section>
  );
}
