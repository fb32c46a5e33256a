// The trail from Home to this page: one crumb per path segment, the last one without a link
// (docs/product/home-page.md#breadcrumb).
import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';

export type Crumb = {
  label: string;
  /** Left out for the page itself and for segments that are no page. */
  href?: string;
  current?: boolean;
  /** Where the name is in another language than the page. */
  lang?: 'en';
};

const HOME = { label: 'Home', href: '/' };

type BreadcrumbProps = {
  crumbs: readonly Crumb[];
  /** For other languages, as is `home`. */
  name?: string;
  home?: { label: string; href: string; hrefLang?: string };
  /** At the other end of the line. */
  children?: ReactNode;
};

/** The trail; Home comes by itself. */
export function Breadcrumb({
  crumbs,
  name = 'Breadcrumb',
  home = HOME,
  children,
}: BreadcrumbProps) {
  if (!children) {
    return (
      <nav className="breadcrumb no-print border-b border-line" aria-label={name}>
        <Trail className="page-width text-small" crumbs={crumbs} home={home} />
      </nav>
    );
  }
  return (
    <div className="breadcrumb no-print border-b border-line">
      <div className="page-width flex items-center justify-between gap-4 text-small">
        <nav className="min-w-0" aria-label={name}>
          <Trail crumbs={crumbs} home={home} />
        </nav>
        {children}
      </div>
    </div>
  );
}

type TrailProps = Required<Pick<BreadcrumbProps, 'crumbs' | 'home'>> & { className?: string };

function Trail({ crumbs, home, className }: TrailProps) {
  const { label: homeLabel, ...homeLink } = home;
  return (
    <ol className={className}>
      <li>
        <TextLink {...homeLink}>{homeLabel}</TextLink>
      </li>
      {crumbs.map(({ label, href, current, lang }) => (
        <li key={href ?? label} lang={lang} {...(current ? { 'aria-current': 'page' } : {})}>
          {href ? <TextLink href={href}>{label}</TextLink> : label}
        </li>
      ))}
    </ol>
  );
}
