// Says whether the chosen time is kept while the form is being filled, and until when.
import { useEffect, useState } from 'react';
import type { BookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
import { Button } from '#web/ui/button.tsx';
import { ControlIcon } from '#web/ui/control-icon.tsx';
import type { HoldState } from './booking-state.ts';
import { countdownText, spokenCountdown } from './hold-clock.ts';

type HoldNoticeProps = {
  words: BookingMessages;
  hold: HoldState;
  onLapse: () => void;
  onKeepAgain: () => void;
  onPickAnother: () => void;
};

export function HoldNotice(props: HoldNoticeProps) {
  const { words, hold, onLapse, onKeepAgain, onPickAnother } = props;
  switch (hold.status) {
    case 'none':
      return null;
    case 'asking':
      return <p className="min-h-12 text-body text-ink-soft">{words.holding}</p>;
    case 'kept':
      return <Countdown words={words} until={hold.until} onLapse={onLapse} />;
    case 'unkept':
      return (
        <p role="status" className="min-h-12 text-body text-ink-soft">
          {words.notHeld}
        </p>
      );
    case 'lapsed':
      return (
        <div role="alert" className="rounded-field bg-amber-soft p-4 text-amber">
          <p className="text-body font-medium">{words.lapsed}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="oak" size="small" onClick={onKeepAgain}>
              {words.holdAgain}
            </Button>
            <Button variant="quiet" size="small" onClick={onPickAnother}>
              {words.pickAnother}
            </Button>
          </div>
        </div>
      );
  }
}

type CountdownProps = { words: BookingMessages; until: number; onLapse: () => void };

function Countdown({ words, until, onLapse }: CountdownProps) {
  const left = useTimeLeft(until, onLapse);
  return (
    <div className="flex min-h-12 items-start gap-2.5 text-body">
      <ControlIcon name="clock" className="mt-0.5 size-5 shrink-0 text-oak" />
      <p role="timer">
        {words.heldFor} <span className="font-semibold tabular-nums">{countdownText(left)}</span>
      </p>
      <p role="status" className="sr-only">
        {spokenCountdown(left, words)}
      </p>
    </div>
  );
}

/** Milliseconds until a moment, counted each second; calls `onLapse` once it has passed. */
function useTimeLeft(until: number, onLapse: () => void): number {
  const [now, setNow] = useState(Date.now);
  const hasLapsed = now >= until;
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  useEffect(() => {
    if (hasLapsed) onLapse();
  }, [hasLapsed, onLapse]);
  return until - now;
}
