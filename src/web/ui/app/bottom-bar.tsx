// The pages of an application as links: a bar at the thumb, which has room elsewhere on a wide screen.
import type { ReactNode } from 'react';
import './bottom-bar.css';

type BottomBarProps = {
  label: string;
  /** Where the pages stand on a wide screen: in a row at the top, or in a column at the side. */
  wide: 'row' | 'column';
  /** Links with `bottom-bar-page`; with `bottom-bar-wide` too those that a phone has no room for. */
  children: ReactNode;
};

export function BottomBar({ label, wide, children }: BottomBarProps) {
  return (
    <nav className={`bottom-bar bottom-bar-${wide}`} aria-label={label}>
      {children}
    </nav>
  );
}
