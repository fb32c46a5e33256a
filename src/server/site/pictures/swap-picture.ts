// Puts another picture in the place of one in the body of an entry, at any depth and within texts, with its description beside it.

/** A picture as content names it, and its description for people who do not see it. */
export type NamedPicture = { name: string; alt: string };

/** The same value with the other picture; the value itself where it does not name the one. */
export function swapPicture<Value>(value: Value, from: string, to: NamedPicture): Value;
export function swapPicture(value: unknown, from: string, to: NamedPicture): unknown {
  if (typeof value === 'string') return value === from ? to.name : swapInText(value, from, to);
  if (Array.isArray(value)) return value.map((part) => swapPicture<unknown>(part, from, to));
  if (typeof value !== 'object' || value === null) return value;
  const swapped = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, swapPicture<unknown>(part, from, to)]),
  );
  // A description beside the picture is about what is shown.
  const isDescribed = 'picture' in value && value.picture === from && 'alt' in value;
  return isDescribed ? { ...swapped, alt: to.alt } : swapped;
}

/** In Markdown: ![words](upload-12). */
function swapInText(text: string, from: string, { name, alt }: NamedPicture): string {
  const words = alt.replaceAll(/[[\]\\\n]/g, '');
  return text.replaceAll(
    new RegExp(`!\\[[^\\]\\n]*\\]\\(${from}\\)`, 'g'),
    () => `![${words}](${name})`,
  );
}
