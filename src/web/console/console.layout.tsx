// The frame of the console, with the person who is signed in; its pages ask the API, which lets in staff alone.
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigationType,
} from 'react-router';
import type { SignedInUser } from '#contract/accounts/account.ts';
import { useFocusOnError } from '#web/forms/app/use-focus-on-error.ts';
import { useSavedForms } from '#web/forms/app/use-saved-forms.ts';
import type { Api } from '#web/lib/api-client.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useFocusAfterForm } from '#web/lib/use-focus-after-form.ts';
import { ProblemPage } from '#web/site/frame/problem-page.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import type { Route } from './+types/console.layout.ts';
import { ConsoleFrame } from './console-frame.tsx';
import { consolePages } from './console-pages.ts';
import type { LoadedFrame } from './use-frame.ts';

export const handle = { application: true };

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const user = await api('GET /api/auth/user');
  return { user, frame: user.role === 'customer' ? undefined : await loadFrame(api, user) };
}

/** A crew lead has no lists of their own and is not told what the office did. */
async function loadFrame(api: Api, { rights }: SignedInUser): Promise<LoadedFrame> {
  const isOfOffice = rights.includes('staff');
  const [waiting, views, { unseen }] = await Promise.all([
    api('GET /api/console/waiting'),
    isOfOffice ? api('GET /api/console/views') : [],
    isOfOffice ? api('GET /api/console/deeds') : { unseen: 0 },
  ]);
  return { waiting, views, unseen, loadedAt: Date.now() };
}

/** The frame watches by itself; only a form may have changed who is signed in. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined && defaultShouldRevalidate;
}

export default function ConsoleLayout({ loaderData }: Route.ComponentProps) {
  const { company } = useSite();
  const [queries] = useState(createQueryClient);
  useSavedForms(loaderData.user.id);
  useFocusOnError();
  useFocusAfterForm();
  return (
    <QueryClientProvider client={queries}>
      <ConsoleFrame
        companyName={company.companyName}
        user={loaderData.user}
        loaded={loaderData.frame}
      >
        <Outlet />
      </ConsoleFrame>
    </QueryClientProvider>
  );
}

/** What an address of the console leads to that never was one. */
const MISSING = {
  heading: 'This page isn’t here.',
  text: 'Its address may be cut short, or what it showed was removed.',
};

const TODAY = { path: '/console', label: 'Go to Today' };

/** What could not be shown, in words and in the console's frame. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { company } = useSite();
  const { pathname } = useLocation();
  const [queries] = useState(createQueryClient);
  const page = consolePages.findLast(({ path }) => pathname.startsWith(path));
  const isOnStaff = loaderData !== undefined && loaderData.user.role !== 'customer';
  useReloadedFrame(error);
  return (
    <QueryClientProvider client={queries}>
      <ConsoleFrame
        companyName={company.companyName}
        user={loaderData?.user}
        loaded={loaderData?.frame}
      >
        <ProblemPage
          error={error}
          company={company}
          name={page?.label ?? 'Console'}
          pathname={pathname}
          missing={isRouteErrorResponse(error) && !error.data ? MISSING : undefined}
          start={isOnStaff ? TODAY : undefined}
          signInText="Please log in to open the console."
        />
      </ConsoleFrame>
    </QueryClientProvider>
  );
}

/** Whose role has changed since the frame was drawn sees it with what they may open now. A page that the browser has loaded is new. */
function useReloadedFrame(error: unknown): void {
  const isFollowed = useNavigationType() !== 'POP';
  const isRefused = isRouteErrorResponse(error) && error.status === 403 && !error.data?.typed;
  useEffect(() => {
    if (isFollowed && isRefused) location.reload();
  }, [isFollowed, isRefused]);
}
