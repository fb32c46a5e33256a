// Whether a customer adds a tip for the crew, and how much. None is chosen until they choose it.
import { useState } from 'react';
import { formatMoney } from '#company/rules/money/money.ts';
import '../parts/choice-list.css';
import { usePayMessages } from './messages/use-pay-messages.ts';

type TipChoiceProps = {
  tips: readonly string[];
  /** Hears the tip in dollars, as it is typed or chosen; '' for none. */
  onChange: (tip: string) => void;
};

const NONE = 'none';
const OWN = 'own';

export function TipChoice({ tips, onChange }: TipChoiceProps) {
  const messages = usePayMessages();
  const [choice, setChoice] = useState(NONE);
  const [own, setOwn] = useState('');
  const choices = [
    { value: NONE, label: messages.noTip },
    ...tips.map((tip) => ({ value: tip, label: formatMoney(tip) })),
    { value: OWN, label: messages.anotherAmount },
  ];
  const choose = (value: string) => {
    setChoice(value);
    onChange(value === NONE ? '' : value === OWN ? own : value);
  };
  return (
    <fieldset>
      <legend className="field-label">{messages.addTip}</legend>
      <div className="choice-list">
        {choices.map(({ value, label }) => (
          <label key={value} className="choice-list-row">
            <input
              type="radio"
              name="tip"
              value={value}
              checked={choice === value}
              onChange={() => choose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {choice === OWN ? (
        <label className="mt-3 block">
          <span className="field-label">{messages.tipInDollars}</span>
          <input
            className="field-control"
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={own}
            onChange={({ target }) => {
              setOwn(target.value);
              onChange(target.value);
            }}
          />
        </label>
      ) : null}
      <p className="mt-2 text-small text-ink-soft">{messages.tipGoes}</p>
    </fieldset>
  );
}
