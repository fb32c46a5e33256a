// The address field with its suggestions: an editable combobox with list autocomplete (ARIA Authoring Practices).
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '#web/ui/field.tsx';
import { ADDRESS_LENGTH } from './plan-rules.ts';
import { useSuggestions } from './use-suggestions.ts';

type AddressComboboxProps = {
  id: string;
  error: string | undefined;
  /** Called with every change, typed or chosen. */
  onEdit: () => void;
};

/** The field is uncontrolled, so that what was typed before this code arrived stays. */
export function AddressCombobox({ id, error, onEdit }: AddressComboboxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(-1);
  const { suggestions, suggest, forget } = useSuggestions();
  const count = suggestions.length;
  const optionId = (index: number) => `${id}-option-${index}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this code arrived
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (input && input === document.activeElement) suggest(input.value);
  }, []);

  function close() {
    setActive(-1);
    forget();
  }

  function choose(description: string | undefined) {
    const input = box.current?.querySelector('input');
    if (!input || description === undefined) return;
    input.value = description;
    close();
    onEdit();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const step = key === 'ArrowDown' ? 1 : -1;
      if (count === 0) suggest(currentTarget.value, 0);
      else setActive(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
    } else if (key === 'Enter' && active >= 0) {
      event.preventDefault();
      choose(suggestions[active]);
    } else if (key === 'Escape') close();
  }

  return (
    <div ref={box} className="address-box">
      <TextField
        id={id}
        name="address"
        label="Property Address"
        error={error}
        maxLength={ADDRESS_LENGTH}
        autoComplete="street-address"
        required
        data-focus-after="sent"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active < 0 ? undefined : optionId(active)}
        onInput={({ currentTarget }) => {
          setActive(-1);
          suggest(currentTarget.value);
          onEdit();
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Suggested addresses" hidden={count === 0}>
        {suggestions.map((description, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, as the pattern says
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
          <div
            key={description}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(description)}
          >
            {description}
          </div>
        ))}
      </div>
      <p className="sr-only" role="status">
        {count > 0 && `${count} ${count === 1 ? 'address' : 'addresses'} suggested`}
      </p>
    </div>
  );
}
