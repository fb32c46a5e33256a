// The page behind the newsletter's unsubscribe link. A GET only asks; its buttons act, with or without a script.
import { hrefIn, languageOfPath, linkIn } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { backHere } from '#web/lib/back-here.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/unsubscribe.page.ts';
import { unsubscribeMessages } from './messages/choose-unsubscribe-messages.ts';
import type { UnsubscribeMessages } from './messages/unsubscribe-messages.en.ts';

/** In the address after someone has come back, so that they are greeted and not asked to leave. */
const CAME_BACK = 'welcome';

/** What a link without a right token says. */
export const handle = {
  missing: {
    heading: 'This link is not complete',
    text: 'Please open it again from the bottom of our email. If you still end up here, call us and we’ll take you off the list.',
  },
};

/** The subscription of the token. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const subscription = await context.get(apiContext)('GET /api/newsletter/subscription', {
    query: { token: tokenOf(url) },
  });
  const { shortName } = context.get(companyContext);
  const cameBack = url.searchParams.has(CAME_BACK);
  const language = languageOfPath(url.pathname);
  const words = unsubscribeMessages[language];
  const links = { blog: linkIn(language, '/blog'), home: hrefIn(language, '/') };
  return { subscription, cameBack, company: shortName, words, links };
}

/** Leaves or comes back, then shows the page again, so that a reload repeats nothing. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const query = { token: tokenOf(url) };
  const isBack = form.get('intent') === 'resubscribe';
  if (isBack) await api('POST /api/newsletter/resubscribe', { query });
  else await api('POST /api/newsletter/unsubscribe', { query });
  return backHere(url, isBack ? { [CAME_BACK]: '1' } : {});
}

export default function UnsubscribePage({ loaderData }: Route.ComponentProps) {
  const { subscription, cameBack, company, words } = loaderData;
  return (
    <main id="content" className="page-width section">
      <title>{fill(words.title, { company })}</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
      <meta name="referrer" content="same-origin" />
      <div className="max-w-reading">
        {subscription.isActive && cameBack ? (
          <HasComeBack {...loaderData} />
        ) : subscription.isActive ? (
          <AskToLeave {...loaderData} />
        ) : (
          <HasLeft {...loaderData} />
        )}
      </div>
    </main>
  );
}

type Shown = Pick<Route.ComponentProps['loaderData'], 'subscription' | 'company' | 'links'> & {
  words: UnsubscribeMessages;
};

function AskToLeave({ subscription: { email }, company, words, links }: Shown) {
  return (
    <>
      <h1 className="text-section">{words.ask}</h1>
      <p className="mt-4 text-lead text-ink-soft">{fill(words.gets, { email, company })}</p>
      <form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" variant="clay" name="intent" value="unsubscribe">
          {words.leave}
        </Button>
        <ButtonLink variant="quiet" {...links.blog}>
          {words.keep}
        </ButtonLink>
      </form>
    </>
  );
}

function HasLeft({ subscription: { email }, words, links }: Shown) {
  return (
    <>
      <h1 className="text-section">{words.left}</h1>
      <p className="mt-4 text-lead text-ink-soft" role="status">
        {fill(words.getsNoMore, { email })}
      </p>
      <form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" variant="oak" name="intent" value="resubscribe">
          {words.again}
        </Button>
        <ButtonLink variant="quiet" href={links.home}>
          {words.goHome}
        </ButtonLink>
      </form>
    </>
  );
}

function HasComeBack({ subscription: { email }, words, links }: Shown) {
  return (
    <>
      <h1 className="text-section">{words.back}</h1>
      <p className="mt-4 text-lead text-ink-soft" role="status">
        {fill(words.getsAgain, { email })}
      </p>
      <p className="mt-8">
        <ButtonLink {...links.blog}>{words.blog}</ButtonLink>
      </p>
    </>
  );
}

function tokenOf({ searchParams }: URL): string {
  return searchParams.get('token') ?? '';
}
