// An index of pages: a name set large, a line, a figure. The whole of an entry is one link, named by the title.
import type { ReactNode } from 'react';

type IndexEntry = {
  href: string;
  title: string;
  words: ReactNode;
  figure: string;
  /** Below the figure, smaller. */
  detail?: ReactNode;
};

/** The entries, in their order. */
export function IndexList({ entries }: { entries: readonly IndexEntry[] }) {
  return (
    <ol className="index-list">
      {entries.map(({ href, title, words, figure, detail }) => (
        <li key={href}>
          <h2>
            <a href={href}>{title}</a>
          </h2>
          <p>{words}</p>
          <p className="index-list-figure">
            {figure}
            {detail ? <span>{detail}</span> : null}
          </p>
        </li>
      ))}
    </ol>
  );
}
