// Says whether the chosen time is kept while the form is being filled, and until when.
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ControlIcon } from '#web/ui/control-icon.tsx';
import type { HoldState } from './booking-state.ts';
import { countdownText, spokenCountdown } from './hold-clock.ts';

type HoldNoticeProps = {
  hold: HoldState;
  onLapse: () => void;
  onKeepAgain: () => void;
  onPickAnother: () => void;
};

export function HoldNotice({ hold, onLapse, onKeepAgain, onPickAnother }: HoldNoticeProps) {
  switch (hold.status) {
    case 'none':
      return null;
    case 'asking':
      return <p className="min-h-12 text-body text-ink-soft">Holding this time for you...</p>;
    case 'kept':
      return <Countdown until={hold.until} onLapse={onLapse} />;
    case 'unkept':
      return (
        <p role="status" className="min-h-12 text-body text-ink-soft">
          We could not set this time aside, but it is free right now. You can still book it.
        </p>
      );
    case 'lapsed':
      return (
        <div role="alert" className="rounded-field bg-amber-soft p-4 text-amber">
          <p className="text-body font-medium">
            We’re no longer holding this time for you. What you typed is still here.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="oak" size="small" onClick={onKeepAgain}>
              Hold it again
            </Button>
            <Button variant="quiet" size="small" onClick={onPickAnother}>
              Pick another time
            </Button>
          </div>
        </div>
      );
  }
}

function Countdown({ until, onLapse }: { until: number; onLapse: () => void }) {
  const left = useTimeLeft(until, onLapse);
  return (
    <div className="flex min-h-12 items-start gap-2.5 text-body">
      <ControlIcon name="clock" className="mt-0.5 size-5 shrink-0 text-oak" />
      <p role="timer">
        We’re holding this time for you:{' '}
        <span className="font-semibold tabular-nums">{countdownText(left)}</span>
      </p>
      <p role="status" className="sr-only">
        {spokenCountdown(left)}
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
