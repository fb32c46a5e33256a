// The one master secret of an installation and the keys derived from it, one per purpose.
import { createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFirst } from '../files/unfinished.ts';
import { ConfigError } from './process-settings.ts';

export type Secrets = {
  /** Signs the session cookie. */
  session: string;
  /** Makes the links by which an appointment is moved or cancelled. */
  appointmentLink: Buffer;
  /** Makes the links by which a customer answers an offered plan. */
  planOfferLink: Buffer;
  /** Makes the links by which a customer reviews a visit. */
  customerReviewLink: Buffer;
  /** Makes the links by which a customer answers about photos of a visit. */
  photoPermissionLink: Buffer;
  /** Makes the links by which someone joins a customer's account. */
  accountInvitation: Buffer;
  /** Makes the tokens behind which a page finds what it thanks for. */
  receiptLink: Buffer;
  /** Makes the eight digits of a sign-in code. */
  signInCode: Buffer;
  /** Makes the links by which someone signs in without typing the code. */
  signInLink: Buffer;
  /** Makes the challenges that passkeys sign. */
  passkeyChallenge: Buffer;
  /** Encrypts what a browser keeps while it is away at the identity provider. */
  providerTrip: Buffer;
  /** Signs the time at which a form was first touched. */
  formToken: Buffer;
  /** Signs the work asked of a form's browser. */
  formProof: string;
  /** Makes the links by which the newsletter is left. */
  newsletterLink: Buffer;
  /** Makes the links by which the office decides about a booking under review. */
  reviewLink: Buffer;
  /** Makes what is stored of a client's network. */
  network: Buffer;
  /** Encrypts the addresses of staff's own calendars, and the passwords for them. */
  busyCalendar: Buffer;
  /** Stands in the links that the start prints; opens mailbox and demonstration to a browser on this machine. */
  localKey: string;
  /** Encrypts the codes of gates. */
  gateCode: Buffer;
  /** Makes the secret addresses of calendar feeds. */
  calendarFeed: Buffer;
  /** Makes the tags by which replies to our mails find the conversation they belong to. */
  replyTag: Buffer;
  /** Makes the links to crews' days and to the visits of today. */
  dayLink: Buffer;
  /** Marks browsers in which someone has signed in, and hides the networks that ask for codes. */
  knownBrowser: Buffer;
  /** Together with its code: finds and opens what someone carries to another device. */
  carriedForms: Buffer;
  /** Makes the addresses at which a provider fetches pictures of texts. */
  textPicture: Buffer;
  /** Marks the numbers of erased accounts for the minutes in which a text to one may be under way. */
  erasedNumber: Buffer;
  /** Encrypts what our messages said, as long as it is stored. */
  messageCopy: Buffer;
};

/** What SESSION_SECRET must have as well (config.ts). */
const SECRET_LENGTH = 32;

/**
 * Derives the keys from SESSION_SECRET, or from a secret generated once into the data directory (mode 0600).
 *
 * @throws ConfigError when the file of the secret does not hold a whole one.
 */
export async function loadSecrets(
  sessionSecret: string | undefined,
  dataDir: string,
): Promise<Secrets> {
  const master = sessionSecret ?? (await generatedSecret(dataDir));
  return {
    session: derive(master, 'session').toString('base64url'),
    appointmentLink: derive(master, 'appointment-link'),
    planOfferLink: derive(master, 'plan-offer-link'),
    customerReviewLink: derive(master, 'customer-review-link'),
    photoPermissionLink: derive(master, 'photo-permission-link'),
    accountInvitation: derive(master, 'account-invitation'),
    receiptLink: derive(master, 'receipt-link'),
    signInCode: derive(master, 'sign-in-code'),
    signInLink: derive(master, 'sign-in-link'),
    passkeyChallenge: derive(master, 'passkey-challenge'),
    providerTrip: derive(master, 'provider-trip'),
    formToken: derive(master, 'form-token'),
    formProof: derive(master, 'form-proof').toString('base64url'),
    newsletterLink: derive(master, 'newsletter-link'),
    reviewLink: derive(master, 'review-link'),
    network: derive(master, 'network'),
    localKey: derive(master, 'local-key').subarray(0, 16).toString('base64url'),
    gateCode: derive(master, 'gate-code'),
    calendarFeed: derive(master, 'calendar-feed'),
    busyCalendar: derive(master, 'busy-calendar'),
    replyTag: derive(master, 'reply-tag'),
    dayLink: derive(master, 'day-link'),
    knownBrowser: derive(master, 'known-browser'),
    carriedForms: derive(master, 'carried-forms'),
    textPicture: derive(master, 'text-picture'),
    erasedNumber: derive(master, 'erased-number'),
    messageCopy: derive(master, 'message-copy'),
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

async function generatedSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) await writeFirst(file, newToken());
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length >= SECRET_LENGTH) return secret;
  throw new ConfigError(
    `${file} holds ${secret.length} characters, at least ${SECRET_LENGTH} are needed. Put the file back from a copy of the data directory, or set SESSION_SECRET. Without the old secret everybody has to sign in again and the links in mails already sent no longer work; if that may be, delete the file, and the next start makes a new one.`,
  );
}

/** HKDF (RFC 5869) with the purpose as info, so that one leaked key says nothing about another. */
function derive(master: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, 'prairie-oak', purpose, 32));
}
