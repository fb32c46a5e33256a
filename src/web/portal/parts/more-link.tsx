// The way to the next page of a list.
import type { ReactNode } from 'react';
import { PageLink } from './page-link.tsx';

export function MoreLink({ cursor, children }: { cursor: string | null; children: ReactNode }) {
  if (cursor === null) return null;
  return (
    <p className="mt-6">
      <PageLink to={`?from=${encodeURIComponent(cursor)}`}>{children}</PageLink>
    </p>
  );
}
