// The key under which something is sent, made before the first try, so that the server knows a repetition.

/** A random UUID; on plain http outside localhost the browser has no randomUUID. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
