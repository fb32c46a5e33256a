// Sends the quote form: photos first, then the request, and everything that may come of it.
import { useEffect, useRef, useState } from 'react';
import type { QuoteService } from '#company/facts/quote-services.ts';
import type { QuoteRequest } from '#contract/leads/quote-request.ts';
import { type Photos, usePhotos } from '#web/features/photos/use-photos.ts';
import { textsOf } from '#web/forms/form-text.ts';
import { keepForm } from '#web/forms/saved-form.ts';
import { createFormSender } from '#web/forms/sender.ts';
import { useSending } from '#web/forms/use-sending.ts';
import { api } from '#web/lib/browser-api.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { keepInTab } from '#web/lib/tab-storage.ts';
import { showToast } from '#web/ui/toast.ts';
import type { QuoteMessages } from './messages/quote-messages.en.ts';
import {
  type QuoteErrors,
  type QuoteValues,
  quoteErrors,
  quoteFields,
  quoteSent,
  refusableFields,
  refusedQuote,
} from './quote-rules.ts';
import { savedQuote } from './saved-quote.ts';

/** What was sent, for the thanks. */
export type SentQuote = { values: QuoteValues; service: QuoteService; photos: number };

const createQuoteSender = () =>
  createFormSender('quote', (body: QuoteRequest, idempotencyKey) =>
    api('POST /api/quote-requests', { body, idempotencyKey }),
  );

/** The state of the form, its photos, and the functions that prepare and send it; `replyTime` is what the thanks promise, `found` is wrong from the start. */
export function useQuote(words: QuoteMessages, replyTime: string, found?: QuoteErrors) {
  const [sender] = useState(createQuoteSender);
  const photos = usePhotos(sender.prepare);
  const { errors, isSending, refuse, send, forgive } = useSending<
    keyof QuoteErrors,
    QuoteRequest,
    unknown
  >(sender, found);
  const [sent, setSent] = useState<SentQuote | null>(null);
  useKeptPhotos(photos);

  function sendQuote(form: HTMLFormElement) {
    const values = textsOf(new FormData(form), quoteFields);
    return send(form, {
      check() {
        setSent(null);
        return quoteErrors(values, words);
      },
      async ask() {
        const ids = await photos.settle();
        if (!ids) return refuse({ photos: words.photoFailed });
        const serviceType = values.serviceType as QuoteService;
        return { ...values, serviceType, photos: ids, language: pageLanguage() };
      },
      taken() {
        showToast(quoteSent(words, replyTime));
        setSent({
          values,
          service: values.serviceType as QuoteService,
          photos: photos.list.length,
        });
        photos.clear();
        form.reset();
        keepInTab(savedQuote.form, null);
      },
      failed(problem) {
        const { errors, sentence } = refusedQuote(problem, words);
        refuse(errors);
        return { title: words.failedTitle, description: sentence };
      },
    });
  }

  /** Keeps what was typed, and takes the words beside a field away as soon as it is corrected. */
  function typed(form: HTMLFormElement, field: string) {
    keepForm(savedQuote.form, form);
    if (isRefusable(field)) forgive(field);
  }

  return {
    errors,
    isSending,
    sent,
    photos,
    typed,
    prepare: sender.prepare,
    send: sendQuote,
  };
}

const isRefusable = (name: string): name is keyof QuoteErrors =>
  refusableFields.some((field) => field === name);

/** Keeps the names of uploaded photos when they change, but not that there are none before any came. */
function useKeptPhotos({ list }: Photos): void {
  const isAwake = useRef(false);
  useEffect(() => {
    if (isAwake.current) void import('./saved-photos.ts').then((loaded) => loaded.keepPhotos(list));
    isAwake.current = true;
  }, [list]);
}
