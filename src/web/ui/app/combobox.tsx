// A field with a list that typing narrows: for a choice among many.
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, type ComboBoxProps } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { AppIcon } from './app-icon.tsx';
import { FieldHelp, FieldLabel, type FieldWords } from './field-words.tsx';
import { FloatingPanel } from './floating-panel.tsx';
import { optionList } from './option-list.ts';
import './combobox.css';

export type ComboboxOption = { id: string; label: string; note?: string };

type ComboboxProps = FieldWords &
  Omit<ComboBoxProps<ComboboxOption>, 'children' | 'className' | 'defaultItems' | 'items'> & {
    options: readonly ComboboxOption[];
    /** What is said when nothing fits what was typed. */
    emptyText?: string;
    className?: string;
  };

/** A combobox (ARIA Authoring Practices 1.2). A form gets the id of the choice under `name`. */
export function Combobox({
  label,
  hint,
  error,
  options,
  emptyText = 'No match. Try fewer letters.',
  ...rest
}: ComboboxProps) {
  return (
    <ComboBox
      defaultItems={options}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      formValue="key"
      menuTrigger="focus"
      allowsEmptyCollection
      {...rest}
    >
      <FieldLabel label={label} isRequired={rest.isRequired} />
      <div className="combobox-box">
        <Input className="field-control" />
        <Button className="combobox-open">
          <AppIcon name="chevron-down" />
        </Button>
      </div>
      <FieldHelp hint={hint} error={error} />
      <FloatingPanel className="floating-panel-wide">
        <ListBox<ComboboxOption>
          className={optionList.list}
          renderEmptyState={() => <Empty>{emptyText}</Empty>}
        >
          {({ id, label, note }) => (
            <ListBoxItem id={id} textValue={label} className={optionList.item}>
              {({ isSelected }) => (
                <>
                  <span className="min-w-0">{label}</span>
                  {note ? <span className={optionList.note}>{note}</span> : null}
                  {isSelected ? (
                    <AppIcon name="check" className="ml-auto size-5 shrink-0 text-oak" />
                  ) : null}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </FloatingPanel>
    </ComboBox>
  );
}

function Empty({ children }: { children: ReactNode }) {
  return <p className="px-3 py-4 text-ink-soft">{children}</p>;
}
