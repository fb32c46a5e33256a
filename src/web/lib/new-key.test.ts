// Keys, also where the browser makes none by itself.
import { afterEach, expect, it, vi } from 'vitest';
import { newKey } from './new-key.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it.each([['by the browser'], ['where it makes none']])('are UUIDs, each another: %s', (where) => {
  if (where !== 'by the browser') {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  }
  const keys = Array.from({ length: 200 }, newKey);
  for (const key of keys) expect(key).toMatch(UUID);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(keys.map((key) => key[0])).size).toBeGreaterThan(10);
});
