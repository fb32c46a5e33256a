// The trail from Home to this page: one crumb per path segment, the last one without a link
// (docs/product/home-page.md#breadcrumb).
import { TextLink } from './text-link.tsx';

export type Crumb = {
  label: string;
  /** Left out for the page itself and for segments that are no page. */
  href?: string;
  current?: boolean;
};

const HOME = { label: 'Home', href: '/' };

type BreadcrumbProps = { crumbs: readonly Crumb[]; name?: string; home?: typeof HOME };

/** The trail; Home comes by itself. `name` and `home` are for other languages. */
export function Breadcrumb({ crumbs, name = 'Breadcrumb', home = HOME }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb no-print border-b border-line" aria-label={name}>
      <ol className="page-width text-small">
        <li>
          <TextLink href={home.href}>{home.label}</TextLink>
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
