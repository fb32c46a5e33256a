// Stands in for a page whose form takes a fresh sign-in: asks the person to confirm that it is them, and keeps what was typed.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepForSignIn } from '#web/forms/sent-form.ts';
import type { TypedForm } from '#web/lib/request-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { SendAgain } from './send-again.tsx';

type ConfirmFirstProps = {
  /** The API's sentence. */
  detail: string;
  /** Where they come back to. */
  pathname: string;
  /** What the form carried, for whom no script keeps it. */
  typed: TypedForm | undefined;
};

export function ConfirmFirst({ detail, pathname, typed }: ConfirmFirstProps) {
  const fields = typed?.fields;
  const page = pathname + useLocation().search;
  useEffect(() => {
    keepForSignIn(pathname, fields);
  }, [pathname, fields]);
  return (
    <main id="content" className="page-width section">
      <title>Confirm it’s you</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-reading">
        <h1 className="text-section">Confirm it’s you</h1>
        <p className="mt-5 text-lead text-ink-soft">{detail}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink variant="clay" href={`/sign-in/confirm?returnTo=${encodeURIComponent(page)}`}>
            Confirm it’s me
          </ButtonLink>
          <ButtonLink variant="quiet" href={page}>
            Cancel
          </ButtonLink>
        </p>
        {typed ? (
          <noscript>
            <p className="mt-8">Or confirm in another tab, come back here, and press:</p>
            <SendAgain typed={typed} />
          </noscript>
        ) : null}
      </div>
    </main>
  );
}
