// Buttons and links that look like buttons: one clay action per view, oak for the next, quiet for the rest.
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

type Look = {
  variant?: 'clay' | 'oak' | 'quiet';
  size?: 'small' | 'medium' | 'large';
};

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;
type ButtonLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A button; it never submits a form unless `type="submit"` says so. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={lookOf({ variant, size }, className)} {...rest} />;
}

/** A plain link in the shape of a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <a className={lookOf({ variant, size }, className)} {...rest} />;
}

function lookOf(
  { variant = 'oak', size = 'medium' }: { [Key in keyof Look]: Look[Key] | undefined },
  className: string | undefined,
): string {
  return classNames(
    'button',
    `button-${variant}`,
    size !== 'medium' && `button-${size}`,
    className,
  );
}
