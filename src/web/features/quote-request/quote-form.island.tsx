// The quote form, wherever it stands. Without a script it is a plain form that goes to /quote, photos included.
import { useEffect, useId, useRef } from 'react';
import { fill } from '#company/rules/platform/fill-message.ts';
import { PhotoPicker } from '#web/features/photos/photo-picker.tsx';
import { SendFailure } from '#web/forms/send-failure.tsx';
import { savedInTab } from '#web/lib/tab-storage.ts';
import { useFetched } from '#web/lib/use-fetched.ts';
import { Button } from '#web/ui/button.tsx';
import type { Phone } from '#web/ui/phone-link.tsx';
import type { QuoteMessages } from './messages/quote-messages.en.ts';
import { QuoteFields } from './quote-fields.tsx';
import { onPreset, takePreset } from './quote-preset.ts';
import type { QuoteErrors, QuoteValues } from './quote-rules.ts';
import { QUOTE_FORM, savedQuote } from './saved-quote.ts';
import { useQuote } from './use-quote.ts';

export type QuoteFormProps = {
  /** Those of the page's language; no script of the form has any. */
  words: QuoteMessages;
  /** Where the form goes without a script: the page of the same language. */
  action: string;
  company: Phone;
  /** Within which a request is answered: "24 hours". */
  replyTime: string;
  /** What a page that was made for one visitor shows again. */
  values?: QuoteValues | undefined;
  found?: QuoteErrors;
};

export default function QuoteForm({
  words,
  action,
  company,
  replyTime,
  values,
  found,
}: QuoteFormProps) {
  const idPrefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const { errors, isSending, sent, photos, prepare, typed, send } = useQuote(
    words,
    replyTime,
    found,
  );
  const Thanks = useFetched(
    sent !== null,
    async () => (await import('./quote-thanks.tsx')).QuoteThanks,
  );

  useEffect(() => {
    if (!form.current) return;
    const { current } = form;
    // Native messages are for who has no script; here each error stands beside its field.
    current.noValidate = true;
    if (current.contains(document.activeElement)) void prepare();
    const preset = () => applyPreset(current);
    preset();
    return onPreset(preset);
  }, [prepare]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a request is brought back once, after hydration
  useEffect(() => {
    const { current } = form;
    if (!current || !(savedInTab(savedQuote.form) || savedInTab(savedQuote.photos))) return;
    void import('./restore-quote.ts').then(({ restoreQuote }) =>
      photos.bringBack(restoreQuote(current)),
    );
  }, []);

  return (
    <form
      ref={form}
      id={QUOTE_FORM}
      method="post"
      action={action}
      encType="multipart/form-data"
      className="grid gap-5"
      onFocus={prepare}
      onInput={({ currentTarget, target }) =>
        typed(currentTarget, (target as HTMLInputElement).name)
      }
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <QuoteFields {...{ idPrefix, words, errors, values }}>
        <PhotoPicker
          id={`${idPrefix}-photos`}
          name="photos"
          label={words.photos}
          hint={words.photosHint}
          error={errors.photos}
          photos={photos}
        />
      </QuoteFields>
      <SendFailure />
      <Button variant="clay" size="large" type="submit" aria-disabled={isSending}>
        {isSending ? words.sending : words.send}
      </Button>
      {sent && (
        <div className="rounded-field bg-green-soft px-5 py-4" role="status">
          <p className="text-green">{fill(words.gotIt, { time: replyTime })}</p>
          {Thanks && <Thanks {...{ words, sent, company }} />}
        </div>
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
