// The frame of a chapter of a page: its ground, its breathing space and its heading.
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

const grounds = {
  ground: '',
  raised: 'bg-raised',
  sunk: 'bg-sunk',
  deep: 'on-deep bg-deep text-on-deep',
} as const;

type SectionProps = HTMLAttributes<HTMLElement> & {
  /** The anchor it is scrolled to by. */
  id: string;
  tone?: keyof typeof grounds;
  /** The id of the heading that names it. */
  labelledBy: string;
};

/** A chapter; children lie inside the page width. */
export function Section({ tone = 'ground', labelledBy, className, ...rest }: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={classNames('section', grounds[tone], className)}
      {...rest}
    />
  );
}

type SectionHeadingProps = { id: string; children: ReactNode; className?: string };

/** The heading of a chapter. */
export function SectionHeading({ id, children, className }: SectionHeadingProps) {
  return (
    <h2 id={id} className={classNames('text-section', className)}>
      {children}
    </h2>
  );
}
