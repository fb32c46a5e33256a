// The company's mark, an acorn, with its name. The same drawing is public/favicon.svg.

type AcornMarkProps = { className?: string; onDeep?: boolean };

/** The acorn alone: cap in oak, nut in clay; on dark chapters the cap takes the paper's color. */
export function AcornMark({ className, onDeep }: AcornMarkProps) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <path
        className={onDeep ? 'fill-on-deep' : 'fill-oak'}
        d="M16 2.5c.9 0 1.5.7 1.4 1.6l-.1.7C23.2 5.3 27.5 8.7 27.5 13c0 1.5-1.2 2.5-2.7 2.5H7.2c-1.5 0-2.7-1-2.7-2.5 0-4.3 4.3-7.7 10.2-8.2l-.1-.7c-.1-.9.5-1.6 1.4-1.6Z"
      />
      <path
        className={onDeep ? 'fill-clay-light' : 'fill-clay'}
        d="M7.6 18h16.8c0 5.6-3.1 9.1-7 11.1-.9.5-1.9.5-2.8 0-3.9-2-7-5.5-7-11.1Z"
      />
    </svg>
  );
}

/** Mark and name as one. */
export function Logo({ name }: { name: string }) {
  return (
    <>
      <AcornMark className="size-8 shrink-0" />
      <span className="font-display text-[1.3125rem] leading-none font-semibold tracking-[-0.01em] [word-spacing:0.06em]">
        {name}
      </span>
    </>
  );
}
