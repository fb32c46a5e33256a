// Shows the gate code to its owner by a click, of which a record is kept; it goes with the next page.
import { Form } from 'react-router';
import { Button } from '#web/ui/button.tsx';

type GateCodePartProps = {
  propertyId: number;
  /** What was revealed by this visit of the page; undefined before anybody asked. */
  gateCode: string | null | undefined;
};

export function GateCodePart({ propertyId, gateCode }: GateCodePartProps) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-sunk px-4 py-3">
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
  );
}
