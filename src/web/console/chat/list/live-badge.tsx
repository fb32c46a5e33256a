// Whether what is shown comes as it happens, is asked for every few seconds, or cannot be had at all.
import { useDesk } from '../use-desk.ts';
import './live-badge.css';

/** The badge; without a script nothing is live, and it is not there. */
export function LiveBadge() {
  const { stream, isStale } = useDesk();
  const state = isStale ? 'lost' : stream;
  return (
    <span role="status" className="live-badge needs-script" data-state={state} title={hints[state]}>
      {words[state]}
    </span>
  );
}

const words = { starting: 'LIVE', live: 'LIVE', polling: 'Every 3 s', lost: 'No connection' };

const hints = {
  starting: 'Connecting',
  live: 'Messages come as they are sent.',
  polling: 'No live connection. Checking every 3 seconds.',
  lost: 'We can’t reach the server. You’re seeing an earlier version. We’re retrying.',
};
