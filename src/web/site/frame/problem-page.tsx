// The one page for everything that the API or the server refuses: what happened, whose fault it is, and the next step.
import { isRouteErrorResponse } from 'react-router';
import { hrefIn } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { ShownProblem } from '#web/lib/page-problem.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { WithPhoneLink } from '#web/ui/phone-link.tsx';
import { ConfirmFirst } from './confirm-first.tsx';
import type { ProblemMessages } from './messages/problem-messages.en.ts';
import { type ProblemWords, problemWords, useProblemMessages } from './problem-messages.ts';
import { SendAgain } from './send-again.tsx';
import { SignInFirst } from './sign-in-first.tsx';

/** What a page says itself when its address leads to nothing, in place of the general words. */
export type MissingWords = { heading: string; text: string };

type ProblemPageProps = {
  error: unknown;
  company: Pick<CompanyProfile, 'phone' | 'phoneDial'>;
  /** How the page that failed is called, and its path. */
  name: string;
  pathname: string;
  missing: MissingWords | undefined;
  /** Where someone on the staff begins; everyone else goes to the home page, or calls. */
  start?: { path: string; label: string } | undefined;
  /** What a person who is not signed in is told, where the page is not the portal. */
  signInText?: string;
};

export function ProblemPage({
  error,
  company,
  name,
  pathname,
  missing,
  start,
  signInText,
}: ProblemPageProps) {
  const { words, isEnglish } = useProblemMessages();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const problem = isRouteErrorResponse(error) && isShown(error.data) ? error.data : undefined;
  if (status === 401) {
    const hasExpired = problem?.hasExpired === true;
    const typed = problem?.typed;
    return <SignInFirst {...{ name, pathname, hasExpired, typed }} text={signInText} />;
  }
  if (problem?.code === 'sign_in_again') {
    return <ConfirmFirst detail={problem.detail} pathname={pathname} typed={problem.typed} />;
  }
  const { heading, text, next } = wordsFor(words, status, missing);
  // What the server says is in English, and in its own words.
  const said = isEnglish ? problem : undefined;
  // What a page says of its own link says what to do; the problem only says that there is none.
  const detail = status === 404 && missing ? text : (said?.detail ?? text);
  const mayResend = problem?.typed && (status === 429 || status >= 500);
  return (
    <main id="content" className="page-width section">
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-reading">
        {problem && status !== 404 ? (
          <p className="mt-3 text-small text-ink-soft mb-4 tabular-nums">
            {isEnglish ? `${status} ${problem.title}` : `Error ${status}`}
          </p>
        ) : null}
        <h1 className="text-section">{heading}</h1>
        <p className="mt-5 text-lead text-ink-soft">{detail}</p>
        {said?.alternative ? <p className="mt-4 text-ink-soft">{said.alternative}</p> : null}
        {mayResend && problem.typed ? <SendAgain typed={problem.typed} /> : null}
        <p className="mt-8 flex flex-wrap gap-3">
          {next === 'again' && !mayResend ? (
            <ButtonLink variant="clay" href="">
              {words.tryAgain}
            </ButtonLink>
          ) : null}
          {next === 'sign-in' && problem?.code !== 'cross_site' ? (
            <ButtonLink variant="clay" href={hrefIn(words.language, '/sign-in')}>
              {words.signInOther}
            </ButtonLink>
          ) : null}
          <ButtonLink
            variant={next === 'home' ? 'oak' : 'quiet'}
            href={start?.path ?? hrefIn(words.language, '/')}
          >
            {start?.label ?? words.goHome}
          </ButtonLink>
        </p>
        {start ? null : (
          <p className="mt-8 text-ink-soft">
            <WithPhoneLink text={fill(words.orCall, { phone: company.phone })} {...company} />
          </p>
        )}
      </div>
    </main>
  );
}

function wordsFor(
  messages: ProblemMessages,
  status: number,
  missing: MissingWords | undefined,
): ProblemWords {
  return status === 404 && missing ? { ...missing, next: 'home' } : problemWords(messages, status);
}

/** React Router's own refusals carry a text for programmers instead. */
function isShown(data: unknown): data is ShownProblem {
  return typeof data === 'object' && data !== null && 'detail' in data && 'code' in data;
}
