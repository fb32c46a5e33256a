// Who of the staff is there, and whether one is away oneself: what the site says about live support follows from it.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { agentsQuery } from '../desk-queries.ts';
import { useDesk } from '../use-desk.ts';

export function Presence() {
  const { agents, me } = useDesk();
  const fetcher = useFetcher();
  const queries = useQueryClient();
  const isIdle = fetcher.state === 'idle';
  useEffect(() => {
    if (isIdle) void queries.invalidateQueries(agentsQuery);
  }, [isIdle, queries]);
  const isAway = me?.presence === 'away';
  const others = agents.filter(({ isMe, presence }) => !isMe && presence !== 'gone');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <fetcher.Form method="post" action="/admin-support">
        <StepFields step={isAway ? 'back' : 'away'} />
        <button
          type="submit"
          className="inline-flex min-h-9 items-center gap-2 rounded-pill border border-edge px-3 font-semibold hover:border-ink"
          disabled={!isIdle}
        >
          <Dot isFull={!isAway} />
          {isAway ? 'You are away' : 'You are available'}
          <span className="font-normal text-ink-soft">{isAway ? 'Come back' : 'Step away'}</span>
        </button>
      </fetcher.Form>
      {others.length > 0 ? (
        <ul className="flex flex-wrap gap-x-3 text-ink-soft" aria-label="Also here">
          {others.map(({ id, name, presence }) => (
            <li key={id} className="flex items-center gap-1.5">
              <Dot isFull={presence === 'available'} />
              {name}
              {presence === 'away' ? ', away' : ''}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Dot({ isFull }: { isFull: boolean }) {
  return (
    <svg className="size-2.5 shrink-0 text-green" viewBox="0 0 10 10" aria-hidden="true">
      <circle
        cx="5"
        cy="5"
        r="4"
        fill={isFull ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
