// What stands where a list has nothing: why, and what to do about it.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { AppIcon, type AppIconName } from './app-icon.tsx';

type EmptyStateProps = {
  icon: AppIconName;
  title: string;
  /** The next step, where there is one. */
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** An empty state. */
export function EmptyState({ icon, title, action, className, children }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'grid justify-items-center rounded-card border border-dashed border-edge px-6 py-12 text-center',
        className,
      )}
    >
      <AppIcon name={icon} className="size-8 shrink-0 text-ink-soft" />
      <p className="mt-3 font-semibold">{title}</p>
      {children ? <p className="mt-1 max-w-[26rem] text-ink-soft">{children}</p> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  );
}
