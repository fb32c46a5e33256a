// What is reported of a stop as it goes: on the way, arrived, done, a problem.
import { useEffect, useState } from 'react';
import { fill } from '#company/rules/platform/fill-message.ts';
import { missingPhotos } from '#company/rules/visits/checklist.ts';
import type { CrewStop } from '#contract/visits/crew-day.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { useCrewPage } from './crew-context.ts';
import { ReportForm } from './report-form.tsx';

/** The one next step before the work. */
export function NextStep({ stop }: { stop: CrewStop }) {
  const { messages } = useCrewPage();
  if (stop.state === 'here') return null;
  const isAhead = stop.state === 'ahead';
  return (
    <div className="grid grid-cols-2 gap-2">
      <ReportForm
        stop={stop}
        kind="set-out"
        tapped={() => ({ kind: 'set-out' })}
        className={isAhead ? '' : 'hidden'}
      >
        <Button type="submit" variant="clay" className="w-full">
          {messages.start}
        </Button>
      </ReportForm>
      <ReportForm
        stop={stop}
        kind="arrived"
        tapped={() => ({ kind: 'arrived' })}
        className={isAhead ? '' : 'col-span-2'}
      >
        <Button type="submit" variant={isAhead ? 'quiet' : 'clay'} className="w-full">
          {messages.arrived}
        </Button>
      </ReportForm>
      {stop.state === 'on-the-way' ? <UndoStart stop={stop} /> : null}
    </div>
  );
}

/** A mistaken "Start", as long as the customer has not been told. */
function UndoStart({ stop }: { stop: CrewStop }) {
  const { day, messages } = useCrewPage();
  const isInTime = useIsAhead(stop.undoUntil, day.readAt);
  if (!isInTime) return null;
  return (
    <ReportForm
      stop={stop}
      kind="undo-set-out"
      tapped={() => ({ kind: 'undo-set-out' })}
      className="col-span-2"
    >
      <Button type="submit" variant="quiet" className="w-full">
        {messages.undoStart}
      </Button>
    </ReportForm>
  );
}

/** Whether an instant is still ahead, by the clock of this phone; in the first HTML by `readAt`, when the server wrote it. */
function useIsAhead(instant: string | null, readAt: string): boolean {
  const [now, setNow] = useState(() => Date.parse(readAt));
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    if (instant === null) return;
    const timer = setTimeout(look, Math.max(0, Date.parse(instant) - Date.now()));
    return () => clearTimeout(timer);
  }, [instant]);
  return instant !== null && now < Date.parse(instant);
}

/** The end of the work, with the reason that missing photos need. */
export function FinishForm({ stop }: { stop: CrewStop }) {
  const { messages } = useCrewPage();
  const missing = missingPhotos(stop.checklist, stop.photos);
  const id = (name: string) => `${name}-${stop.visitId}`;
  return (
    <ReportForm
      stop={stop}
      kind="done"
      className="grid gap-4"
      tapped={(form) => ({
        kind: 'done',
        note: String(form.get('note') ?? ''),
        cutHeight: String(form.get('cutHeight') ?? ''),
        photosMissingReason: String(form.get('photosMissingReason') ?? ''),
      })}
    >
      <TextField
        id={id('cut')}
        name="cutHeight"
        label={messages.cutHeight}
        inputMode="decimal"
        pattern="\d(\.\d{1,2})?"
        title={messages.cutHeightTitle}
        autoComplete="off"
      />
      <TextArea
        id={id('note')}
        name="note"
        label={messages.noteForCustomer}
        rows={2}
        maxLength={2000}
      />
      {missing.length > 0 ? (
        <TextArea
          id={id('missing')}
          name="photosMissingReason"
          label={fill(messages.photoMissingWhy, {
            photos: missing.map((kind) => messages.missingPhotoKinds[kind]).join(messages.and),
          })}
          hint={messages.photoMissingHint}
          rows={2}
          maxLength={500}
          required
        />
      ) : null}
      <Button type="submit" variant="clay" size="large">
        {messages.done}
      </Button>
    </ReportForm>
  );
}

/** Something is wrong; the office hears of it. */
export function ProblemForm({ stop }: { stop: CrewStop }) {
  const { messages } = useCrewPage();
  const id = `problem-${stop.visitId}`;
  const isDone = stop.state === 'done';
  return (
    <details className="border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {messages.reportProblem}
      </summary>
      <ReportForm
        stop={stop}
        kind="problem"
        className="mt-2 grid gap-4"
        tapped={(form) => ({
          kind: 'problem',
          note: String(form.get('note') ?? ''),
          couldNotWork: form.has('couldNotWork'),
        })}
      >
        <TextArea
          id={id}
          name="note"
          label={messages.whatIsTheProblem}
          hint={messages.problemPhotos}
          rows={3}
          maxLength={2000}
          required
        />
        {isDone ? null : (
          <label className="flex min-h-11 items-center gap-3">
            <input className="size-5" type="checkbox" name="couldNotWork" />
            {messages.leaveWithoutWork}
          </label>
        )}
        <Button type="submit">{messages.tellOffice}</Button>
      </ReportForm>
    </details>
  );
}
