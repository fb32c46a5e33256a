// Proves that a repeated attempt keeps its key and a changed one gets another.
import { afterEach, describe, expect, it } from 'vitest';
import { forgetRequestKey, newKey, requestKey } from './request-key.ts';

afterEach(forgetRequestKey);

describe('requestKey', () => {
  it('stays while the body stays', () => {
    expect(requestKey('{"a":1}')).toBe(requestKey('{"a":1}'));
  });

  it('is renewed when the body changes', () => {
    expect(requestKey('{"a":1}')).not.toBe(requestKey('{"a":2}'));
  });

  it('is renewed after success', () => {
    const first = requestKey('{"a":1}');
    forgetRequestKey();
    expect(requestKey('{"a":1}')).not.toBe(first);
  });

  it('is long enough to be unguessable', () => {
    expect(newKey().length).toBeGreaterThanOrEqual(32);
  });
});
