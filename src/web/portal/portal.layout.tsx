// The frame of the customer portal, with the person who is signed in; its pages ask the API, which answers with their own things alone.
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { useFocusOnError } from '#web/forms/app/use-focus-on-error.ts';
import { useSavedForms } from '#web/forms/app/use-saved-forms.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useFocusAfterForm } from '#web/lib/use-focus-after-form.ts';
import { problemMessagesIn } from '#web/site/frame/messages/choose-site-messages.ts';
import { ProblemLanguage } from '#web/site/frame/problem-messages.ts';
import { ProblemPage } from '#web/site/frame/problem-page.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import type { Route } from './+types/portal.layout.ts';
import { portalWords } from './messages/choose-portal-messages.ts';
import { englishPortalMessages } from './messages/portal-messages.en.ts';
import { PortalFrame } from './portal-frame.tsx';
import { PageInLanguage, PortalLanguageProvider } from './portal-language.tsx';
import { useLeftPortal } from './use-left-portal.ts';

export const handle = { application: true };

/** Who is signed in, and the words of frame and page in their language. Who is not gets the page that says so. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await context.get(apiContext)('GET /api/auth/user');
  const language = writtenLanguage(user.language);
  const problems = problemMessagesIn(language);
  return { user, problems, ...portalWords(language, url.pathname) };
}

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const { company } = useSite();
  const [queries] = useState(createQueryClient);
  useSavedForms(loaderData.user.id);
  useLeftPortal(loaderData.user);
  useFocusOnError();
  useFocusAfterForm();
  return (
    <QueryClientProvider client={queries}>
      <PortalLanguageProvider words={loaderData}>
        <PortalFrame company={company} user={loaderData.user}>
          <PageInLanguage>
            <Outlet />
          </PageInLanguage>
        </PortalFrame>
      </PortalLanguageProvider>
    </QueryClientProvider>
  );
}

/** What could not be shown, in words and in the portal's frame; in English where no one knows whose page it is. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { company } = useSite();
  const { pathname } = useLocation();
  return (
    <PortalLanguageProvider words={loaderData}>
      <PortalFrame company={company} user={loaderData?.user}>
        <ProblemLanguage value={loaderData?.problems ?? null}>
          <ProblemPage
            error={error}
            company={company}
            name={(loaderData?.messages ?? englishPortalMessages).portal}
            pathname={pathname}
            missing={undefined}
          />
        </ProblemLanguage>
      </PortalFrame>
    </PortalLanguageProvider>
  );
}
