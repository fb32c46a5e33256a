// Addresses that what has been typed may become, asked for while typing
// (docs/product/service-area-and-addresses.md#suggestions).
import { useRef, useState } from 'react';
import { api } from '#web/lib/browser-api.ts';

const MIN_CHARACTERS = 3;
const DELAY_MS = 300;

/** The suggestions, the function that asks for them after a pause, and the one that takes them away. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<string[]>([]);
  const pending = useRef<{ timer: number; request: AbortController } | null>(null);

  function forget() {
    clearTimeout(pending.current?.timer);
    pending.current?.request.abort();
    setSuggestions([]);
  }

  function suggest(typed: string, delay = DELAY_MS) {
    clearTimeout(pending.current?.timer);
    pending.current?.request.abort();
    const input = typed.trim();
    if (input.length < MIN_CHARACTERS) return setSuggestions([]);
    const request = new AbortController();
    const { signal } = request;
    const ask = async () => {
      const found = await api('GET /api/address-suggestions', { query: { input }, signal }).catch(
        () => [],
      );
      if (!signal.aborted) setSuggestions(found.map(({ description }) => description));
    };
    pending.current = { timer: window.setTimeout(ask, delay), request };
  }

  return { suggestions, suggest, forget };
}
