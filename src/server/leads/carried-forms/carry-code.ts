// The code of a link to another device: short enough to type, and too many of them to guess.
import { createHmac, hkdfSync, randomInt } from 'node:crypto';

/** Digits and letters without those that look alike (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits: at sixty tries in ten minutes, the age of the universe is too short. */
const LENGTH = 16;
const GROUP = 4;

/** A new code, such as "K7QM-3FWD-9TXA-2PNB". */
export function newCarryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return (letters.join('').match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/** A code as someone typed it, without what does not count; undefined when it cannot be one. */
export function readCarryCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const isCode = code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter));
  return isCode ? code : undefined;
}

/** What is stored of a code: a copy of the database finds nothing by it without our secret. */
export function carryCodeHash(secret: Buffer, code: string): string {
  return createHmac('sha256', secret).update(code).digest('hex');
}

/** The key that opens what was left behind a code; no one else has it, we neither. */
export function carryKey(secret: Buffer, code: string): Buffer {
  return Buffer.from(hkdfSync('sha256', code, secret, 'carried forms', 32));
}
