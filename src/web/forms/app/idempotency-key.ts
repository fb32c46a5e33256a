// The key of a form that creates something, by which the API knows it again: the same for the same content, so that sending it again does
// no harm, and another one when something was changed in between.

/** `base` stands in the page that was shown; `form` is what it carries, files included. */
export async function idempotencyKeyOf(form: FormData): Promise<string> {
  const base = String(form.get('requestKey') ?? '').slice(0, 100);
  let hash = 0x811c9dc5;
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value : `${value.name} ${value.size}`;
    hash = mix(hash, `${name}\n${text}\n`);
  }
  return `${base || 'form'}-${(hash >>> 0).toString(16)}`;
}

/** FNV-1a: it tells one person's own tries apart, and guards nothing. */
function mix(start: number, text: string): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}
