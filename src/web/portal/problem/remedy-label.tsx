// What the office does about a problem, in a sentence.
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { Remedy } from '#contract/visits/visit-problems.ts';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { OwnerWords } from '../portal-language.tsx';
import { useProblemMessages } from './messages/use-problem-messages.ts';

export function RemedyLabel({ remedy }: { remedy: Remedy }) {
  const { remedies } = useProblemMessages();
  const say = useSpokenTimes();
  const { kind, label, amount, method, visit } = remedy;
  if (!remedies) return label;
  if (kind === 'return-visit') {
    return visit
      ? fill(remedies[kind], { day: say.fullDay(visit.date) })
      : remedies['undated-visit'];
  }
  return (
    <>
      {fill(remedies[kind], { amount: formatMoney(amount ?? '0') })}
      {/* As the office has written it. */}
      {method ? (
        <>
          {' '}
          (<OwnerWords>{method}</OwnerWords>)
        </>
      ) : null}
    </>
  );
}
