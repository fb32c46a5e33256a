// The desk itself: the list at the left, what is chosen at the right; on a phone one screen after the other.
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Alert } from '#web/ui/app/alert.tsx';
import { sendLeftBehind } from './conversation/unsent-messages.ts';
import './desk.css';
import { DeskShortcuts } from './keys/desk-shortcuts.tsx';
import { ChatList, type LoadedList } from './list/chat-list.tsx';
import { Attention } from './notices/attention.tsx';
import { DeskProvider, type LoadedDesk, useWatchedDesk } from './use-desk.ts';
import { useVisibleHeight } from './use-visible-height.ts';

type DeskProps = { loaded: LoadedDesk & LoadedList; children: ReactNode };

export function Desk({ loaded, children }: DeskProps) {
  const desk = useWatchedDesk(loaded);
  const isOpen = useLocation().pathname.replace(/\/$/, '') !== '/admin-support';
  useVisibleHeight();
  useEffect(sendLeftBehind, []);
  return (
    <DeskProvider value={desk}>
      <main id="content" className="desk" data-open={isOpen || undefined}>
        <div className="desk-list">
          {desk.isSignedOut ? <SignedOut /> : null}
          <ChatList loaded={loaded} isBeside={isOpen} />
        </div>
        <div className="desk-chosen">{children}</div>
        <Attention />
        <DeskShortcuts />
      </main>
    </DeskProvider>
  );
}

function SignedOut() {
  return (
    <Alert tone="red" title="You are signed out." className="m-(--desk-edge)">
      <a className="text-link" href="/sign-in?returnTo=/admin-support">
        Sign in again
      </a>
    </Alert>
  );
}
