// Hears the keys of the console, and opens the palette and the list of keys; both are fetched when they are first wanted.
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { UNDO_SELECTOR } from '#web/forms/app/undo-toast.ts';
// A part that is fetched later brings no stylesheet along (docs/decisions/0046-the-console-everywhere.md).
import '#web/ui/app/command-palette.css';
import '#web/ui/app/icon-button.css';
import '#web/ui/app/modal-layer.css';
import { consoleKeys, isFreeKey, pathOf } from './console-key.ts';
import '#web/ui/app/key-list.css';
import { laterPart } from '#web/ui/app/later-part.ts';
import { openPalette, whenOpened } from './open-palette.ts';

const ConsolePalette = laterPart(
  async () => (await import('./console-palette.tsx')).ConsolePalette,
);
const KeyList = laterPart(async () => (await import('#web/ui/app/key-list.tsx')).KeyList);

/** After G the next letter counts for this long. */
const NEXT_LETTER_MS = 1_500;

export function ConsoleKeys() {
  const [shown, setShown] = useState<'palette' | 'keys'>();
  // Once fetched it hears Ctrl K by itself.
  const [hasPalette, setHasPalette] = useState(false);
  useKeys(() => setShown('keys'));
  useEffect(
    () =>
      whenOpened(() => {
        setHasPalette(true);
        setShown('palette');
      }),
    [],
  );
  useEffect(() => {
    if (hasPalette) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      openPalette();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [hasPalette]);
  return (
    <Suspense>
      {hasPalette ? (
        <ConsolePalette
          isOpen={shown === 'palette'}
          onOpenChange={(isOpen) => setShown(isOpen ? 'palette' : undefined)}
        />
      ) : null}
      {shown === 'keys' ? (
        <KeyList shortcuts={consoleKeys()} isOpen onOpenChange={() => setShown(undefined)} />
      ) : null}
    </Suspense>
  );
}

/** The desk of the chat has keys of its own for what is found and listed there; G and its letter come before them. */
function useKeys(showKeys: () => void): void {
  const navigate = useNavigate();
  const latest = useRef({ navigate, showKeys });
  useEffect(() => {
    latest.current = { navigate, showKeys };
  });
  useEffect(() => {
    let waitsUntil = 0;
    const take = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onKey = (event: KeyboardEvent) => {
      if (!isFreeKey(event)) return;
      const key = event.key.toLowerCase();
      const path = Date.now() < waitsUntil ? pathOf(key) : undefined;
      waitsUntil = key === 'g' && !path ? Date.now() + NEXT_LETTER_MS : 0;
      if (path) {
        take(event);
        void latest.current.navigate(path);
      } else if (key === 'z') {
        document.querySelector<HTMLButtonElement>(UNDO_SELECTOR)?.click();
      } else if (!document.querySelector('.desk') && key === '/') {
        take(event);
        openPalette();
      } else if (!document.querySelector('.desk') && key === '?') {
        take(event);
        latest.current.showKeys();
      }
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
