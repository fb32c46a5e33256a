// The page behind the newsletter's unsubscribe link. A GET only asks; its buttons act, with or without a script.
import { data, redirect } from 'react-router';
import { ApiError } from '#web/lib/api-client.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/unsubscribe.page.ts';

/** In the address after somebody has come back, so that they are greeted and not asked to leave. */
const CAME_BACK = 'welcome';

/** The subscription of the token, or null with 404 when the link leads to none. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const subscription = await context
    .get(apiContext)('GET /api/newsletter/subscription', { query: { token: tokenOf(request) } })
    .catch(nullIfMissing);
  const { phone, shortName } = context.get(companyContext);
  const cameBack = new URL(request.url).searchParams.has(CAME_BACK);
  return data({ subscription, cameBack, phone, shortName }, { status: subscription ? 200 : 404 });
}

/** Leaves or comes back, then shows the page anew, so that a reload repeats nothing. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const query = { token: tokenOf(request) };
  const isBack = form.get('intent') === 'resubscribe';
  const call = isBack
    ? api('POST /api/newsletter/resubscribe', { query })
    : api('POST /api/newsletter/unsubscribe', { query });
  await call.catch(nullIfMissing);
  const search = new URLSearchParams({ ...query, ...(isBack && { [CAME_BACK]: '1' }) });
  return redirect(`/newsletter/unsubscribe?${search}`, 303);
}

export default function UnsubscribePage({ loaderData }: Route.ComponentProps) {
  const { subscription, cameBack, phone, shortName } = loaderData;
  return (
    <main id="content" className="page-width section">
      <title>{`Newsletter | ${shortName}`}</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
      <meta name="referrer" content="same-origin" />
      <div className="max-w-reading">
        {subscription === null ? (
          <LinkMissing phone={phone} />
        ) : subscription.isActive && cameBack ? (
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
      <h1 className="text-section">Leave the newsletter?</h1>
      <p className="mt-4 text-lead text-ink-soft">
        {email} gets seasonal landscaping tips and updates from {shortName}. One click and we stop.
        Mail about your own consultations and quotes is not affected.
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

function LinkMissing({ phone }: { phone: string }) {
  return (
    <>
      <h1 className="text-section">This link is not complete</h1>
      <p className="mt-4 text-lead text-ink-soft">
        Please open it once more from the bottom of our mail. If it still leads here, call {phone}{' '}
        and we take you off the list.
      </p>
    </>
  );
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

/** A missing token is 422, a wrong one 404; to the person both are a link that does not work. */
function nullIfMissing(error: unknown): null {
  if (error instanceof ApiError && [404, 422].includes(error.status)) return null;
  throw error;
}
