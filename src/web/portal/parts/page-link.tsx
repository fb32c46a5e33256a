// A link within the portal in the shape of a button: the page changes without a reload.
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonLook } from '#web/ui/button.tsx';

type PageLinkProps = ButtonLook & ComponentProps<typeof Link>;

export function PageLink({ variant = 'quiet', size, className, ...rest }: PageLinkProps) {
  return <Link className={buttonLook({ variant, size }, className)} {...rest} />;
}
