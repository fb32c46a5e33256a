// The address field with its suggestions: an editable combobox with list autocomplete (ARIA Authoring Practices).
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { fill } from '#company/rules/platform/fill-message.ts';
import { ADDRESS_LENGTH } from '#company/rules/platform/form-fields.ts';
import { TextField } from '#web/ui/field.tsx';
import type { LawnPlanMessages } from './messages/lawn-plan-messages.en.ts';
import { useSuggestions } from './use-suggestions.ts';

type AddressComboboxProps = {
  id: string;
  words: LawnPlanMessages;
  error: string | undefined;
  /** Called with every change, typed or chosen. */
  onEdit: () => void;
};

/** The field is uncontrolled, so that what was typed before this code arrived stays. */
export function AddressCombobox({ id, words, error, onEdit }: AddressComboboxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(-1);
  const { suggestions, suggest, forget } = useSuggestions();
  const count = suggestions.length;

  useTypedBefore(box, suggest);

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
    <div ref={box} className="address-combobox">
      <TextField
        id={id}
        name="address"
        label={words.address}
        error={error}
        maxLength={ADDRESS_LENGTH}
        autoComplete="street-address"
        required
        data-focus-after="sent"
        {...comboboxRole(id, count, active)}
        onInput={({ currentTarget }) => {
          setActive(-1);
          suggest(currentTarget.value);
          onEdit();
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <Suggestions {...{ id, words, suggestions, active }} onChoose={choose} />
    </div>
  );
}

/** What the field says of its list; `active` is the option that the keys have reached. */
const comboboxRole = (id: string, count: number, active: number) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': count > 0,
  'aria-controls': `${id}-list`,
  'aria-activedescendant': active < 0 ? undefined : `${id}-option-${active}`,
});

function useTypedBefore(box: RefObject<HTMLElement | null>, suggest: (typed: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this code arrived
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (input && input === document.activeElement) suggest(input.value);
  }, []);
}

type SuggestionsProps = {
  /** The field's. */
  id: string;
  words: LawnPlanMessages;
  suggestions: string[];
  active: number;
  onChoose: (description: string) => void;
};

/** The list below the field, and how many there are, for who does not see it. */
function Suggestions({ id, words, suggestions, active, onChoose }: SuggestionsProps) {
  const count = suggestions.length;
  return (
    <>
      <div id={`${id}-list`} role="listbox" aria-label={words.suggested} hidden={count === 0}>
        {suggestions.map((description, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, as the pattern says
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
          <div
            key={description}
            id={`${id}-option-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(description)}
          >
            {description}
          </div>
        ))}
      </div>
      <p className="sr-only" role="status">
        {count > 0 && (count === 1 ? words.oneSuggested : fill(words.manySuggested, { count }))}
      </p>
    </>
  );
}
