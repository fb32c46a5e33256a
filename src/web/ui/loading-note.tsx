// The note that lies over a list while its entries are loaded.
import type { HTMLAttributes } from 'react';
import { Spinner } from './spinner.tsx';

/** The note with its turning circle; a script shows it by taking `hidden` away. */
export function LoadingNote({ children, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return (
    <p className="loading-note" {...rest}>
      <Spinner />
      {children}
    </p>
  );
}
