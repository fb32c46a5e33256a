// Stands in for a page of a signed-in person: says so, and goes to sign in after a moment to read it.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { keepForSignIn } from '#web/forms/sent-form.ts';
import type { TypedForm } from '#web/lib/request-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { SendAgain } from './send-again.tsx';

/** Time to read the toast before the browser goes to sign in. */
const REDIRECT_MS = 1000;

/** What a path may hold to be named as the way back. */
const PLAIN_PATH = /^\/[\w\-./]*$/;

/** The words of the portal (docs/product/portal.md#entry). */
const PORTAL_TEXT = 'Please log in to access your customer portal.';

/** What is said when a form was sent after the session had ended (docs/product/portal.md#requests). */
const EXPIRED = {
  title: 'Session Expired',
  description: 'Your session has expired. Redirecting to login...',
};

type SignInFirstProps = {
  name: string;
  pathname: string;
  text?: string | undefined;
  /** Whether someone was signed in until just now. */
  hasExpired: boolean;
  /** What its form carried, for whom no script keeps it. */
  typed?: TypedForm | undefined;
};

/** What opens someone's garden is not written into a page. */
const NEVER_SHOWN = 'gateCode';

/** Shows the name of the page, and comes back to its path. */
export function SignInFirst({
  name,
  pathname,
  text = PORTAL_TEXT,
  hasExpired,
  typed,
}: SignInFirstProps) {
  const [isLeaving, setLeaving] = useState(false);
  const { search } = useLocation();
  const wanted = PLAIN_PATH.test(pathname) ? pathname + search : '/customer-portal';
  const signIn = `/api/login?returnTo=${search ? encodeURIComponent(wanted) : wanted}`;
  const typedFields = typed?.fields;
  useEffect(() => {
    // What its person has typed is not left behind: where no one knows who that is, the page itself keeps it.
    if (!keepForSignIn(pathname, typedFields)) return;
    setLeaving(true);
    const words = hasExpired ? EXPIRED : { title: 'Authentication Required', description: text };
    showToast({ ...words, variant: 'destructive' });
    const timer = setTimeout(() => window.location.assign(signIn), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [signIn, text, hasExpired, pathname, typedFields]);
  return (
    <main id="content" className="page-width section">
      <title>{name}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-section">{name}</h1>
      <p className="mt-4 text-lead text-ink-soft" role="status">
        {hasExpired && !isLeaving ? 'Your session has expired. ' : null}
        {isLeaving ? 'Redirecting to login...' : pleaseSignIn(hasExpired)}
      </p>
      <p className="mt-8">
        <ButtonLink variant="clay" href={signIn}>
          Sign in now
        </ButtonLink>
      </p>
      {hasExpired && typed && !isLeaving ? (
        <>
          <p className="mt-8">Or sign in in another tab, come back here, and press:</p>
          <SendAgain
            typed={{
              ...typed,
              fields: typed.fields.filter(([field]) => field !== NEVER_SHOWN),
            }}
          />
        </>
      ) : null}
    </main>
  );
}

function pleaseSignIn(hasExpired: boolean): string {
  return hasExpired ? 'Please sign in again.' : 'Please sign in to see this page.';
}
