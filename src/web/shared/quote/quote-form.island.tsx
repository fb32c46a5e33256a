// The quote form of the home page. Without a script it is a plain form that goes to /quote, photos included.
import { useEffect, useId, useRef, useState } from 'react';
import { createGuard } from '#web/forms/form-guard.ts';
import { SendFailure } from '#web/forms/send-failure.tsx';
import { PhotoPicker } from '#web/shared/photos/photo-picker.tsx';
import { usePhotos } from '#web/shared/photos/use-photos.ts';
import { Button } from '#web/ui/button.tsx';
import { QuoteFields } from './quote-fields.tsx';
import { onPreset, takePreset } from './quote-preset.ts';
import { useQuote } from './use-quote.ts';

export default function QuoteForm() {
  const idPrefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const [guard] = useState(() => createGuard('quote'));
  const photos = usePhotos(guard.prepare);
  const { errors, refusals, isSending, isSent, send } = useQuote(guard, photos);

  useEffect(() => {
    if (!form.current) return;
    const { current } = form;
    // Native messages are for who has no script; here each error stands beside its field.
    current.noValidate = true;
    if (current.contains(document.activeElement)) void guard.prepare();
    const preset = () => applyPreset(current);
    preset();
    return onPreset(preset);
  }, [guard]);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  return (
    <form
      ref={form}
      method="post"
      action="/quote"
      encType="multipart/form-data"
      className="grid gap-5"
      onFocus={guard.prepare}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <QuoteFields {...{ idPrefix, errors }}>
        <PhotoPicker
          id={`${idPrefix}-photos`}
          name="photos"
          error={errors.photos}
          photos={photos}
        />
      </QuoteFields>
      <SendFailure />
      <Button variant="clay" size="large" type="submit" aria-disabled={isSending}>
        {isSending ? 'Sending...' : 'Send My Request'}
      </Button>
      {isSent && (
        <p className="rounded-field bg-green-soft px-4 py-3 text-green">
          Your request is with us. You may send another one any time.
        </p>
      )}
    </form>
  );
}

let presetText = '';

/** Sets what another section asked for; a text replaces the one before it, never what a person has typed. */
function applyPreset(form: HTMLFormElement): void {
  const preset = takePreset();
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  if (preset?.serviceType) field('serviceType').value = preset.serviceType;
  const details = field('projectDetails');
  if (!preset?.text || (details.value && details.value !== presetText)) return;
  presetText = preset.text;
  details.value = presetText;
}
