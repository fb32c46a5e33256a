// What a quote is called, how long it is good, and what is said about it.
import { TextArea, TextField } from '#web/ui/field.tsx';
import type { TypedQuote } from './typed-quote.ts';

type WordsFieldsProps = {
  typed: TypedQuote;
  set: (change: Partial<TypedQuote>) => void;
  errorAt: (name: string) => string | undefined;
};

export function WordsFields({ typed, set, errorAt }: WordsFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          id="quote-title"
          name="title"
          label="Title"
          required
          value={typed.title}
          onChange={({ target }) => set({ title: target.value })}
          maxLength={200}
          error={errorAt('title')}
        />
        <TextField
          id="quote-valid"
          name="validUntil"
          type="date"
          label="Good through"
          required
          value={typed.validUntil}
          onChange={({ target }) => set({ validUntil: target.value })}
          error={errorAt('validUntil')}
        />
      </div>
      <TextArea
        id="quote-message"
        name="message"
        label="Message to the customer"
        rows={3}
        value={typed.message}
        onChange={({ target }) => set({ message: target.value })}
        maxLength={3000}
        error={errorAt('message')}
      />
    </>
  );
}
