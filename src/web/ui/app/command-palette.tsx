// Everything that can be done or gone to, by typing a few letters of it; Ctrl+K or Cmd+K opens it.
import { useEffect } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Keyboard } from 'react-aria-components/Keyboard';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { AppIcon, type AppIconName } from './app-icon.tsx';
import { ModalLayer } from './modal-layer.tsx';
import { optionList } from './option-list.ts';
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
  /** What is typed, of whoever also decides what is left; without it the palette filters by itself. */
  typing?: { words: string; onType: (words: string) => void };
  /** Where nothing is left. */
  emptyWords?: string;
};

/** The palette. The focus stays in the field; the arrows go through what is left. */
export function CommandPalette(props: CommandPaletteProps) {
  const { sections, isOpen, onOpenChange, onCommand, typing } = props;
  const { emptyWords = 'No matches.' } = props;
  const { contains } = useFilter({ sensitivity: 'base' });
  useShortcut(() => onOpenChange(!isOpen));
  return (
    <ModalLayer shape="palette" isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <Dialog aria-label="Commands" className="outline-none">
        <Autocomplete
          {...(typing
            ? { inputValue: typing.words, onInputChange: typing.onType }
            : { filter: contains })}
        >
          <SearchField aria-label="Search commands" autoFocus className="command-palette-search">
            <AppIcon name="search" className="size-5 shrink-0 text-ink-soft" />
            <Input className="command-palette-input" placeholder="Type what you want to do" />
            <kbd className="command-palette-keys">Esc</kbd>
          </SearchField>
          <Menu
            aria-label="Commands"
            className={optionList.list}
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
                <Header className={optionList.head}>{title}</Header>
                {commands.map(({ id, label, icon, note, keys }) => (
                  <MenuItem key={id} id={id} textValue={label} className={optionList.item}>
                    <AppIcon name={icon} />
                    {note ? (
                      <span className="command-palette-words">
                        <span className="block truncate">{label}</span>
                        <span className="block truncate text-small text-ink-soft">{note}</span>
                      </span>
                    ) : (
                      label
                    )}
                    {keys ? <Keyboard className={optionList.note}>{keys}</Keyboard> : null}
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
