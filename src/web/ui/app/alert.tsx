// A message that stays where it belongs, in words and with an icon; for what passes by itself there is the toast.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { AppIcon, type AppIconName } from './app-icon.tsx';

const tones: Record<AlertTone, { look: string; icon: AppIconName }> = {
  neutral: { look: 'bg-sunk text-ink', icon: 'info' },
  green: { look: 'bg-green-soft text-green', icon: 'check' },
  amber: { look: 'bg-amber-soft text-amber', icon: 'warning' },
  red: { look: 'bg-red-soft text-red', icon: 'alert' },
};

export type AlertTone = 'neutral' | 'green' | 'amber' | 'red';

type AlertProps = {
  tone?: AlertTone;
  title: ReactNode;
  /** The way on, such as a button to try again. */
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** An alert. What is wrong is said at once, the rest when there is a pause. */
export function Alert({ tone = 'neutral', title, action, className, children }: AlertProps) {
  const { look, icon } = tones[tone];
  return (
    <div
      role={tone === 'red' ? 'alert' : 'status'}
      className={classNames(
        'flex flex-wrap items-start gap-x-3 gap-y-3 rounded-field px-4 py-3',
        look,
        className,
      )}
    >
      <AppIcon name={icon} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{title}</p>
        {children ? <div className="mt-0.5 text-ink">{children}</div> : null}
      </div>
      {action}
    </div>
  );
}
