// Asks before signing out when another site sent the browser here; our own pages sign out at once.
import { Form, redirectDocument } from 'react-router';
import { hrefIn, languageOfPath } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { isLocalPath } from '#company/rules/platform/local-path.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { alternatesOf } from '#web/site/frame/page-versions.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/sign-out.page.ts';
import { signInPageMessages } from './messages/choose-sign-in-page-messages.ts';
import type { SignInPageMessages } from './messages/sign-in-page-messages.en.ts';

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData ? alternatesOf(loaderData.origin, location.pathname) : [];

export function loader({ url }: Route.LoaderArgs) {
  const words = signInPageMessages[languageOfPath(url.pathname)].signOut;
  return { origin: url.origin, words };
}

export async function action({ context, url }: Route.ActionArgs) {
  const { next } = await context.get(apiContext)('POST /api/logout');
  // A form may lead to our own pages alone (CSP form-action), so the way to the provider begins on one.
  if (!isLocalPath(next)) return { next };
  return redirectDocument(hrefIn(languageOfPath(url.pathname), next));
}

export default function SignOutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <main id="content" className="page-width section">
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      {actionData ? (
        <SignedOutHere next={actionData.next} words={words} />
      ) : (
        <Question {...words} />
      )}
    </main>
  );
}

function Question({ heading, asked, button }: SignInPageMessages['signOut']) {
  return (
    <>
      <h1 className="text-section">{heading}</h1>
      <p className="mt-4 text-ink-soft">{asked}</p>
      <Form method="post" className="mt-8">
        <Button type="submit" variant="clay">
          {button}
        </Button>
      </Form>
    </>
  );
}

type SignedOutHereProps = { next: string; words: SignInPageMessages['signOut'] };

/** Signed out here; goes on by itself, and by a press where that is switched off. */
function SignedOutHere({ next, words }: SignedOutHereProps) {
  const host = new URL(next).hostname;
  return (
    <>
      <meta httpEquiv="refresh" content={`0;url=${next}`} />
      <h1 className="text-section">{words.signedOut}</h1>
      <p className="mt-4 text-ink-soft">{fill(words.elsewhere, { host })}</p>
      <ButtonLink variant="clay" href={next} className="mt-8">
        {fill(words.ofHost, { host })}
      </ButtonLink>
    </>
  );
}
