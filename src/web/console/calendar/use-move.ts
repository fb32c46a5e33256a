// Sends a move to the office and says what came of it; the toast takes it back.
import { useState } from 'react';
import type { CalendarEntry } from '#contract/booking/office-calendar.ts';
import { showUndo } from '#web/forms/app/undo-toast.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { moveEntry } from './move-entry.ts';

/** Where an entry would be. */
export type MovePlace = { date: string; time: string; duration: number; crewId: number | null };

/** Why it was not moved; `current` is the entry as a colleague has made it meanwhile. */
type Refusal = {
  words: string;
  code: string | undefined;
  asksForReason: boolean;
  current: CalendarEntry | undefined;
};

type Outcome = { onClose: () => void; onMoved: () => void };

export function useMove(entry: CalendarEntry, place: MovePlace, { onClose, onMoved }: Outcome) {
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  // Pressing again after the question confirms it.
  const [confirmsClose, setConfirmsClose] = useState(false);
  const [isSending, setSending] = useState(false);
  const send = async (tellCustomer: boolean) => {
    setSending(true);
    try {
      const { version } = entry;
      const overbookReason = reason || null;
      const wish = { version, ...place, overbookReason, confirmsClose, tellCustomer };
      const moved = await moveEntry(api, entry, wish);
      onMoved();
      onClose();
      offerUndo(entry, moved.version, tellCustomer, onMoved);
    } catch (error) {
      const why = refusalOf(error);
      setRefusal(why);
      if (why.code === 'needs_confirmation') setConfirmsClose(true);
      setSending(false);
    }
  };
  return { send, isSending, refusal, reason, setReason };
}

/** Puts it back where it was; anyone who was told of the move is told of that, too. */
function offerUndo(
  entry: CalendarEntry,
  version: number,
  tellCustomer: boolean,
  onMoved: () => void,
): void {
  const { date, time, duration, crewId, overbookReason } = entry;
  showUndo({
    title: 'Moved',
    description: `${entry.customerName}: ${tellCustomer ? 'an email is on its way.' : 'no one was notified.'}`,
    async undo() {
      const back = { version, date, time, duration, crewId, tellCustomer, confirmsClose: true };
      await moveEntry(api, entry, { ...back, overbookReason: overbookReason ?? 'Moved back.' });
      onMoved();
    },
  });
}

function refusalOf(error: unknown): Refusal {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return {
    code: problem?.code,
    words: problem?.detail ?? 'We couldn’t reach the server. Please try again.',
    asksForReason: problem?.code === 'needs_reason',
    current: problem?.code === 'changed_meanwhile' ? (problem.current as CalendarEntry) : undefined,
  };
}
