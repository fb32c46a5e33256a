// The code of a link as people type it, and that it says nothing by itself.
import { describe, expect, it } from 'vitest';
import { carryCodeHash, carryKey, newCarryCode, readCarryCode } from './carry-code.ts';

describe('a typed code', () => {
  it.each([
    ['K7QM-3FWD-9TXA-2PNB', 'K7QM3FWD9TXA2PNB'],
    [' k7qm 3fwd 9txa 2pnb ', 'K7QM3FWD9TXA2PNB'],
    ['O7QM-oFWD-ITXA-lPNB', '07QM0FWD1TXA1PNB'],
    ['K7QM-3FWD-9TXA', undefined],
    ['K7QM-3FWD-9TXA-2PNU', undefined],
    ['K7QM-3FWD-9TXA-2PNB-0', undefined],
    ['', undefined],
  ])('%j is read as %j', (typed, code) => {
    expect(readCarryCode(typed)).toBe(code);
  });
});

describe('a new code', () => {
  it('is another one each time, and can be read', () => {
    const codes = new Set(Array.from({ length: 500 }, newCarryCode));
    expect(codes.size).toBe(500);
    for (const code of codes) expect(readCarryCode(code)).toBe(code.replaceAll('-', ''));
  });

  it('has a hash and a key that differ by code and by secret', () => {
    const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const all = [one, other].flatMap((secret) =>
      ['K7QM3FWD9TXA2PNB', 'K7QM3FWD9TXA2PNC'].flatMap((code) => [
        carryCodeHash(secret, code),
        carryKey(secret, code).toString('hex'),
      ]),
    );
    expect(new Set(all).size).toBe(all.length);
  });
});
