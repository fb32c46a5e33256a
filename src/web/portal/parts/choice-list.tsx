// One question with a few answers, as native radios or boxes in rows that a thumb hits.
import './choice-list.css';

type Choice = { value: string; label: string; hint?: string; isDisabled?: boolean };

type ChoiceListProps = {
  /** Of the first choice, so that a summary of faults leads to it. */
  id: string;
  name: string;
  type: 'radio' | 'checkbox';
  legend: string;
  choices: readonly Choice[];
  chosen?: readonly string[] | undefined;
  error?: string | undefined;
  className?: string;
};

export function ChoiceList(props: ChoiceListProps) {
  const { id, name, type, legend, choices, chosen = [], error, className } = props;
  const first = choices.find(({ isDisabled }) => !isDisabled)?.value;
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{legend}</legend>
      <div className="choice-list">
        {choices.map(({ value, label, hint, isDisabled }) => (
          <label key={value} className="choice-list-row">
            <input
              id={value === first ? id : undefined}
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              disabled={isDisabled}
            />
            <span>
              {label}
              {hint ? <span className="choice-list-hint">{hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
