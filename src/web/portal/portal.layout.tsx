// The frame of the customer portal: the company's mark, the portal's own pages, and the way out; no footer of the site.
import { Outlet, useLocation } from 'react-router';
import { ProblemPage } from '#web/site/problem-page.tsx';
import { useSite } from '#web/site/use-site.ts';
import type { Route } from './+types/portal.layout.ts';
import { PortalFrame } from './portal-frame.tsx';

export const handle = { application: true };

export default function PortalLayout() {
  return (
    <PortalFrame {...useSite()}>
      <Outlet />
    </PortalFrame>
  );
}

/** What could not be shown, in words and in the portal's frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useSite();
  const { pathname } = useLocation();
  return (
    <PortalFrame {...site}>
      <ProblemPage
        error={error}
        company={site.company}
        name="Customer Portal"
        pathname={pathname}
        missing={undefined}
      />
    </PortalFrame>
  );
}
