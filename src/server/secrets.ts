// The one master secret of an installation and the keys derived from it, one per purpose.
import { createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Secrets = {
  /** Signs the session cookie. */
  session: string;
  /** Makes the links by which an appointment is moved or cancelled. */
  appointmentLink: Buffer;
  /** Makes the eight digits of a sign-in code. */
  signInCode: Buffer;
  /** Signs the time at which a form was first touched. */
  formToken: Buffer;
  /** Signs the work asked of a form's browser. */
  formProof: string;
  /** Makes the links by which the newsletter is left. */
  newsletterLink: Buffer;
  /** Stands in the links that the start prints; opens mailbox and demonstration to a browser on this machine. */
  localKey: string;
  /** Marks browsers in which somebody has signed in, and hides the networks that ask for codes. */
  knownBrowser: Buffer;
};

/** Derives the keys from SESSION_SECRET, or from a secret generated once into the data directory (mode 0600). */
export function loadSecrets(sessionSecret: string | undefined, dataDir: string): Secrets {
  const master = sessionSecret ?? generatedSecret(dataDir);
  return {
    session: derive(master, 'session').toString('base64url'),
    appointmentLink: derive(master, 'appointment-link'),
    signInCode: derive(master, 'sign-in-code'),
    formToken: derive(master, 'form-token'),
    formProof: derive(master, 'form-proof').toString('base64url'),
    newsletterLink: derive(master, 'newsletter-link'),
    localKey: derive(master, 'local-key').subarray(0, 16).toString('base64url'),
    knownBrowser: derive(master, 'known-browser'),
  };
}

/** A fresh 256-bit token for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: its SHA-256, so that a copy of the database opens nothing. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether a text is the secret one, in a time that says nothing about where they differ. */
export function isSameSecret(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function generatedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, newToken(), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}

/** HKDF (RFC 5869) with the purpose as info, so that one leaked key says nothing about another. */
function derive(master: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, 'prairie-oak', purpose, 32));
}
