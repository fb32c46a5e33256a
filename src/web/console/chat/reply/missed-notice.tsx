// What a message without a script was answered when someone else had written meanwhile, or when it was refused.
import type { ActionAnswer } from '../conversation/conversation-actions.ts';

export function MissedNotice({ answer }: { answer: ActionAnswer | undefined }) {
  if (!answer || answer.isTaken || answer.step !== 'reply') return null;
  const { detail, missed = [] } = answer;
  return (
    <div role="alert" className="rounded-field bg-amber-soft px-4 py-3 text-small">
      <p className="font-semibold text-amber">{detail}</p>
      <ul>
        {missed.map(({ number, senderName, text }) => (
          <li key={number}>
            <span className="font-semibold">{senderName}:</span> {text}
          </li>
        ))}
      </ul>
      {missed.length > 0 ? (
        <button
          type="submit"
          name="sendAnyway"
          value="yes"
          className="min-h-11 font-semibold underline"
        >
          Send anyway
        </button>
      ) : null}
    </div>
  );
}
