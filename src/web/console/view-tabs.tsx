// The parts of a list side by side, one of them chosen by its link; on a phone they scroll sideways where there is no room.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './view-tabs.css';

type ViewTab = { to: string; label: string; isChosen: boolean; count?: number };

type ViewTabsProps = {
  /** What the parts are of. */
  label: string;
  tabs: readonly ViewTab[];
  /** They stand below something that is being read. */
  keepsPlace?: true;
};

export function ViewTabs({ label, tabs, keepsPlace }: ViewTabsProps): ReactNode {
  return (
    <nav className="view-tabs" aria-label={label}>
      {tabs.map(({ to, label: name, isChosen, count = 0 }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset={keepsPlace ?? false}
          aria-current={isChosen ? 'page' : undefined}
        >
          {name}
          {count > 0 ? <span className="view-tabs-count">{count}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
