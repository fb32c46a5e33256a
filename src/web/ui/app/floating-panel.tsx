// A panel that floats beside what has opened it: lists, menus, calendars.
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { classNames } from '../class-names.ts';
import './floating-panel.css';

type FloatingPanelProps = Omit<PopoverProps, 'className'> & { className?: string };

/** The panel; React Aria finds its place and keeps it inside the window. */
export function FloatingPanel({ className, ...rest }: FloatingPanelProps) {
  return <Popover className={classNames('floating-panel', className)} offset={6} {...rest} />;
}
