// The browsers in which a person is signed in, and the way to sign out each of them or all others.
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import type { OwnSession } from '#contract/accounts/sessions.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { signInSteps } from './sign-in-steps.ts';

type SessionListProps = { sessions: OwnSession[]; timeZone: string };

/** The list; each form of it works without a script. */
export function SessionList({ sessions, timeZone }: SessionListProps) {
  return (
    <>
      <p className="mt-3 text-ink-soft">
        If one of them is not yours, sign it out. It is out within a second.
      </p>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="grid gap-x-6 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                {session.device ?? 'A browser we do not know'}
                {session.isPresent ? <Badge tone="green">This browser</Badge> : null}
              </p>
              <p className="mt-1 text-small text-ink-soft">{usedWords(session, timeZone)}</p>
              <p className="text-small text-ink-soft">{beganWords(session, timeZone)}</p>
            </div>
            {session.isPresent ? null : (
              <StepButton
                of={signInSteps}
                step="signed-out"
                fields={{ id: session.id }}
                keepsPlace
                variant="quiet"
                size="small"
                aria-label={`Sign out ${session.device ?? 'the browser we do not know'}, ${usedWords(session, timeZone)}`}
              >
                Sign out
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
          Sign out all others
        </StepButton>
      ) : null}
    </>
  );
}

/** When and, as far as we can know it, where: we keep no places, only whether it is the network you are on now. */
function usedWords({ isPresent, isHere, lastUsedAt }: OwnSession, timeZone: string): string {
  if (isPresent) return 'In use now';
  const when = `Last used ${momentWords(lastUsedAt, timeZone)}`;
  if (isHere === null) return when;
  return `${when}, ${isHere ? 'on the network you are on now' : 'on another network'}`;
}

const ways: Record<string, string> = {
  code: 'by an emailed code',
  link: 'by an emailed link',
  passkey: 'by a passkey',
  provider: 'through another service',
  'setup link': 'by the setup link',
  demonstration: 'as one of the demo people',
};

function beganWords({ signedInAt, signedInBy }: OwnSession, timeZone: string): string {
  const way = ways[signedInBy ?? ''];
  return `Signed in ${momentWords(signedInAt, timeZone)}${way ? `, ${way}` : ''}`;
}

function momentWords(instant: string, timeZone: string): string {
  const moment = new Date(instant);
  const day = formatDate(dateInZone(moment, timeZone)).replace(/^\w+, /, '');
  return `${day} at ${slotLabel(timeInZone(moment, timeZone))}`;
}
