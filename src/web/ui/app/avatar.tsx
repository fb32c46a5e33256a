// A person as initials in a circle; beside it stands the name, so it says nothing to assistive technology.
/** The initials of a name. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      className="inline-grid size-9 shrink-0 place-items-center rounded-pill bg-oak text-[0.8125rem] font-semibold tracking-wide text-on-oak"
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last word; of an address its first letter. */
export function initialsOf(name: string): string {
  const words = name.split('@')[0]?.split(/\s+/).filter(Boolean) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
