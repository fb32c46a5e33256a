// Hears the keys of the desk, and shows the list of them.
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { laterPart } from '#web/ui/app/later-part.ts';
import { actionOf, type DeskAction, deskKeys, isFree } from './desk-keys.ts';

/** Fetched when it is first wanted; the console brings its styles along. */
const KeyList = laterPart(async () => (await import('#web/ui/app/key-list.tsx')).KeyList);

export function DeskShortcuts() {
  const [isShown, setShown] = useState(false);
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const go = (by: number) => {
      const path = neighborOf(by);
      if (path) void navigate({ pathname: path, search });
    };
    const does: Record<DeskAction, () => void> = {
      next: () => go(1),
      before: () => go(-1),
      reply: () => write(false),
      note: () => write(true),
      assign: () => press('[data-step="assign"]'),
      close: () => press('[data-step="close"]'),
      search: () => document.getElementById('chat-search')?.focus(),
      help: () => setShown(true),
    };
    const onKey = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (!action || event.repeat || !isFree(event.target, event.key)) return;
      event.preventDefault();
      does[action]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate, search]);
  return isShown ? (
    <Suspense>
      <KeyList shortcuts={deskKeys} isOpen onOpenChange={setShown} />
    </Suspense>
  ) : null;
}

/** The address of the chat below or above the chosen one, as the list stands on the page. */
function neighborOf(by: number): string | undefined {
  const rows = [...document.querySelectorAll<HTMLAnchorElement>('.chat-row')];
  const chosen = rows.findIndex((row) => row.getAttribute('aria-current') === 'page');
  const next = chosen < 0 ? (by > 0 ? 0 : rows.length - 1) : chosen + by;
  return rows[next]?.pathname;
}

function write(isNote: boolean): void {
  const field = document.querySelector<HTMLTextAreaElement>('#reply');
  const note = document.querySelector<HTMLInputElement>('.composer input[name="note"]');
  if (note && note.checked !== isNote) note.click();
  field?.focus();
}

function press(selector: string): void {
  document.querySelector<HTMLButtonElement>(`.conversation-head ${selector}`)?.click();
}
