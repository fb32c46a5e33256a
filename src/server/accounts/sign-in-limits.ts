// How many codes leave for an address and how often they may be guessed: bounded for strangers, never shut for its owner.
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { signInCodes } from '#server/platform/database/schema/account.ts';
import { isSameMailbox, lockMailbox } from '#server/platform/database/schema/mailbox.ts';

type CodeRow = typeof signInCodes.$inferSelect;

/** Who asks for a code: hashes of browser and network, and whether the address has signed in there before. */
export type Asking = Pick<CodeRow, 'browserHash' | 'networkHash' | 'isKnownBrowser'>;

/** Some codes at once, and when those are used up one at a time. */
type Allowance = { perHour: number; thenEveryMinutes: number };

/** For one mailbox. At most five codes fall into any quarter of an hour. */
const PER_ADDRESS: Allowance = { perHour: 4, thenEveryMinutes: 10 };
/** For one address from one network or browser: fewer and slower, so that one stranger never uses up all of it. */
const PER_CLIENT: Allowance = { perHour: 3, thenEveryMinutes: 20 };

const TRIES_PER_CODE = 5;
/** A second guess at a code is allowed up to this many wrong ones; with five first guesses that makes ten. */
const WRONG_BEFORE_ONE_TRY = 5;
const GUESS_MINUTES = 15;

/** Makes the requests about one address wait for each other until the transaction ends, so that counts are exact. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await tx.execute(lockMailbox('sign-in', email));
}

/** Condition for the codes of an address, whatever its case. */
export function isThisAddress(email: string) {
  return eq(sql`lower(${signInCodes.email})`, email.toLowerCase());
}

/**
 * Whether another code may be mailed. Browsers in which the address has signed in before have an allowance of their own,
 * which no stranger can use up. The address is locked.
 */
export async function mayMailCode(
  tx: Tx,
  email: string,
  asking: Asking,
  now: Date,
): Promise<boolean> {
  const codes = await tx
    .select()
    .from(signInCodes)
    .where(
      and(
        // With a tag it is the same mailbox, which a stranger would fill one tag after the other.
        isSameMailbox(signInCodes.email, email),
        eq(signInCodes.isKnownBrowser, asking.isKnownBrowser),
        gt(signInCodes.createdAt, minutesBefore(now, 60)),
      ),
    );
  if (!hasRoom(codes, PER_ADDRESS, now)) return false;
  const ofClient = codes.filter(
    ({ browserHash, networkHash }) =>
      browserHash === asking.browserHash || networkHash === asking.networkHash,
  );
  return asking.isKnownBrowser || hasRoom(ofClient, PER_CLIENT, now);
}

/**
 * Whether a code may be guessed once more. The first guess at a code always may, so that who has it gets in; the number
 * of codes bounds those. The address is locked.
 */
export async function mayGuess(tx: Tx, code: CodeRow, now: Date): Promise<boolean> {
  if (code.attempts === 0) return true;
  if (code.attempts >= TRIES_PER_CODE) return false;
  const [lately] = await tx
    .select({ wrong: sql<string>`sum(${signInCodes.attempts})` })
    .from(signInCodes)
    .where(
      and(
        isThisAddress(code.email),
        eq(signInCodes.isKnownBrowser, code.isKnownBrowser),
        // A code is guessed at until it lapses, so these hold all guesses of the last minutes.
        gt(signInCodes.expiresAt, minutesBefore(now, GUESS_MINUTES)),
      ),
    );
  return Number(lately?.wrong ?? 0) < WRONG_BEFORE_ONE_TRY;
}

function hasRoom(
  codes: { createdAt: Date }[],
  { perHour, thenEveryMinutes }: Allowance,
  now: Date,
): boolean {
  const pause = minutesBefore(now, thenEveryMinutes);
  return codes.length < perHour || codes.every(({ createdAt }) => createdAt <= pause);
}

function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000);
}
