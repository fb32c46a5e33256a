// Calls the person at the desk: a sound, a notification of the system, and the number in the title.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openChats } from '../list/shown-chats.ts';
import { useNow } from '../parts/use-now.ts';
import { useDesk } from '../use-desk.ts';
import { alertChoice } from './alert-settings.ts';
import { createNews, type News } from './news.ts';
import { renewPush } from './push.ts';
import { playTone, unlockTone } from './tone.ts';

export function Attention() {
  const { chats, isLeading, me } = useDesk();
  const myId = me?.id;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const news = useRef<ReturnType<typeof createNews>>(undefined);
  const now = useNow(0);
  const unread = openChats(chats, 'open', { me: myId, now }).filter(
    (chat) => chat.unread > 0,
  ).length;

  useEffect(() => {
    news.current ??= createNews();
    const fresh = news.current(chats);
    if (fresh.length === 0 || !isLeading) return;
    const { sound, desktop } = alertChoice();
    // Also while this very page is in front: who reads another chat would miss it.
    if (sound) playTone();
    const isLookedAt = !document.hidden && document.hasFocus();
    if (desktop && !isLookedAt) for (const one of fresh) notify(one, (path) => void navigate(path));
  }, [chats, isLeading, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings its own title
  useEffect(() => {
    const bare = document.title.replace(/^\(\d+\) /, '');
    document.title = unread > 0 ? `(${unread}) ${bare}` : bare;
  }, [unread, pathname]);

  useEffect(() => {
    // Without it the desk works as well, and the next visit tries again.
    if (myId) void renewPush(myId).catch(() => undefined);
  }, [myId]);

  useEffect(() => {
    const unlock = () => alertChoice().sound && unlockTone();
    addEventListener('pointerdown', unlock);
    addEventListener('keydown', unlock);
    return () => {
      removeEventListener('pointerdown', unlock);
      removeEventListener('keydown', unlock);
    };
  }, []);
  return null;
}

function notify({ id, name, text }: News, go: (path: string) => void): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    // One for each conversation: a later one takes the place of the one before.
    const shown = new Notification(name || 'A visitor', {
      body: text || 'A photo',
      tag: `chat-${id}`,
    });
    shown.onclick = () => {
      window.focus();
      go(`/admin-support/${id}`);
      shown.close();
    };
  } catch {
    // On phones only a service worker may show one; there the push message does.
  }
}
