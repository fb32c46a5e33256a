// Asks before an entry goes where it was dropped: when it was and would be, the mail its customer would get, and a reason where
// there is no room.
import type { CalendarEntry } from '#contract/booking/office-calendar.ts';
import { ActionButton } from '#web/ui/app/action-button.tsx';
import { Alert } from '#web/ui/app/alert.tsx';
import { AppDialog } from '#web/ui/app/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { whenWords } from './entry-labels.ts';
import { NoticePreview } from './notice-preview.tsx';
import { type MovePlace, useMove } from './use-move.ts';

type MoveDialogProps = {
  entry: CalendarEntry;
  place: MovePlace;
  crewNames: ReadonlyMap<number, string>;
  onClose: () => void;
  onMoved: () => void;
};

export function MoveDialog({ entry, place, crewNames, onClose, onMoved }: MoveDialogProps) {
  const move = useMove(entry, place, { onClose, onMoved });
  const { refusal } = move;
  const hasNewTime = entry.date !== place.date || entry.time !== place.time;
  const words = ({
    crewId,
    ...when
  }: Pick<CalendarEntry, 'date' | 'time' | 'duration' | 'crewId'>) => {
    const crew = crewId === null ? 'no crew yet' : (crewNames.get(crewId) ?? 'another crew');
    return `${whenWords(when)}, ${crew}`;
  };
  return (
    <AppDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`Move ${entry.customerName}?`}
      actions={(close) => (
        <MoveActions move={move} hasNewTime={hasNewTime} onMoved={onMoved} close={close} />
      )}
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-ink-soft">Now</dt>
        <dd>{words(entry)}</dd>
        <dt className="text-ink-soft">New</dt>
        <dd className="font-semibold">{words(place)}</dd>
      </dl>
      {hasNewTime ? (
        <div className="mt-5">
          <NoticePreview entry={entry} place={place} />
        </div>
      ) : null}
      {refusal ? (
        <Alert tone="amber" className="mt-5" title={refusal.words}>
          {refusal.current ? `Now: ${words(refusal.current)}. Yours was: ${words(place)}.` : null}
        </Alert>
      ) : null}
      {refusal?.asksForReason ? (
        <TextField
          className="mt-4"
          id="move-reason"
          label="Reason for overbooking"
          hint="Saved with the entry and in the audit log."
          maxLength={300}
          value={move.reason}
          onChange={(event) => move.setReason(event.target.value)}
        />
      ) : null}
    </AppDialog>
  );
}

type MoveActionsProps = {
  move: ReturnType<typeof useMove>;
  hasNewTime: boolean;
  onMoved: () => void;
  close: () => void;
};

/** The ways on: anyone who was too late can only look at it as it is now. */
function MoveActions({ move, hasNewTime, onMoved, close }: MoveActionsProps) {
  if (move.refusal?.current) {
    const look = () => {
      onMoved();
      close();
    };
    return <ActionButton onPress={look}>See the current version</ActionButton>;
  }
  return (
    <>
      <ActionButton variant="quiet" onPress={close}>
        Cancel
      </ActionButton>
      <ActionButton
        variant={hasNewTime ? 'quiet' : 'clay'}
        isPending={move.isSending}
        onPress={() => void move.send(false)}
      >
        {hasNewTime ? 'Move without emailing' : 'Save'}
      </ActionButton>
      {hasNewTime ? (
        <ActionButton
          variant="clay"
          isPending={move.isSending}
          onPress={() => void move.send(true)}
        >
          Move and email the customer
        </ActionButton>
      ) : null}
    </>
  );
}
