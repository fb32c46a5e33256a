// The lawn of a plan as its crew measures it: as agreed in one tap, or another number. Asked for at the first visit.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { CrewStop, StopLawn } from '#contract/visits/crew-day.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useCrewPage } from './crew-context.ts';
import { ReportForm } from './report-form.tsx';

export function LawnSize({ stop, lawn }: { stop: CrewStop; lawn: StopLawn }) {
  const { messages } = useCrewPage();
  const { agreed, measured, isAsked } = lawn;
  const isOpen = isAsked && (stop.state === 'here' || stop.state === 'done');
  return (
    // Opens when the crew is there, and folds once the size is on the phone.
    <details key={String(isOpen)} className="border-t border-line pt-4" open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {measured === null
          ? messages.lawnSize
          : fill(messages.lawnMeasured, { size: squareFeet(measured) })}
      </summary>
      {agreed === null ? (
        <p className="mt-1 text-ink-soft">{messages.lawnSizeUnknown}</p>
      ) : (
        <>
          <p className="mt-1 text-ink-soft">{messages.lawnSizeWhy}</p>
          <ReportForm
            stop={stop}
            kind="size"
            className="mt-3"
            hidden={{ lawnArea: String(agreed) }}
            tapped={() => ({ kind: 'size', lawnArea: agreed })}
          >
            <Button type="submit" className="w-full">
              {fill(messages.lawnAsAgreed, { size: squareFeet(agreed) })}
            </Button>
          </ReportForm>
        </>
      )}
      <ReportForm
        stop={stop}
        kind="size"
        className="mt-4 flex flex-wrap items-end gap-3"
        tapped={(form) => ({ kind: 'size', lawnArea: Number(form.get('lawnArea')) })}
      >
        <TextField
          id={`lawn-${stop.visitId}`}
          name="lawnArea"
          label={agreed === null ? messages.lawnSquareFeet : messages.lawnOtherSize}
          type="number"
          inputMode="numeric"
          min={1}
          max={1_000_000}
          autoComplete="off"
          className="min-w-40 flex-1"
          required
        />
        <Button type="submit" variant="quiet">
          {messages.saveLawnSize}
        </Button>
      </ReportForm>
    </details>
  );
}

function squareFeet(size: number): string {
  return size.toLocaleString('en-US');
}
