// Finds a canned reply by a few letters: a combobox with a list below it, by the ARIA Authoring Practices.
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { CannedReply } from '#contract/chat/chat-desk.ts';
import { cannedQuery } from '../desk-queries.ts';
import './canned-picker.css';

type CannedPickerProps = {
  onPick: (text: string) => void;
  /** Left without a choice; what was typed belongs into the text. */
  onLeave: (typed: string) => void;
};

const MOST = 8;

export function CannedPicker({ onPick, onLeave }: CannedPickerProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { data = [], isPending } = useQuery(cannedQuery);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const fitting = fittingReplies(data, typed);
  const chosen = fitting[Math.min(at, fitting.length - 1)];
  useEffect(() => input.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && fitting.length > 0) {
      event.preventDefault();
      setAt((now) => (Math.min(now, fitting.length - 1) + step + fitting.length) % fitting.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen) onPick(chosen.text);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onLeave(typed ? `/${typed}` : '');
    } else if (event.key === 'Backspace' && !typed) {
      event.preventDefault();
      onLeave('');
    }
  };
  return (
    <div className="canned-picker">
      <div className="flex items-center gap-1 border-b border-line px-3">
        <span aria-hidden="true">/</span>
        <input
          ref={input}
          className="min-h-11 min-w-0 grow bg-transparent outline-none placeholder:text-ink-soft"
          role="combobox"
          aria-label="Canned replies"
          aria-expanded={fitting.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${listId}-${chosen.id}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder="shortcut"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Link className="text-link text-small" to="/admin-support/canned-replies">
          Manage
        </Link>
      </div>
      <div id={listId} role="listbox" aria-label="Canned replies" className="canned-picker-list">
        {fitting.map((reply) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are those of the field
          <div
            key={reply.id}
            id={`${listId}-${reply.id}`}
            role="option"
            aria-selected={reply === chosen}
            className="canned-picker-option"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(reply.text)}
          >
            <span className="font-semibold">/{reply.shortcut}</span>
            <span className="truncate text-ink-soft">{reply.text}</span>
          </div>
        ))}
      </div>
      <p className="sr-only" role="status">
        {isPending ? '' : fitting.length === 1 ? '1 reply' : `${fitting.length} replies`}
      </p>
      {!isPending && fitting.length === 0 ? (
        <p className="px-4 py-3 text-small text-ink-soft">
          {data.length === 0 ? 'There are no canned replies yet.' : 'No matches.'}
        </p>
      ) : null}
    </div>
  );
}

/** Those whose shortcut begins with the letters first, then those that have them anywhere. */
export function fittingReplies(replies: readonly CannedReply[], typed: string): CannedReply[] {
  const letters = typed.trim().toLowerCase();
  const begin = replies.filter(({ shortcut }) => shortcut.startsWith(letters));
  const contain = replies.filter(
    ({ shortcut, text }) =>
      !shortcut.startsWith(letters) && `${shortcut} ${text}`.toLowerCase().includes(letters),
  );
  return [...begin, ...contain].slice(0, MOST);
}
