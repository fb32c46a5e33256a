// The page behind the link of a sign-in mail. Opening it uses nothing up, since mail scanners open links; its button signs in.
import { data, Form, redirectDocument } from 'react-router';
import { hrefIn, languageOfPath } from '#company/facts/languages.ts';
import { homePath, isLocalPath } from '#company/rules/platform/local-path.ts';
import type { SignInLink } from '#contract/accounts/account.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/sign-in-link.page.ts';
import { signInPageMessages } from './messages/choose-sign-in-page-messages.ts';
import type { SignInPageMessages } from './messages/sign-in-page-messages.en.ts';
import { WithEmail } from './with-email.tsx';

export const handle = {
  missing: {
    heading: 'This sign-in link doesn’t work.',
    text: 'It may have been cut short on the way: some email apps break long ones. Type the code from the same email instead.',
  },
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const link = await context.get(apiContext)('GET /api/auth/links/{token}', { params });
  const language = languageOfPath(url.pathname);
  const words = signInPageMessages[language].link;
  return { link, words, newCode: hrefIn(language, '/sign-in') };
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
      <title>{loaderData.words.title}</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
      <meta name="referrer" content="same-origin" />
      <div className="max-w-[34rem]">
        <State {...loaderData} />
      </div>
    </main>
  );
}

type StateProps = { link: SignInLink; words: SignInPageMessages['link']; newCode: string };

function State({ link: { state, email }, words, newCode }: StateProps) {
  if (state === 'ready') {
    return (
      <>
        <h1 className="text-section">{words.heading}</h1>
        <p className="mt-4 text-lead text-ink-soft">
          <WithEmail text={words.as} email={email} />
        </p>
        <Form method="post" className="mt-8">
          <Button type="submit" variant="clay">
            {words.button}
          </Button>
        </Form>
      </>
    );
  }
  const isElsewhere = state === 'other-browser';
  return (
    <>
      <h1 className="text-section">{isElsewhere ? words.otherBrowser : words.expired}</h1>
      <p className="mt-4 text-lead text-ink-soft">
        {isElsewhere ? words.otherBrowserText : words.expiredText}
      </p>
      {isElsewhere ? <p className="mt-4 text-ink-soft">{words.ratherHere}</p> : null}
      <p className="mt-8">
        <ButtonLink variant="clay" href={newCode}>
          {words.newCode}
        </ButtonLink>
      </p>
    </>
  );
}
