// What a crew reads instead of its day when that cannot be shown, in a language that other pages do not have.
import { isRouteErrorResponse } from 'react-router';
import { phoneLink } from '#company/rules/platform/phone-link.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { CrewMessages } from './messages/crew-messages.en.ts';

type CrewProblemProps = { error: unknown; phone: string; messages: CrewMessages };

export function CrewProblem({ error, phone, messages }: CrewProblemProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const heading = isMissing ? messages.missingHeading : messages.problemHeading;
  return (
    <main id="content" className="page-width section">
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-section">{heading}</h1>
      <p className="mt-5 text-lead text-ink-soft">
        {isMissing ? messages.missingText : messages.problemText}
      </p>
      {isMissing ? null : (
        <p className="mt-8">
          <ButtonLink variant="clay" href="">
            {messages.tryAgain}
          </ButtonLink>
        </p>
      )}
      <p className="mt-8 text-ink-soft">
        {messages.office} <TextLink href={phoneLink(phone)}>{phone}</TextLink>
      </p>
    </main>
  );
}
