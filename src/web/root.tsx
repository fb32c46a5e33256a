// The frame of every page: head, skip link, header, breadcrumb, footer, toasts, and what is shown when a page fails.
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type UIMatch,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { defaultSettings } from '#company/settings.ts';
import type { Route } from './+types/root.ts';
import { loaderScriptContext } from './lib/request-context.ts';
import { crumbsOf } from './site/crumbs.ts';
import { type MissingWords, ProblemPage } from './site/problem-page.tsx';
import { hasSignedInHint } from './site/signed-in-hint.ts';
import { SiteFrame } from './site/site-frame.tsx';
import { siteLoader } from './site/site-loader.ts';
import { WelcomeDialog } from './site/welcome-dialog.tsx';
import stylesheet from './styles/app.css?url';
import { documentStyles } from './styles/document-styles.ts';
import textFont from './styles/fonts/figtree-text.woff2?url';
import displayFont from './styles/fonts/fraunces-display.woff2?url';
import type { Crumb } from './ui/breadcrumb.tsx';
import { Stylesheet } from './ui/stylesheet.tsx';
import { ToastRegion } from './ui/toast-region.tsx';

const DEVELOPMENT_LOADER = '/src/web/islands/loader-development.ts';

/** A font of the first screen: asked for with the page, not only once its text is laid out. */
const preloadFont = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: Route.LinksFunction = () => [
  preloadFont(textFont),
  preloadFont(displayFont),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** What every page needs: the company, where the site lives, and the script of documents. */
export function loader({ context, request }: Route.LoaderArgs) {
  return {
    ...siteLoader({ context, request }),
    loaderScript: context.get(loaderScriptContext) ?? DEVELOPMENT_LOADER,
    isSignedIn: hasSignedInHint(request.headers.get('cookie') ?? ''),
  };
}

/** The document around a page or an error. Documents load the islands' loader, applications React Router. */
export function Layout({ children }: { children: ReactNode }) {
  const isDocument = useIsDocument();
  const loaderScript = useRouteLoaderData<typeof loader>('root')?.loaderScript;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f8f5ee" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101712" media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        <Stylesheet text={isDocument ? documentStyles : ''} href={stylesheet} />
        <Links />
        {/* Nothing that is first seen waits for it. */}
        {isDocument && loaderScript ? (
          <script type="module" src={loaderScript} fetchPriority="low" />
        ) : null}
      </head>
      <body>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        {children}
        <ToastRegion />
        {isDocument ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** The page between header and footer, below its breadcrumb; the home page has none. */
export default function Root({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const onHomePage = pathname === '/';
  const isDocument = useIsDocument();
  const { company } = loaderData;
  const crumbs = usePageCrumbs(pathname);
  return (
    <>
      <SiteFrame {...loaderData} onHomePage={onHomePage} crumbs={onHomePage ? null : crumbs}>
        <Outlet />
      </SiteFrame>
      {isDocument ? <WelcomeDialog company={company} onHomePage={onHomePage} /> : null}
    </>
  );
}

/** A page that could not be shown, in the frame of the site and in words. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  const site = useRouteLoaderData<typeof loader>('root');
  const handle = useLastMatch()?.handle;
  const crumbs = usePageCrumbs(pathname);
  const page = (
    <ProblemPage
      error={error}
      company={site?.company ?? defaultSettings}
      name={crumbs.at(-1)?.label ?? 'Home'}
      pathname={pathname}
      missing={handle?.missing}
    />
  );
  if (!site) return page;
  return (
    <SiteFrame {...site} onHomePage={false} crumbs={handle?.notFound ? null : crumbs}>
      {page}
    </SiteFrame>
  );
}

type PageHandle = { document?: true; notFound?: true; missing?: MissingWords };

/** Whether the page is a document: it loads the islands' loader and never React Router. */
function useIsDocument(): boolean {
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  return matches.every(({ id, handle }) => id === 'root' || handle?.document === true);
}

function useLastMatch() {
  return useMatches().at(-1) as UIMatch<unknown, PageHandle | undefined> | undefined;
}

function usePageCrumbs(pathname: string): Crumb[] {
  const last = useLastMatch();
  const secrets = [last?.params.token].filter((token) => token !== undefined);
  return crumbsOf(pathname, secrets, last?.handle?.notFound !== true, titleIn(last?.loaderData));
}

/** A page whose address says too little names itself by `crumb` in its loader's data. */
function titleIn(loaderData: unknown): string | undefined {
  if (typeof loaderData !== 'object' || loaderData === null || !('crumb' in loaderData)) return;
  return typeof loaderData.crumb === 'string' ? loaderData.crumb : undefined;
}
