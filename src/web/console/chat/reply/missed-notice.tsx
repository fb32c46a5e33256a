// What a message without a script was answered when someone else had written meanwhile, or when it was refused.
import { useAnswerTo } from '#web/forms/app/step-answers.tsx';
import { refusalOf } from '#web/forms/app/step-button.tsx';
import { missedOf } from '../conversation/missed-messages.ts';

export function MissedNotice() {
  const answer = useAnswerTo('reply');
  if (!answer) return null;
  const missed = missedOf(answer.current);
  return (
    <div role="alert" className="rounded-field bg-amber-soft px-4 py-3 text-small">
      <p className="font-semibold text-amber">{refusalOf(answer)}</p>
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
          value="on"
          className="min-h-11 font-semibold underline"
        >
          Send anyway
        </button>
      ) : null}
    </div>
  );
}
