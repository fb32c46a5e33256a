// Facts about one thing, each a word above its value.
import type { ReactNode } from 'react';

export function Facts({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={`grid gap-x-8 gap-y-4 sm:grid-cols-2 ${className ?? ''}`}>{children}</dl>;
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="mt-0.5 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
