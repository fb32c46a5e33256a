// The way to the other pages of a kind.

type OtherPagesProps = {
  /** Names the list. */
  label: string;
  pages: readonly { href: string; name: string }[];
  /** The address of this page, which is left out. */
  current: string;
};

/** The links. */
export function OtherPages({ label, pages, current }: OtherPagesProps) {
  return (
    <nav className="page-width other-pages no-print" aria-label={label}>
      <ul>
        {pages
          .filter(({ href }) => href !== current)
          .map(({ href, name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
