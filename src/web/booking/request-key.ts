// The Idempotency-Key of a booking attempt: the same for the same content, also after a reload, so that nobody books twice.
const STORAGE_KEY = 'booking-attempt';

type Attempt = { body: string; key: string };

let attempt: Attempt | undefined;

/** The key for a body: reused while the body stays the same, renewed when it changes. */
export function requestKey(body: string): string {
  attempt ??= storedAttempt();
  if (attempt?.body !== body) attempt = { body, key: newKey() };
  store(JSON.stringify(attempt));
  return attempt.key;
}

/** Forgets the attempt once it has succeeded. */
export function forgetRequestKey(): void {
  attempt = undefined;
  store(null);
}

/** A random UUID; on plain http outside localhost the browser has no randomUUID. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function storedAttempt(): Attempt | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isAttempt(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isAttempt(value: unknown): value is Attempt {
  const candidate = value as Partial<Attempt> | null;
  return typeof candidate?.body === 'string' && typeof candidate.key === 'string';
}

function store(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Without storage the key still holds until the page is left.
  }
}
