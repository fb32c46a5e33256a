// A text that is read out once it rests, so that a screen reader does not hear every step on the way.
import { useEffect, useRef, useState } from 'react';

/** The text once it has not changed for a moment; nothing at first. */
export function useSettled(text: string, pauseMs = 700): string {
  const [settled, setSettled] = useState('');
  const seen = useRef(text);
  useEffect(() => {
    if (seen.current === text) return;
    const timer = setTimeout(() => {
      seen.current = text;
      setSettled(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
