// Asks for a ZIP code, wherever it helps: a plain form that leads to the page of it.
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

type ZipFormProps = { id: string; zip?: string | undefined; error?: string | undefined };

/** One field and its button, side by side. */
export function ZipForm({ id, zip, error }: ZipFormProps) {
  return (
    <form action="/my-area" className="max-w-[34rem]">
      <div className={error ? 'grid gap-3' : 'flex items-end gap-3'}>
        <TextField
          id={id}
          name="zip"
          className="w-36"
          label="Your ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          required
          defaultValue={zip}
          error={error}
        />
        <div>
          <Button type="submit">Show My Area</Button>
        </div>
      </div>
      <p className="field-hint mt-2">
        Drive time, prices, frost dates and openings where you live. It stays in this browser.
      </p>
    </form>
  );
}
