// When an open page is left because its stream is refused, and that it is not loaded again and again.
import { afterEach, expect, it, vi } from 'vitest';
import { leaveWhenRefused } from './leave-when-refused.ts';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => kept.set(name, text),
});
afterEach(() => kept.clear());

async function reloads(...answers: (number | 'no network')[]): Promise<number> {
  const reload = vi.fn();
  for (const status of answers) {
    const fetch = async () => {
      if (status === 'no network') throw new TypeError('Failed to fetch');
      return new Response(null, { status });
    };
    await leaveWhenRefused('/api/console/events', { fetch, location: { reload } });
  }
  return reload.mock.calls.length;
}

it('leaves once when the person may not see it anymore', async () => {
  expect(await reloads(401, 401, 401)).toBe(1);
  kept.clear();
  expect(await reloads(403)).toBe(1);
});

it('stays while the server restarts, is full, or cannot be reached', async () => {
  expect(await reloads(200, 429, 502, 503, 'no network')).toBe(0);
});
