// The trail from Home to this page: one crumb per path segment, the last one without a link
// (docs/product/home-page.md#breadcrumb).
import { TextLink } from './text-link.tsx';

export type Crumb = {
  label: string;
  /** Left out for the page itself and for segments that are no page. */
  href?: string;
  current?: boolean;
};

/** The trail; Home comes by itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumb no-print border-b border-line" aria-label="Breadcrumb">
      <ol className="page-width text-small">
        <li>
          <TextLink href="/">Home</TextLink>
        </li>
        {crumbs.map(({ label, href, current }) => (
          <li key={href ?? label} {...(current ? { 'aria-current': 'page' } : {})}>
            {href ? <TextLink href={href}>{label}</TextLink> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
