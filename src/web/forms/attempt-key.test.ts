// Proves that a repeated attempt keeps its key, also after a reload, and a changed one gets another.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAttemptKey } from './attempt-key.ts';

/** The storage of a tab. */
function tabStorage() {
  const texts = new Map<string, string>();
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
}

beforeEach(() => void vi.stubGlobal('sessionStorage', tabStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe('the key of an attempt', () => {
  it('stays while the content stays, also in a page that was loaded anew', () => {
    const key = createAttemptKey('booking').of('{"a":1}');
    expect(createAttemptKey('booking').of('{"a":1}')).toBe(key);
    expect(createAttemptKey('quote').of('{"a":1}')).not.toBe(key);
  });

  it('is renewed when the content changes', () => {
    const key = createAttemptKey('booking').of('{"a":12}');
    expect(createAttemptKey('booking').of('{"a":1}')).not.toBe(key);
    expect(createAttemptKey('booking').of('')).not.toBe(key);
  });

  it('is renewed after an answer', () => {
    const attempt = createAttemptKey('booking');
    const key = attempt.of('{"a":1}');
    attempt.forget();
    expect(attempt.of('{"a":1}')).not.toBe(key);
    attempt.forget();
    expect(createAttemptKey('booking').of('{"a":1}')).not.toBe(key);
  });

  it('holds without storage until the page is left', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const attempt = createAttemptKey('booking');
    expect(attempt.of('{"a":1}')).toBe(attempt.of('{"a":1}'));
  });

  it('is long enough to be unguessable', () => {
    expect(createAttemptKey('booking').of('').length).toBeGreaterThanOrEqual(32);
  });
});
