// The loader of every page that shows nothing but the company and itself.
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { companyContext } from '#web/lib/request-context.ts';
import type { Site } from './page-meta.ts';

/** The company as the settings have it now, and where this request found its site. */
export function siteLoader({
  context,
  request,
}: Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'context' | 'request'>): Site {
  return { company: context.get(companyContext), origin: new URL(request.url).origin };
}
