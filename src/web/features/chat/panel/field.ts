// A field of the panel with its label and its error, tied together as everywhere on the site (ui/field.tsx).
import { chatWords } from './chat-words.ts';
import { make } from './make.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

export type PanelField = {
  control: Control;
  whole: HTMLElement;
  fault: (words: string) => void;
  /** Says whether it may be left empty. */
  optional: (isOptional: boolean) => void;
};

/** A field; a `rows` makes it one for several lines. */
export function makeField(
  name: string,
  label: string,
  given: Record<string, string | number | boolean | undefined>,
  hint?: string,
): PanelField {
  const id = `chat-${name}`;
  const look = { id, name, class: 'field-control', required: true, ...given };
  const control = 'rows' in given ? make('textarea', look) : make('input', look);
  const words = make('span');
  const mark = make('span', { class: 'chat-panel-small' });
  const error = make('p', { class: 'field-error', id: `${id}-error`, hidden: true }, words);
  const help = hint && make('p', { class: 'field-hint', id: `${id}-hint` }, hint);
  const describe = (hasFault: boolean) => {
    const by = [help && `${id}-hint`, hasFault && error.id].filter(Boolean).join(' ');
    if (by) control.setAttribute('aria-describedby', by);
    else control.removeAttribute('aria-describedby');
  };
  describe(false);
  return {
    control,
    whole: make(
      'div',
      {},
      make('label', { class: 'field-label', for: id }, label, mark),
      control,
      help,
      error,
    ),
    optional(isOptional) {
      mark.textContent = isOptional ? chatWords.optional : '';
      control.required = !isOptional;
    },
    fault(sentence) {
      words.textContent = sentence;
      error.hidden = !sentence;
      control.ariaInvalid = sentence ? 'true' : null;
      describe(Boolean(sentence));
    },
  };
}
