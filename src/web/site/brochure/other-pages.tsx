// The way to the other pages of a kind.
import { useLink } from '#web/site/frame/use-site-messages.ts';

type OtherPagesProps = {
  /** Names the list. */
  label: string;
  /** By their English addresses; `mark` where a name is in another language than the page. */
  pages: readonly { href: string; name: string; mark?: { lang?: 'en' } }[];
  /** The English address of this page, which is left out. */
  current: string;
};

/** The links. */
export function OtherPages({ label, pages, current }: OtherPagesProps) {
  const link = useLink();
  return (
    <nav className="page-width other-pages no-print" aria-label={label}>
      <ul>
        {pages
          .filter(({ href }) => href !== current)
          .map(({ href, name, mark }) => (
            <li key={href} {...mark}>
              <a {...link(href)}>{name}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
