// Stands in for a page of a signed-in person: says so, and goes to sign in after a moment to read it.
import { useEffect, useState } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';

/** Time to read the toast before the browser goes to sign in. */
const REDIRECT_MS = 1000;

/** What a path may hold to be named as the way back. */
const PLAIN_PATH = /^\/[\w\-./]*$/;

/** The words of the portal (docs/product/portal.md#entry). */
const PORTAL_TEXT = 'Please log in to access your customer portal.';

type SignInFirstProps = { name: string; pathname: string; text?: string | undefined };

/** Shows the name of the page, and comes back to its path. */
export function SignInFirst({ name, pathname, text = PORTAL_TEXT }: SignInFirstProps) {
  const [isLeaving, setLeaving] = useState(false);
  const signIn = `/api/login?returnTo=${PLAIN_PATH.test(pathname) ? pathname : '/customer-portal'}`;
  useEffect(() => {
    setLeaving(true);
    showToast({
      title: 'Authentication Required',
      description: text,
      variant: 'destructive',
    });
    const timer = setTimeout(() => window.location.assign(signIn), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [signIn, text]);
  return (
    <main id="content" className="page-width section">
      <title>{name}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-section">{name}</h1>
      <p className="mt-4 text-lead text-ink-soft" role="status">
        {isLeaving ? 'Redirecting to login...' : 'Please sign in to see this page.'}
      </p>
      <p className="mt-8">
        <ButtonLink variant="clay" href={signIn}>
          Sign in now
        </ButtonLink>
      </p>
    </main>
  );
}
