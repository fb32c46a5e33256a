// Stands in for a page whose form takes a fresh sign-in: asks the person to confirm that it is them, and keeps what was typed.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { hrefIn } from '#company/facts/languages.ts';
import { keepForSignIn } from '#web/forms/sent-form.ts';
import type { TypedForm } from '#web/lib/request-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useProblemMessages } from './problem-messages.ts';
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
  const { words: all, isEnglish } = useProblemMessages();
  const words = all.confirm;
  const confirm = `/sign-in/confirm?returnTo=${encodeURIComponent(page)}`;
  useEffect(() => {
    keepForSignIn(pathname, fields);
  }, [pathname, fields]);
  return (
    <main id="content" className="page-width section">
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-reading">
        <h1 className="text-section">{words.title}</h1>
        <p className="mt-5 text-lead text-ink-soft">{isEnglish ? detail : words.text}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink variant="clay" href={hrefIn(all.language, confirm)}>
            {words.button}
          </ButtonLink>
          <ButtonLink variant="quiet" href={page}>
            {words.cancel}
          </ButtonLink>
        </p>
        {typed ? (
          <noscript>
            <p className="mt-8">{words.otherTab}</p>
            <SendAgain typed={typed} />
          </noscript>
        ) : null}
      </div>
    </main>
  );
}
