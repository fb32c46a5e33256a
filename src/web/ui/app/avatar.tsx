// A person as initials in a circle; beside it stands the name, so it says nothing to assistive technology.
import { classNames } from '../class-names.ts';

type AvatarProps = { name: string; size?: 'small' | 'medium' | 'large'; className?: string };

const sizes = {
  small: 'size-7 text-[0.6875rem]',
  medium: 'size-9 text-[0.8125rem]',
  large: 'size-14 text-[1.125rem]',
} as const;

/** The initials of a name. */
export function Avatar({ name, size = 'medium', className }: AvatarProps) {
  return (
    <span
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-pill bg-oak font-semibold tracking-wide text-on-oak',
        sizes[size],
        className,
      )}
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
