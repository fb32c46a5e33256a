// A raised sheet with a hairline, for what must be seen as one thing.
import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

/** A card; give it padding by `className`. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div className={classNames('rounded-card border border-line bg-raised', className)} {...rest} />
  );
}
