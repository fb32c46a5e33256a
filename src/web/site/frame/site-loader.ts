// The loader of every page that shows nothing but the company and itself.
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { companyContext, siteIndexContext } from '#web/lib/request-context.ts';
import { siteMessagesOf } from './messages/choose-site-messages.ts';
import type { Site } from './page-meta.ts';

/** The company and the index of its pages as they are now, and where this request found its site. */
export function siteLoader({
  context,
  url,
}: Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'context' | 'url'>): Site {
  return {
    company: context.get(companyContext),
    index: context.get(siteIndexContext),
    origin: url.origin,
    words: siteMessagesOf(url.pathname),
  };
}
