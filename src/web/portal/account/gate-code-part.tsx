// Shows the gate code to its owner by a click, of which a record is kept; it goes with the next page.
import { Form } from 'react-router';
import type { GateCodeRead } from '#contract/customers/properties.ts';
import { Button } from '#web/ui/button.tsx';

type GateCodePartProps = {
  propertyId: number;
  /** What was revealed by this visit of the page; undefined before anyone asked. */
  gateCode: string | null | undefined;
  /** Who else has read it. */
  reads: readonly GateCodeRead[];
};

export function GateCodePart({ propertyId, gateCode, reads }: GateCodePartProps) {
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
          <Form method="post" preventScrollReset className="ml-auto">
            <input type="hidden" name="step" value="reveal" />
            <input type="hidden" name="id" value={propertyId} />
            <Button type="submit" variant="quiet" size="small">
              Show the code
            </Button>
          </Form>
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
