// The document around every page: head, styles, skip link, toasts and scripts. Layouts draw the frames inside it.
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { languageOfPath } from '#company/facts/languages.ts';
import { defaultSettings } from '#company/facts/settings.ts';
import { hoursIn } from '#company/rules/site/spoken-hours.ts';
import type { Route } from './+types/root.ts';
import { KEEP_EARLY_INPUT, useEarlyInput } from './lib/early-input.ts';
import { useNonce, useStyleNonce } from './lib/nonce.ts';
import { freshContext, loaderScriptContext } from './lib/request-context.ts';
import { usePressAhead } from './lib/use-press-ahead.ts';
import { usePressedLink } from './lib/use-pressed-link.ts';
import { unlessWithinDesk } from './lib/within-desk.ts';
import { useFrameMessages } from './site/frame/frame-messages.ts';
import { problemMessagesOf, siteMessagesOf } from './site/frame/messages/choose-site-messages.ts';
import {
  useIsInApplication,
  useManifest,
  usePageMatch,
  usePageUploads,
} from './site/frame/page-match.ts';
import { ProblemPage } from './site/frame/problem-page.tsx';
import { hasSignedInHint } from './site/frame/signed-in-hint.ts';
import { siteLoader } from './site/frame/site-loader.ts';
import siteSheet from './styles/app.css?url';
import applicationSheet from './styles/application.css?url';
import { carriedSheet, siteStyles } from './styles/document-styles.ts';
import textFont from './styles/fonts/figtree-text.woff2?url';
import textAccents from './styles/fonts/figtree-text-other.woff2?url';
import displayFont from './styles/fonts/fraunces-display.woff2?url';
import displayAccents from './styles/fonts/fraunces-display-other.woff2?url';
import { Stylesheet } from './styles/stylesheet.tsx';
import { themeColor } from './styles/theme-color.ts';
import { ToastRegion } from './ui/toast-region.tsx';
import { UploadsContext, UploadsSheet } from './ui/uploaded-pictures.tsx';

const DEVELOPMENT_LOADER = '/src/web/islands/loader-development.ts';

/**
 * Pages that are rendered for each request do not fade in: Chromium reports a transition that it breaks off, because the page
 * was already there, as an error of the page. Documents carry their styles and are there when the transition begins.
 */
const NO_FADE = '@view-transition { navigation: none }';

/**
 * Zod tries whether it may make functions of text. The policy says no, and Firefox reports the try as an error; so it is told
 * before any script of an application comes.
 */
const NO_FUNCTIONS_OF_TEXT = 'globalThis.__zod_globalConfig={jitless:true}';

/** The fonts of the first screen; a phone has them for its next page, and its first picture has the line for itself. */
const FONTS = [textFont, displayFont];

/** Every line of Spanish has accents: without these files its words would be set in two fonts. */
const FONTS_WITH_ACCENTS = [...FONTS, textAccents, displayAccents];

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

/** What every page needs: the company, where the site lives, and the script of documents. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const site = siteLoader({ context, url });
  const language = languageOfPath(url.pathname);
  return {
    ...site,
    hours: {
      office: hoursIn(language, site.company.officeHours),
      support: hoursIn(language, site.company.supportHours),
    },
    loaderScript: context.get(loaderScriptContext) ?? DEVELOPMENT_LOADER,
    isSignedIn: hasSignedInHint(request.headers.get('cookie') ?? ''),
    fresh: context.get(freshContext),
    siteMessages: siteMessagesOf(url.pathname),
    problemMessages: problemMessagesOf(url.pathname),
  };
}

export const shouldRevalidate = unlessWithinDesk;

/**
 * The document around a page or an error. Documents load the islands' loader, applications React Router. The stylesheet of
 * the frame comes first: it says in which order the layers of all others count.
 */
export function Layout({ children }: { children: ReactNode }) {
  const handle = usePageMatch()?.handle;
  // Documents load the islands' loader and never React Router.
  const isDocument = handle?.document === true;
  const isInApplication = useIsInApplication();
  const manifest = useManifest();
  const nonce = useNonce();
  const styleNonce = useStyleNonce();
  const frame = useFrameMessages();
  const uploads = usePageUploads();
  const site = useRouteLoaderData<typeof loader>('root');
  const loaderScript = site?.loaderScript;
  return (
    <html lang={frame.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColor.dark} media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        {/* React Aria adds style elements in the browser and reads here what the policy wants to see on them. */}
        {isDocument ? null : <meta property="csp-nonce" nonce={nonce} />}
        <Meta />
        {isDocument && site?.company.isLive === false ? (
          <meta name="robots" content="noindex" />
        ) : null}
        {/* Small, and ahead of the first picture: who came for a form by an anchor waits for what it asks for. */}
        {isDocument && loaderScript ? (
          <script type="module" async src={loaderScript} fetchPriority="low" />
        ) : null}
        {isInApplication ? (
          <link rel="stylesheet" href={applicationSheet} />
        ) : (
          <Stylesheet text={siteStyles} href={siteSheet} />
        )}
        {handle?.sheets?.map((name) => (
          <Stylesheet key={name} {...carriedSheet(name)} />
        ))}
        <UploadsSheet uploads={uploads} nonce={styleNonce} />
        {isDocument ? null : <style nonce={nonce}>{NO_FADE}</style>}
        {isDocument ? null : <script nonce={nonce}>{NO_FUNCTIONS_OF_TEXT}</script>}
        {isDocument ? null : <script nonce={nonce}>{KEEP_EARLY_INPUT}</script>}
        <Links />
        {(frame.language === 'en' && !handle?.tellsNoOne ? FONTS : FONTS_WITH_ACCENTS).map(
          (href) => (
            <link
              key={href}
              rel="preload"
              href={href}
              as="font"
              type="font/woff2"
              crossOrigin="anonymous"
              {...(isInApplication ? {} : { media: '(min-width: 48rem)' })}
            />
          ),
        )}
        <link rel="manifest" href={manifest} />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {frame.skipToContent}
        </a>
        <UploadsContext value={uploads}>{children}</UploadsContext>
        <ToastRegion closeLabel={frame.closeMessage} />
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

/** Each layout draws its own frame around its pages. */
export default function Root() {
  useEarlyInput();
  usePressedLink();
  usePressAhead();
  return <Outlet />;
}

/** What is left to say when not even the frame could be drawn. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <ProblemPage
      error={error}
      company={defaultSettings}
      name="Home"
      pathname={pathname}
      missing={undefined}
    />
  );
}
