// What can be done with one thing, behind a button.
import type { ReactNode } from 'react';
import { Keyboard } from 'react-aria-components/Keyboard';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { classNames } from '../class-names.ts';
import { AppIcon, type AppIconName } from './app-icon.tsx';
import { FloatingPanel } from './floating-panel.tsx';
import { optionList } from './option-list.ts';

export type MenuAction = {
  id: string;
  label: string;
  icon?: AppIconName;
  /** The keys that do the same, as shown. */
  keys?: string;
  /** Something is lost by it: it stands last, in red, and asks before it acts. */
  isDanger?: true;
  isDisabled?: boolean;
};

type ActionMenuProps = {
  /** The button that opens it: an ActionButton or an IconButton. */
  trigger: ReactNode;
  label: string;
  actions: readonly MenuAction[];
  onAction: (id: string) => void;
};

/** A menu button (ARIA Authoring Practices). What is dangerous stands below a line. */
export function ActionMenu({ trigger, label, actions, onAction }: ActionMenuProps) {
  const plain = actions.filter(({ isDanger }) => !isDanger);
  const dangers = actions.filter(({ isDanger }) => isDanger);
  return (
    <MenuTrigger>
      {trigger}
      <FloatingPanel>
        <Menu
          aria-label={label}
          className={optionList.list}
          onAction={(id) => onAction(String(id))}
        >
          {plain.map(actionItem)}
          {plain.length > 0 && dangers.length > 0 ? (
            <Separator className={optionList.rule} />
          ) : null}
          {dangers.map(actionItem)}
        </Menu>
      </FloatingPanel>
    </MenuTrigger>
  );
}

/** Called rather than rendered: React Aria reads the items of a menu from its children. */
function actionItem({ id, label, icon, keys, isDanger, isDisabled }: MenuAction) {
  return (
    <MenuItem
      key={id}
      id={id}
      textValue={label}
      isDisabled={isDisabled ?? false}
      className={classNames(optionList.item, isDanger && optionList.danger)}
    >
      {icon ? <AppIcon name={icon} /> : null}
      {label}
      {keys ? <Keyboard className={optionList.note}>{keys}</Keyboard> : null}
    </MenuItem>
  );
}
