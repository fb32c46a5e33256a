// Shows the gate code to its owner by a click, of which a record is kept; it goes with the next page.
import type { GateCodeRead } from '#contract/customers/properties.ts';
import { useShownAnswer } from '#web/forms/app/step-answers.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { accountSteps } from './account-steps.ts';

type GateCodePartProps = {
  propertyId: number;
  /** Who else has read it. */
  reads: readonly GateCodeRead[];
};

export function GateCodePart({ propertyId, reads }: GateCodePartProps) {
  const fields = { property: propertyId };
  const gateCode = useShownAnswer(accountSteps, 'reveal', fields)?.gateCode;
  return (
    <div className="mt-5 grid gap-1 rounded-field bg-sunk px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status">
          <span className="text-small text-ink-soft">Gate code </span>
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
            Show the code
          </StepButton>
        )}
      </div>
      <GateCodeReads reads={reads} />
    </div>
  );
}

function GateCodeReads({ reads }: { reads: readonly GateCodeRead[] }) {
  if (reads.length === 0) {
    return <p className="text-small text-ink-soft">No one but you has looked at it yet.</p>;
  }
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-small">
        Who looked at it ({reads.length})
      </summary>
      <ul className="grid gap-2 pb-2 text-small">
        {reads.map(({ at, atWords, reader, reason }) => (
          <li key={`${at} ${reader}`}>
            <span className="font-semibold">{reader}</span>, <time dateTime={at}>{atWords}</time>
            {reason ? <span className="block text-ink-soft wrap-anywhere">{reason}</span> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
