// Asks for a ZIP code, wherever it helps: a plain form that leads to the page of it.
import { hrefIn, type Language } from '#company/facts/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { zipFormMessages } from './messages/choose-zip-form-messages.ts';

type ZipFormProps = {
  id: string;
  /** Of the page that it stands on. */
  language: Language;
  zip?: string | undefined;
  error?: string | undefined;
};

/** One field and its button, side by side. */
export function ZipForm({ id, language, zip, error }: ZipFormProps) {
  const words = zipFormMessages[language];
  return (
    <form action={hrefIn(language, '/my-area')} className="max-w-[34rem]">
      <div className={error ? 'grid gap-3' : 'flex items-end gap-3'}>
        <TextField
          id={id}
          name="zip"
          className="w-36"
          label={words.zip}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          required
          defaultValue={zip}
          error={error}
        />
        <div>
          <Button type="submit">{words.show}</Button>
        </div>
      </div>
      <p className="field-hint mt-2">{words.hint}</p>
    </form>
  );
}
