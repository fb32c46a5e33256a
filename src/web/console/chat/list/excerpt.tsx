// Where searched words were found, with the words marked.

type ExcerptProps = { text: string; words: string };

/** The excerpt; how the words are spelled is theirs, how they were typed does not matter. */
export function Excerpt({ text, words }: ExcerptProps) {
  return (
    <span className="line-clamp-2">
      {partsOf(text, words).map(({ at, part, isFound }) =>
        isFound ? (
          <mark key={at} className="rounded-sm bg-amber-soft text-ink">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </span>
  );
}

/** The text in pieces: between the words, and the words. */
export function partsOf(text: string, words: string) {
  const wanted = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (wanted.length === 0) return [{ at: 0, part: text, isFound: false }];
  let at = 0;
  return text.split(new RegExp(`(${wanted.join('|')})`, 'iu')).map((part, index) => {
    const piece = { at, part, isFound: index % 2 === 1 };
    at += part.length;
    return piece;
  });
}
