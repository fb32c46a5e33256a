// Views of one thing side by side; what has an address of its own is a page and gets a link instead.
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import './tabs.css';

type View = { id: string; label: string; count?: number; isDisabled?: boolean; content: ReactNode };

type ViewTabsProps = { label: string; views: readonly View[] };

/** Tabs; on a narrow screen the row scrolls sideways. */
export function ViewTabs({ label, views }: ViewTabsProps) {
  return (
    <Tabs className="tabs">
      <TabList aria-label={label} className="tabs-list">
        {views.map(({ id, label, count, isDisabled }) => (
          <Tab key={id} id={id} className="tabs-tab" isDisabled={isDisabled ?? false}>
            {label}
            {count === undefined ? null : <span className="tabs-count">{count}</span>}
          </Tab>
        ))}
      </TabList>
      {views.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="tabs-panel">
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}
