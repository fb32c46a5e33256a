// The page behind the link of a sign-in mail. Opening it uses nothing up, since mail scanners open links; its button signs in.
import { data, Form, redirectDocument } from 'react-router';
import { homePath, isLocalPath } from '#company/rules/platform/local-path.ts';
import type { SignInLink } from '#contract/accounts/account.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/sign-in-link.page.ts';

export const handle = {
  missing: {
    heading: 'This sign-in link doesn’t work.',
    text: 'It may have been cut short on the way: some email apps break long ones. Type the code from the same email instead.',
  },
};

export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/auth/links/{token}', { params });
}

/** Signs in; a link that has meanwhile been used is shown as what it is by the loader. */
export async function action({ context, params }: Route.ActionArgs) {
  try {
    const signedIn = await context.get(apiContext)('POST /api/auth/links/{token}', { params });
    const { user, returnTo } = signedIn;
    return redirectDocument(returnTo && isLocalPath(returnTo) ? returnTo : homePath(user.role));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    return data(null, { status: 409 });
  }
}

export default function SignInLinkPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-width section">
      <title>Sign in</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
      <meta name="referrer" content="same-origin" />
      <div className="max-w-[34rem]">
        <State {...loaderData} />
      </div>
    </main>
  );
}

function State({ state, email }: SignInLink) {
  if (state === 'ready') {
    return (
      <>
        <h1 className="text-section">Sign in?</h1>
        <p className="mt-4 text-lead text-ink-soft">
          As <strong className="wrap-anywhere text-ink">{email}</strong>, in this browser.
        </p>
        <Form method="post" className="mt-8">
          <Button type="submit" variant="clay">
            Sign in
          </Button>
        </Form>
      </>
    );
  }
  if (state === 'other-browser') {
    return (
      <>
        <h1 className="text-section">This link belongs to another browser</h1>
        <p className="mt-4 text-lead text-ink-soft">
          It only works where it was requested, so no one else can use it. Go back to that page and
          type the code from the same email.
        </p>
        <p className="mt-4 text-ink-soft">Rather sign in here? We’ll email you a new code.</p>
        <NewCode />
      </>
    );
  }
  return (
    <>
      <h1 className="text-section">This link has expired</h1>
      <p className="mt-4 text-lead text-ink-soft">
        It works once, for ten minutes. Getting a new one takes a moment.
      </p>
      <NewCode />
    </>
  );
}

function NewCode() {
  return (
    <p className="mt-8">
      <ButtonLink variant="clay" href="/sign-in">
        Send me a new code
      </ButtonLink>
    </p>
  );
}
