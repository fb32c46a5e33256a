// The browsers in which a person is signed in, and the way to sign out each of them or all others.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { OwnSession } from '#contract/accounts/sessions.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { signInSteps } from './sign-in-steps.ts';
import { englishSignIn, momentOf, type SpokenSignIn } from './spoken-sign-in.ts';

type SessionListProps = { sessions: OwnSession[]; timeZone: string; spoken?: SpokenSignIn };

/** The list; each form of it works without a script. */
export function SessionList({ sessions, timeZone, spoken = englishSignIn }: SessionListProps) {
  const { messages } = spoken;
  return (
    <>
      <p className="mt-3 text-ink-soft">{messages.sessionsLead}</p>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="grid gap-x-6 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                {session.device ? (
                  <span {...(spoken.language !== 'en' && { lang: 'en' })}>{session.device}</span>
                ) : (
                  messages.unknownBrowser
                )}
                {session.isPresent ? <Badge tone="green">{messages.thisBrowser}</Badge> : null}
              </p>
              <p className="mt-1 text-small text-ink-soft">
                {usedWords(session, timeZone, spoken)}
              </p>
              <p className="text-small text-ink-soft">{beganWords(session, timeZone, spoken)}</p>
            </div>
            {session.isPresent ? null : (
              <StepButton
                of={signInSteps}
                step="signed-out"
                fields={{ id: session.id }}
                keepsPlace
                variant="quiet"
                size="small"
                aria-label={fill(messages.signOutOf, {
                  device: session.device ?? messages.theUnknownBrowser,
                  used: usedWords(session, timeZone, spoken),
                })}
              >
                {messages.signOut}
              </StepButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <StepButton
          of={signInSteps}
          step="others-signed-out"
          keepsPlace
          variant="quiet"
          formClassName="mt-5"
        >
          {messages.signOutOthers}
        </StepButton>
      ) : null}
    </>
  );
}

/** When and, as far as we can know it, where: we keep no places, only whether it is the network you are on now. */
function usedWords(session: OwnSession, timeZone: string, spoken: SpokenSignIn): string {
  const { isPresent, isHere, lastUsedAt } = session;
  const { messages } = spoken;
  if (isPresent) return messages.inUse;
  const when = fill(messages.lastUsed, { moment: momentOf(lastUsedAt, timeZone, spoken) });
  if (isHere === null) return when;
  return `${when}, ${isHere ? messages.onThisNetwork : messages.onAnother}`;
}

function beganWords(session: OwnSession, timeZone: string, spoken: SpokenSignIn): string {
  const { signedInAt, signedInBy } = session;
  const { messages } = spoken;
  const ways: Readonly<Record<string, string>> = messages.ways;
  const way = ways[signedInBy ?? ''];
  const when = fill(messages.signedIn, { moment: momentOf(signedInAt, timeZone, spoken) });
  return `${when}${way ? `, ${way}` : ''}`;
}
