// The icons of forms and calendars, apart from the pages' own: a browser that wakes a form need not fetch the rest.

/** What is drawn, on a 24 px grid. */
export const controlPaths = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  clock: 'M12 7v5.25l3.25 2M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z',
  close: 'm6 6 12 12M18 6 6 18',
  cross: 'm7 7 10 10M17 7 7 17',
} as const;

type ControlIconProps = { name: keyof typeof controlPaths; className?: string | undefined };

/** An icon of a control; hidden from assistive technology. */
export function ControlIcon({ name, className }: ControlIconProps) {
  return <Drawing path={controlPaths[name]} className={className} />;
}

type DrawingProps = { path: string; className: string | undefined };

/** A line drawing in the colour of its text. */
export function Drawing({ path, className = 'size-5 shrink-0' }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
