// Stands in for a page of a signed-in person: says so, and goes to sign in after a moment to read it.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { keepForSignIn } from '#web/forms/sent-form.ts';
import type { TypedForm } from '#web/lib/request-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { ProblemMessages } from './messages/problem-messages.en.ts';
import { useProblemMessages } from './problem-messages.ts';
import { SendAgain } from './send-again.tsx';

/** Time to read the toast before the browser goes to sign in. */
const REDIRECT_MS = 1000;

/** What a path may hold to be named as the way back. */
const PLAIN_PATH = /^\/[\w\-./]*$/;

type SignInFirstProps = {
  name: string;
  pathname: string;
  /** What a person who is not signed in is told; by default the words of the portal (docs/product/portal.md#entry). */
  text?: string | undefined;
  /** Whether someone was signed in until just now. */
  hasExpired: boolean;
  /** What its form carried, for whom no script keeps it. */
  typed?: TypedForm | undefined;
};

/** What opens someone's garden is not written into a page. */
const NEVER_SHOWN = 'gateCode';

/** Shows the name of the page, and comes back to its path. */
export function SignInFirst({ name, pathname, text, hasExpired, typed }: SignInFirstProps) {
  const { language, signIn: words } = useProblemMessages().words;
  const [isLeaving, setLeaving] = useState(false);
  const { search } = useLocation();
  const wanted = PLAIN_PATH.test(pathname) ? pathname + search : '/customer-portal';
  const back = search ? encodeURIComponent(wanted) : wanted;
  const signIn = `/api/login?returnTo=${back}${language === 'en' ? '' : `&language=${language}`}`;
  const typedFields = typed?.fields;
  useEffect(() => {
    // What its person has typed is not left behind: where no one knows who that is, the page itself keeps it.
    if (!keepForSignIn(pathname, typedFields)) return;
    setLeaving(true);
    showToast({ ...toastOf(words, hasExpired, text), variant: 'destructive' });
    const timer = setTimeout(() => window.location.assign(signIn), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [signIn, text, hasExpired, pathname, typedFields, words]);
  return (
    <main id="content" className="page-width section">
      <title>{name}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-section">{name}</h1>
      <p className="mt-4 text-lead text-ink-soft" role="status">
        {hasExpired && !isLeaving ? `${words.hasExpired} ` : null}
        {isLeaving ? words.redirecting : hasExpired ? words.again : words.toSee}
      </p>
      <p className="mt-8">
        <ButtonLink variant="clay" href={signIn}>
          {words.now}
        </ButtonLink>
      </p>
      {hasExpired && typed && !isLeaving ? (
        <>
          <p className="mt-8">{words.otherTab}</p>
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

/** Also where a form was sent after the session had ended (docs/product/portal.md#requests). */
function toastOf(words: ProblemMessages['signIn'], hasExpired: boolean, text: string | undefined) {
  return hasExpired
    ? { title: words.expired, description: words.expiredText }
    : { title: words.required, description: text ?? words.portal };
}
