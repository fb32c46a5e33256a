// A short word on a tinted pill; the tone is never the only carrier of its meaning.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  neutral: 'border border-line bg-sunk text-ink',
  green: 'bg-green-soft text-green',
  amber: 'bg-amber-soft text-amber',
  red: 'bg-red-soft text-red',
} as const;

type BadgeProps = { tone?: keyof typeof tones; className?: string; children: ReactNode };

/** A badge. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-pill px-2.5 py-0.5 text-small font-semibold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
