// Shows the gate code to its owner by a click, of which a record is kept; it goes with the next page.

import { fill } from '#company/rules/platform/fill-message.ts';
import { dateInZone, timeInZone } from '#company/rules/time/company-time.ts';
import type { GateCodeRead } from '#contract/customers/properties.ts';
import { useShownAnswer } from '#web/forms/app/step-answers.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { accountSteps } from './account-steps.ts';
import { useAccountMessages } from './messages/use-account-messages.ts';

type GateCodePartProps = {
  propertyId: number;
  /** Who else has read it. */
  reads: readonly GateCodeRead[];
};

export function GateCodePart({ propertyId, reads }: GateCodePartProps) {
  const messages = useAccountMessages();
  const fields = { property: propertyId };
  const gateCode = useShownAnswer(accountSteps, 'reveal', fields)?.gateCode;
  return (
    <div className="mt-5 grid gap-1 rounded-field bg-sunk px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status">
          <span className="text-small text-ink-soft">{messages.gateCode} </span>
          {gateCode ? (
            <strong className="text-lead tabular-nums wrap-anywhere">{gateCode}</strong>
          ) : (
            <span aria-hidden="true">••••</span>
          )}
        </p>
        {gateCode ? null : (
          <StepButton
            of={accountSteps}
            step="reveal"
            fields={fields}
            keepsPlace
            variant="quiet"
            size="small"
            formClassName="ml-auto"
          >
            {messages.showCode}
          </StepButton>
        )}
      </div>
      <GateCodeReads reads={reads} />
    </div>
  );
}

function GateCodeReads({ reads }: { reads: readonly GateCodeRead[] }) {
  const messages = useAccountMessages();
  const say = useSpokenTimes();
  const { timeZone } = useSite().company;
  const spanish = (at: Date) =>
    fill(messages.dayAt, {
      day: say.fullDay(dateInZone(at, timeZone)),
      time: say.time(timeInZone(at, timeZone)),
    });
  if (reads.length === 0) {
    return <p className="text-small text-ink-soft">{messages.noReads}</p>;
  }
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-small">
        {fill(messages.reads, { count: reads.length })}
      </summary>
      <ul className="grid gap-2 pb-2 text-small">
        {reads.map(({ at, atWords, reader, reason }) => (
          <li key={`${at} ${reader}`}>
            <span className="font-semibold">{reader}</span>,{' '}
            <time dateTime={at}>{say.language === 'en' ? atWords : spanish(new Date(at))}</time>
            {reason ? <span className="block text-ink-soft wrap-anywhere">{reason}</span> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
