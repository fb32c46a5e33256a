// Buttons and links that look like buttons: one clay action per view, oak for the next, quiet for the rest.
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

export type ButtonLook = {
  variant?: 'clay' | 'oak' | 'quiet';
  size?: 'small' | 'medium' | 'large';
};

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;
type ButtonLinkProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A button; it never submits a form unless `type="submit"` says so. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonLook({ variant, size }, className)} {...rest} />;
}

/** A plain link in the shape of a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <a className={buttonLook({ variant, size }, className)} {...rest} />;
}

/** The class names of a button's look; the kit of applications uses it for React Aria's button. */
export function buttonLook(
  { variant = 'oak', size = 'medium' }: { [Key in keyof ButtonLook]: ButtonLook[Key] | undefined },
  className: string | undefined,
): string {
  return classNames(
    'button',
    `button-${variant}`,
    size !== 'medium' && `button-${size}`,
    className,
  );
}
