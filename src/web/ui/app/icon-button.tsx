// A button of one icon, for rows and corners where there is no room for words.
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import './icon-button.css';

type IconButtonProps = Omit<ButtonProps, 'children' | 'className' | 'aria-label'> & {
  label: string;
  className?: string;
  children: ReactNode;
};

/** A button of one icon, named by `label`. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return <Button className={classNames('icon-button', className)} aria-label={label} {...rest} />;
}
