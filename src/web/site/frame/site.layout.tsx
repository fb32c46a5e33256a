// The layout of documents and of the forms beside them: the site's frame around the page, or around the words for what went wrong. It lies below the
// root, so that the root's data are there for its frame also when a page's action has failed.
import { Outlet, useLocation } from 'react-router';
import { englishPath, languageOfPath } from '#company/facts/languages.ts';
import type { DateHours } from '#company/rules/chat/support-hours.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useFocusAfterForm } from '#web/lib/use-focus-after-form.ts';
import type { Crumb } from '#web/ui/breadcrumb.tsx';
import type { Route } from './+types/site.layout.ts';
import { crumbsOf, translatedCrumbs } from './crumbs.ts';
import { welcomeMessages } from './messages/choose-welcome-messages.ts';
import { usePageMatch } from './page-match.ts';
import { ProblemPage } from './problem-page.tsx';
import { SiteFrame } from './site-frame.tsx';
import { useSite } from './use-site.ts';
import { useSiteMessages } from './use-site-messages.ts';
import { WelcomeDialog } from './welcome-dialog.tsx';

/** The dates with hours of their own for chats, none when they cannot be had, for no page may fail by them; and the words of the welcome. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const dates = await api('GET /api/support-dates').then(
    ({ dates }): DateHours[] => dates,
    () => [],
  );
  return { dates, welcome: welcomeMessages[languageOfPath(url.pathname)] };
}

/** The page between header and footer, below its breadcrumb; the home page has none. */
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  useFocusAfterForm();
  const onHomePage = englishPath(pathname) === '/';
  const site = useSite();
  const isDocument = usePageMatch()?.handle?.document === true;
  const crumbs = usePageCrumbs(pathname);
  return (
    <>
      <SiteFrame {...site} onHomePage={onHomePage} crumbs={onHomePage ? null : crumbs}>
        <Outlet />
      </SiteFrame>
      {isDocument ? (
        <WelcomeDialog
          words={loaderData.welcome}
          company={site.company}
          rating={site.index.claims.rating}
          areas={site.index.areas}
          dates={loaderData.dates}
          onHomePage={onHomePage}
        />
      ) : null}
    </>
  );
}

/** A page that could not be shown, in the frame of the site and in words. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  const site = useSite();
  const handle = usePageMatch()?.handle;
  const crumbs = usePageCrumbs(pathname);
  return (
    <SiteFrame {...site} onHomePage={false} crumbs={handle?.notFound ? null : crumbs}>
      <ProblemPage
        error={error}
        company={site.company}
        name={crumbs.at(-1)?.label ?? 'Home'}
        pathname={pathname}
        missing={languageOfPath(pathname) === 'en' ? handle?.missing : undefined}
      />
    </SiteFrame>
  );
}

function usePageCrumbs(pathname: string): Crumb[] {
  const page = usePageMatch();
  const { crumbs } = useSiteMessages();
  const secrets = [page?.params.token].filter((token) => token !== undefined);
  const known = page?.handle?.notFound !== true;
  if (known && languageOfPath(pathname) !== 'en') {
    return translatedCrumbs(pathname, secrets, crumbs, nameIn(page?.loaderData));
  }
  return crumbsOf(englishPath(pathname), secrets, known, nameIn(page?.loaderData)?.label);
}

/** A page whose address says too little names itself by `crumb` in its loader's data, with `crumbLang` where that is not its language. */
function nameIn(loaderData: unknown): Pick<Crumb, 'label' | 'lang'> | undefined {
  if (typeof loaderData !== 'object' || loaderData === null || !('crumb' in loaderData)) return;
  if (typeof loaderData.crumb !== 'string') return;
  const isEnglish = 'crumbLang' in loaderData && loaderData.crumbLang === 'en';
  return { label: loaderData.crumb, ...(isEnglish && { lang: 'en' }) };
}
