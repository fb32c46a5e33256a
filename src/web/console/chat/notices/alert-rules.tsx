// How alerts are set: who is on call, after how long, within which hours.
import type { AlertRules as Rules } from '#contract/chat/chat-desk.ts';
import { phoneWords } from './phone-labels.ts';

export function AlertRules({ rules }: { rules: Rules }) {
  const { onCall, afterMinutes, nextAfterMinutes, quietMinutes, hours, sends } = rules;
  return (
    <div className="grid gap-3">
      {onCall.length === 0 ? (
        <p>No one is on call, so no text messages are sent. The owner sets the numbers.</p>
      ) : (
        <>
          <ol className="grid gap-1">
            {onCall.map(({ name, phoneNumber }, index) => (
              <li key={phoneNumber} className="flex gap-2">
                <span className="tabular-nums text-ink-soft">{index + 1}.</span>
                <span className="font-semibold">{name}</span>
                <span className="tabular-nums">{phoneWords(phoneNumber)}</span>
              </li>
            ))}
          </ol>
          <p>
            A chat that waits longer than {minutes(afterMinutes)} alerts the first one. Without an
            answer the next one follows after {minutes(nextAfterMinutes)}. The same chat does not
            alert anyone again for {minutes(quietMinutes)}.
          </p>
        </>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {hours.map(({ days, hours: open }) => (
          <div key={days} className="contents">
            <dt className="text-ink-soft">{days}</dt>
            <dd className="tabular-nums">{open}</dd>
          </div>
        ))}
      </dl>
      {sends === 'outbox' ? (
        <p className="text-ink-soft">
          Text messages are not connected: alerts wait in the outbox on the server.
        </p>
      ) : null}
    </div>
  );
}

function minutes(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`;
}
