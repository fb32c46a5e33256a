// An index of pages: a name set large, a line, a figure. The whole of an entry is one link, named by the title.
import type { ReactNode } from 'react';
import type { SiteLink } from '#company/facts/languages.ts';

type IndexEntry = {
  link: SiteLink;
  title: string;
  /** Where the title is in another language than the page. */
  mark?: { lang?: 'en' };
  words: ReactNode;
  figure: ReactNode;
  /** Below the figure, smaller. */
  detail?: ReactNode;
};

/** The entries, in their order. */
export function IndexList({ entries }: { entries: readonly IndexEntry[] }) {
  return (
    <ol className="index-list">
      {entries.map(({ link, title, mark, words, figure, detail }) => (
        <li key={link.href}>
          <h2 {...mark}>
            <a {...link}>{title}</a>
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
