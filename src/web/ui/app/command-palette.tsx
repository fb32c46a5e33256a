// Everything that can be done or gone to, by typing a few letters of it; Ctrl+K or Cmd+K opens it.
import { useEffect } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Keyboard } from 'react-aria-components/Keyboard';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { AppIcon, type AppIconName } from './app-icon.tsx';
import { ModalLayer } from './modal-layer.tsx';
import './command-palette.css';

export type Command = {
  id: string;
  label: string;
  icon: AppIconName;
  /** What tells it from others of the same name. */
  note?: string;
  keys?: string;
};

type CommandPaletteProps = {
  sections: readonly { title: string; commands: readonly Command[] }[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCommand: (id: string) => void;
  /** What is typed; the sections are what fits it. */
  typed: string;
  onType: (typed: string) => void;
  /** Where nothing is left. */
  emptyWords: string;
};

/** The palette. The focus stays in the field; the arrows go through what is left. */
export function CommandPalette(props: CommandPaletteProps) {
  const { sections, isOpen, onOpenChange, onCommand, typed, onType, emptyWords } = props;
  useShortcut(() => onOpenChange(!isOpen));
  return (
    <ModalLayer shape="palette" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Dialog aria-label="Commands" className="outline-none">
        <Autocomplete inputValue={typed} onInputChange={onType}>
          <SearchField aria-label="Search commands" autoFocus className="command-palette-search">
            <AppIcon name="search" className="size-5 shrink-0 text-ink-soft" />
            <Input className="command-palette-input" placeholder="Type what you want to do" />
            <kbd className="command-palette-keys">Esc</kbd>
          </SearchField>
          <Menu
            aria-label="Commands"
            className="command-palette-list"
            renderEmptyState={() => (
              <p className="px-3 py-6 text-center text-ink-soft">{emptyWords}</p>
            )}
            onAction={(id) => {
              onOpenChange(false);
              onCommand(String(id));
            }}
          >
            {sections.map(({ title, commands }) => (
              <MenuSection key={title}>
                <Header className="command-palette-head">{title}</Header>
                {commands.map(({ id, label, icon, note, keys }) => (
                  <MenuItem key={id} id={id} textValue={label} className="command-palette-item">
                    <AppIcon name={icon} />
                    {note ? (
                      <span className="command-palette-words">
                        <span className="block truncate">{label}</span>
                        <span className="block truncate text-small text-ink-soft">{note}</span>
                      </span>
                    ) : (
                      label
                    )}
                    {keys ? <Keyboard className="command-palette-shortcut">{keys}</Keyboard> : null}
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
          </Menu>
        </Autocomplete>
      </Dialog>
    </ModalLayer>
  );
}

function useShortcut(toggle: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);
}
