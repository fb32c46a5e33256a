// One choice of several as a card: a radio button with a name, a line below it, and what else belongs to it.
import type { ComponentProps, ReactNode } from 'react';
import './choice-card.css';

type ChoiceCardProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  label: string;
  note: ReactNode;
  children?: ReactNode;
};

/** The card; everything else goes to its radio button. */
export function ChoiceCard({ label, note, children, ...input }: ChoiceCardProps) {
  return (
    <label className="choice-card">
      <span className="flex items-start gap-2.5">
        <input type="radio" {...input} />
        <span>
          <span className="block font-semibold">{label}</span>
          <span className="block text-small text-ink-soft">{note}</span>
        </span>
      </span>
      {children}
    </label>
  );
}
