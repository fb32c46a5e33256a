// The page's width with its gutters.
import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

/** The page's width with its gutters. */
export function PageWidth({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={classNames('page-width', className)} {...rest} />;
}
