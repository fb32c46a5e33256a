// The frame of a crew's page: nothing but the page, and words for a link that opens nothing.
import { Outlet, useLocation } from 'react-router';
import { ProblemPage } from '#web/site/frame/problem-page.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import type { Route } from './+types/crew.layout.ts';

export const handle = { application: true };

export default Outlet;

const MISSING = {
  heading: 'We could not find this day.',
  text: 'The link may have been cut short on the way. Please ask the office to send it again.',
};

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { company } = useSite();
  const { pathname } = useLocation();
  return (
    <ProblemPage
      error={error}
      company={company}
      name="Crew day"
      pathname={pathname}
      missing={MISSING}
    />
  );
}
