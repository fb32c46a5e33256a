// What keeps a form from being taken, above its fields: sentences about the whole, and a way to each field that is wrong.
import { useEffect, useRef } from 'react';

type ErrorSummaryProps = {
  /** What is wrong with the form as a whole. */
  sentences: readonly string[];
  /** The fields that are wrong; the words for it stand beside each. */
  fields: readonly { id: string; label: string }[];
  /** What the last try was answered by the server, and how many the browser has refused: with another one comes the focus. */
  answer: unknown;
  refusedTries: number;
  /** Above the fields, and above sentences alone. */
  titles: { checkThis: string; notDone: string };
};

/** The summary; nothing while nothing is wrong. It takes the focus, so that it is read and the next Tab leads to a field. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { sentences, fields, answer, refusedTries, titles } = props;
  const box = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  useEffect(() => {
    wantsFocus.current = answer !== undefined || refusedTries > 0;
  }, [answer, refusedTries]);
  // With each drawing: the errors of an answer are drawn after the answer. Typing alone never moves the focus.
  useEffect(() => {
    if (!wantsFocus.current || !box.current) return;
    wantsFocus.current = false;
    box.current.focus();
  });
  if (sentences.length === 0 && fields.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name its fields, and this has none
    <div
      ref={box}
      role="group"
      aria-labelledby="error-summary-title"
      className="error-summary"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without a script the browser goes where the effect would lead
      autoFocus
    >
      <p id="error-summary-title" className="error-summary-title">
        {fields.length > 0 ? titles.checkThis : titles.notDone}
      </p>
      <ul className="error-summary-list">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The router would count the address with its fragment as another page; the field itself is what is meant. */
function goTo(event: { preventDefault: () => void }, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
