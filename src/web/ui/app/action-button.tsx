// React Aria's button in the look of ui/button.tsx: for what opens a menu or a dialog, and for work that takes a moment.
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { type ButtonLook, buttonLook } from '../button.tsx';
import { classNames } from '../class-names.ts';
import './action-button.css';

type ActionButtonProps = ButtonLook &
  Omit<ButtonProps, 'children' | 'className'> & {
    /** What a screen reader hears while the work is under way. */
    pendingLabel?: string;
    className?: string | undefined;
    children: ReactNode;
  };

/**
 * A button. While `isPending` it keeps its place, its width and the focus, and does nothing when pressed again. It never
 * submits a form unless `type="submit"` says so.
 */
export function ActionButton({
  variant,
  size,
  pendingLabel = 'Working',
  className,
  children,
  ...rest
}: ActionButtonProps) {
  const look = classNames(buttonLook({ variant, size }, className), 'action-button');
  return (
    <Button className={look} {...rest}>
      {({ isPending }) => (
        <>
          <span className="action-button-words">{children}</span>
          {isPending ? (
            <span className="action-button-wait">
              <span className="sr-only">{pendingLabel}</span>
            </span>
          ) : null}
        </>
      )}
    </Button>
  );
}
