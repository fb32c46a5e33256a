// What stands around every page of the portal. Links within it change the page without a reload; others are plain.
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { CompanyProfile } from '#contract/company-profile.ts';
import { PageChange } from '#web/shared/application/page-change.tsx';
import { Logo } from '#web/site/logo.tsx';

type PortalFrameProps = {
  company: Pick<CompanyProfile, 'companyName' | 'shortName' | 'phone' | 'phoneDial'>;
  isSignedIn: boolean;
  children: ReactNode;
};

const LINK =
  'inline-flex min-h-11 items-center rounded-field px-3 font-semibold hover:bg-sunk aria-[current=page]:text-oak';

export function PortalFrame({ company, isSignedIn, children }: PortalFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PageChange />
      <header className="no-print border-b border-line bg-raised">
        <div className="page-width flex min-h-16 items-center gap-3">
          <a
            className="flex min-h-11 items-center gap-2.5 rounded-field"
            href="/"
            aria-label={`${company.companyName}, home page`}
          >
            <Logo name={company.shortName} />
          </a>
          {isSignedIn ? (
            <nav className="ml-auto flex items-center" aria-label="Portal">
              <NavLink className={LINK} to="/customer-portal">
                Portal
              </NavLink>
              <a className={LINK} href="/api/logout">
                Logout
              </a>
            </nav>
          ) : null}
        </div>
      </header>
      {children}
      <footer className="page-width mt-auto py-6 text-small text-ink-soft">
        Questions? Call{' '}
        <a className="text-link" href={`tel:${company.phoneDial}`}>
          {company.phone}
        </a>
      </footer>
    </div>
  );
}
