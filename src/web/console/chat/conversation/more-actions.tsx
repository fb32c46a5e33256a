// What is done to a conversation now and then, behind one button: a native fold, so that it opens without a script.
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import { AppIcon, type AppIconName } from '#web/ui/app/app-icon.tsx';
import { ConversationButton } from './conversation-button.tsx';
import './more-actions.css';

export function MoreActions({ chat }: { chat: DeskChat }) {
  const { id, isBlocked, status, priority, channel } = chat;
  const fold = useClosingFold();
  const isUrgent = priority === 'urgent' || priority === 'high';
  return (
    <details ref={fold} className="more-actions">
      <summary className="icon-button" aria-label="More" title="More">
        <AppIcon name="more" />
      </summary>
      <div className="more-actions-list">
        <Way to={`${id}/offer`} icon="calendar">
          Offer times or a price
        </Way>
        <Way to={`${id}/quote-request`} icon="file">
          Make a quote request
        </Way>
        <Way to={`${id}/booking`} icon="today">
          Book a consultation
        </Way>
        {status === 'closed' || chat.heldFor.length > 0 ? null : (
          <Way to={`${id}/snooze`} icon="moon">
            Snooze
          </Way>
        )}
        <ConversationButton
          sessionId={id}
          step="priority"
          fields={{ priority: isUrgent ? 'normal' : 'urgent' }}
          className="more-actions-item"
        >
          <AppIcon name="bolt" />
          {isUrgent ? 'No longer urgent' : 'Mark as urgent'}
        </ConversationButton>
        {channel?.kind === 'text' && !channel.isWrongNumber ? (
          <ConversationButton sessionId={id} step="wrong-number" className="more-actions-item">
            <AppIcon name="phone" />
            Wrong number
          </ConversationButton>
        ) : null}
        <Way to={`${id}/download`} icon="file">
          Download everything
        </Way>
        {status === 'closed' && !isBlocked ? (
          <ConversationButton sessionId={id} step="reopen" className="more-actions-item">
            <AppIcon name="refresh" />
            Open again
          </ConversationButton>
        ) : null}
        <ConversationButton
          sessionId={id}
          step={isBlocked ? 'unblock' : 'block'}
          className="more-actions-item more-actions-danger"
        >
          <AppIcon name="lock" />
          {isBlocked ? 'Unblock visitor' : 'Block visitor'}
        </ConversationButton>
        <Way to={`${id}/erase`} icon="close" isDanger>
          Erase
        </Way>
      </div>
    </details>
  );
}

type WayProps = { to: string; icon: AppIconName; isDanger?: true; children: ReactNode };

function Way({ to, icon, isDanger, children }: WayProps) {
  const [query] = useSearchParams();
  return (
    <Link
      className={isDanger ? 'more-actions-item more-actions-danger' : 'more-actions-item'}
      to={{ pathname: `/admin-support/${to}`, search: query.size > 0 ? `?${query}` : '' }}
    >
      <AppIcon name={icon} />
      {children}
    </Link>
  );
}

/** Escape, a choice, and a press beside it close the fold. */
function useClosingFold() {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const close = (hasFocus: boolean) => {
      if (!fold.current?.open) return;
      fold.current.open = false;
      if (hasFocus) fold.current.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(true), { signal });
    document.addEventListener(
      'click',
      ({ target }) => {
        const item = target instanceof Element ? target.closest('.more-actions-item') : null;
        const isBeside = target instanceof Node && !fold.current?.contains(target);
        // After the press has done its work: a form that is hidden is still sent.
        if (item || isBeside) setTimeout(close, 0, false);
      },
      { signal },
    );
    return () => listeners.abort();
  }, []);
  return fold;
}
