// The frame of the console, with whoever is signed in; its pages ask the API, which lets in staff alone.
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { createQueryClient } from '#web/lib/query-client.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { ProblemPage } from '#web/site/problem-page.tsx';
import { useSite } from '#web/site/use-site.ts';
import type { Route } from './+types/console.layout.ts';
import { ConsoleFrame } from './console-frame.tsx';
import { consolePages } from './console-pages.ts';

export const handle = { application: true };

export async function loader({ context }: Route.LoaderArgs) {
  return { user: await context.get(apiContext)('GET /api/auth/user') };
}

export default function ConsoleLayout({ loaderData }: Route.ComponentProps) {
  const { company } = useSite();
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <ConsoleFrame companyName={company.companyName} user={loaderData.user}>
        <Outlet />
      </ConsoleFrame>
    </QueryClientProvider>
  );
}

/** What could not be shown, in words and in the console's frame. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { company } = useSite();
  const { pathname } = useLocation();
  const page = consolePages.find(({ path }) => path === pathname);
  return (
    <ConsoleFrame companyName={company.companyName} user={loaderData?.user}>
      <ProblemPage
        error={error}
        company={company}
        name={page?.label ?? 'Console'}
        pathname={pathname}
        missing={undefined}
        signInText="Please log in to open the console."
      />
    </ConsoleFrame>
  );
}
