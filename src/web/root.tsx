// The frame of every page: head, skip link, header, breadcrumb, footer, toasts, and what is shown when a page fails.
import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
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
import { ContactCorner } from './site/contact-corner.tsx';
import { crumbsOf } from './site/crumbs.ts';
import { Footer } from './site/footer.tsx';
import { Header } from './site/header.tsx';
import { hasSignedInHint } from './site/signed-in-hint.ts';
import { siteLoader } from './site/site-loader.ts';
import { WelcomeDialog } from './site/welcome-dialog.tsx';
import stylesheet from './styles/app.css?url';
import { documentStyles } from './styles/document-styles.ts';
import textFont from './styles/fonts/figtree-text.woff2?url';
import displayFont from './styles/fonts/fraunces-display.woff2?url';
import { Breadcrumb } from './ui/breadcrumb.tsx';
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
  const { company, loaderScript, isSignedIn } = loaderData;
  const { pathname } = useLocation();
  const onHomePage = pathname === '/';
  const isDocument = useIsDocument();
  // Only applications come here in a browser: they start the frame's behaviors by the script that documents load.
  useEffect(() => {
    const script = import.meta.env.DEV ? '/src/web/islands/loader.ts' : loaderScript;
    void import(/* @vite-ignore */ script);
  }, [loaderScript]);
  return (
    <>
      <Header company={company} onHomePage={onHomePage} isSignedIn={isSignedIn} />
      {onHomePage ? null : <PageBreadcrumb pathname={pathname} />}
      <Outlet />
      <Footer company={company} onHomePage={onHomePage} />
      <ContactCorner company={company} onHomePage={onHomePage} />
      {isDocument ? <WelcomeDialog company={company} onHomePage={onHomePage} /> : null}
    </>
  );
}

/** A page that could not be shown, in words; the address that failed is not repeated. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const company = useRouteLoaderData<typeof loader>('root')?.company ?? defaultSettings;
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="content" className="page-width section">
      <title>{missing ? '404 Page Not Found' : 'Something went wrong'}</title>
      <h1 className="text-section">
        {missing ? '404 Page Not Found' : 'This page did not load. The fault is ours.'}
      </h1>
      <p className="mt-4 max-w-reading text-lead text-ink-soft">
        {missing
          ? 'Did you forget to add the page to the router?'
          : `Please reload it in a moment. If it still fails, call us at ${company.phone} and we will help you by phone.`}
      </p>
      <p className="mt-6">
        <a className="text-link" href="/">
          Go to the home page
        </a>
      </p>
    </main>
  );
}

type PageHandle = { document?: true; notFound?: true };

/** Whether the page is a document: it loads the islands' loader and never React Router. */
function useIsDocument(): boolean {
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  return matches.every(({ id, handle }) => id === 'root' || handle?.document === true);
}

function PageBreadcrumb({ pathname }: { pathname: string }) {
  const last = useMatches().at(-1) as UIMatch<unknown, PageHandle | undefined> | undefined;
  const secrets = [last?.params.token].filter((token) => token !== undefined);
  const known = last?.handle?.notFound !== true;
  return <Breadcrumb crumbs={crumbsOf(pathname, secrets, known, titleIn(last?.loaderData))} />;
}

/** A page whose address says too little names itself by `crumb` in its loader's data. */
function titleIn(loaderData: unknown): string | undefined {
  if (typeof loaderData !== 'object' || loaderData === null || !('crumb' in loaderData)) return;
  return typeof loaderData.crumb === 'string' ? loaderData.crumb : undefined;
}
