// A link that reads on: it stands alone and is as high as a finger needs.
import type { AnchorHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

type TextLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A plain link; what else shall look like one carries its class `text-link`. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  return <a className={classNames('text-link', className)} {...rest} />;
}
