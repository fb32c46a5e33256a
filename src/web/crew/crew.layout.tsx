// The frame of a crew's page: its language, and words for a link that opens nothing.
import { Outlet, useLocation } from 'react-router';
import { ProblemPage } from '#web/site/frame/problem-page.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import type { Route } from './+types/crew.layout.ts';
import { CrewProblem } from './crew-problem.tsx';
import { messagesOf } from './messages/choose-messages.ts';

export const handle = { application: true };

/** The words come with the page: it carries one language alone, and has it without a signal. */
export function loader({ request }: Route.LoaderArgs) {
  return messagesOf(request.headers.get('cookie') ?? '');
}

export default function CrewLayout({ loaderData }: Route.ComponentProps) {
  return <Outlet context={loaderData} />;
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { company } = useSite();
  const { pathname } = useLocation();
  if (loaderData && loaderData.language !== 'en') {
    return <CrewProblem error={error} phone={company.phone} messages={loaderData.messages} />;
  }
  const missing = loaderData && {
    heading: loaderData.messages.missingHeading,
    text: loaderData.messages.missingText,
  };
  return (
    <ProblemPage
      error={error}
      company={company}
      name="Crew day"
      pathname={pathname}
      missing={missing}
    />
  );
}
