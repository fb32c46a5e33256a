// The key under which something is sent, made before the first try, so that the server knows a repetition.

/** A random UUID (RFC 9562, version 4); on plain http outside localhost the browser makes none by itself. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    (crypto.getRandomValues(new Uint8Array(1)).at(0) ?? 0).toString(16).slice(-1),
  );
}
