// The page behind the newsletter's unsubscribe link. A GET only asks; its buttons act, with or without a script.
import { backHere } from '#web/lib/back-here.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/unsubscribe.page.ts';

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
  return { subscription, cameBack, shortName };
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
  const { subscription, cameBack, shortName } = loaderData;
  return (
    <main id="content" className="page-width section">
      <title>{`Newsletter | ${shortName}`}</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
      <meta name="referrer" content="same-origin" />
      <div className="max-w-reading">
        {subscription.isActive && cameBack ? (
          <HasComeBack email={subscription.email} />
        ) : subscription.isActive ? (
          <AskToLeave email={subscription.email} shortName={shortName} />
        ) : (
          <HasLeft email={subscription.email} />
        )}
      </div>
    </main>
  );
}

function AskToLeave({ email, shortName }: { email: string; shortName: string }) {
  return (
    <>
      <h1 className="text-section">Unsubscribe?</h1>
      <p className="mt-4 text-lead text-ink-soft">
        {email} gets seasonal landscaping tips and updates from {shortName}. One click and we stop.
        You’ll still get emails about your own consultations and quotes.
      </p>
      <form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" variant="clay" name="intent" value="unsubscribe">
          Unsubscribe
        </Button>
        <ButtonLink variant="quiet" href="/blog">
          Keep it and read the blog
        </ButtonLink>
      </form>
    </>
  );
}

function HasLeft({ email }: { email: string }) {
  return (
    <>
      <h1 className="text-section">You are unsubscribed</h1>
      <p className="mt-4 text-lead text-ink-soft" role="status">
        {email} gets no more newsletters from us. Did you mean to stay?
      </p>
      <form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" variant="oak" name="intent" value="resubscribe">
          Subscribe again
        </Button>
        <ButtonLink variant="quiet" href="/">
          Go to the home page
        </ButtonLink>
      </form>
    </>
  );
}

function HasComeBack({ email }: { email: string }) {
  return (
    <>
      <h1 className="text-section">Welcome back</h1>
      <p className="mt-4 text-lead text-ink-soft" role="status">
        {email} gets our newsletter.
      </p>
      <p className="mt-8">
        <ButtonLink href="/blog">Read the blog</ButtonLink>
      </p>
    </>
  );
}

function tokenOf({ searchParams }: URL): string {
  return searchParams.get('token') ?? '';
}
