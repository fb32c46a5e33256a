// Asks before signing out when another site sent the browser here; our own pages sign out at once.
import { Form, redirectDocument } from 'react-router';
import { isLocalPath } from '#company/rules/platform/local-path.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/sign-out.page.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Sign out' },
  { name: 'robots', content: 'noindex' },
];

export async function action({ context }: Route.ActionArgs) {
  const { next } = await context.get(apiContext)('POST /api/logout');
  // A form may lead to our own pages alone (CSP form-action), so the way to the provider begins on one.
  return isLocalPath(next) ? redirectDocument(next) : { next };
}

export default function SignOutPage({ actionData }: Route.ComponentProps) {
  if (actionData) return <SignOutElsewhere next={actionData.next} />;
  return (
    <main id="content" className="page-width section">
      <h1 className="text-section">Sign out?</h1>
      <p className="mt-4 text-ink-soft">
        Another page asked us to sign you out. Is that what you want?
      </p>
      <Form method="post" className="mt-8">
        <Button type="submit" variant="clay">
          Sign out
        </Button>
      </Form>
    </main>
  );
}

/** Signed out here; goes on by itself, and by a press where that is switched off. */
function SignOutElsewhere({ next }: { next: string }) {
  const { hostname } = new URL(next);
  return (
    <main id="content" className="page-width section">
      <meta httpEquiv="refresh" content={`0;url=${next}`} />
      <h1 className="text-section">You are signed out here</h1>
      <p className="mt-4 text-ink-soft">
        You signed in by {hostname}. One more step signs you out there, too.
      </p>
      <ButtonLink variant="clay" href={next} className="mt-8">
        Sign out of {hostname}
      </ButtonLink>
    </main>
  );
}
