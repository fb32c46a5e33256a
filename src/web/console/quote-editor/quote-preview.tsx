// The quote as its customer will see it, with the same parts as in the portal.
import { useState } from 'react';
import { amountOf } from '#company/rules/money/money.ts';
import { lineCents } from '#company/rules/money/quote-total.ts';
import type { ComparedQuote } from '#company/rules/quotes/quote-changes.ts';
import { formatDate, isCalendarDate } from '#company/rules/time/company-time.ts';
import type { QuoteLine } from '#contract/quotes/quote.ts';
import type { DeskRequest } from '#contract/quotes/request-desk.ts';
import { PaymentList } from '#web/features/quotes/payment-list.tsx';
import { QuoteLines } from '#web/features/quotes/quote-lines.tsx';
import { QuotePhoto } from '#web/features/quotes/quote-photo.tsx';
import { QuoteSum } from '#web/features/quotes/quote-sum.tsx';
import { type TypedLine, totalsOf } from './typed-quote.ts';

type QuotePreviewProps = {
  content: ComparedQuote;
  /** The same lines with their pins. */
  pins: readonly TypedLine[];
  photos: DeskRequest['photos'];
};

export function QuotePreview({ content, pins, photos }: QuotePreviewProps) {
  const [lit, light] = useState<number | null>(null);
  const lines = content.lines.map(
    (line, index): QuoteLine => ({
      ...line,
      id: index + 1,
      amount: amountOf(lineCents(line)),
      pins: (pins[index]?.pins ?? []).map(({ photoId, x, y }) => ({
        photoId,
        x: Number(x) / 100,
        y: Number(y) / 100,
      })),
    }),
  );
  const pinned = [...new Set(lines.flatMap((line) => line.pins.map(({ photoId }) => photoId)))];
  const shown = pinned.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
  return (
    <section aria-label="As the customer sees it" className="mt-3">
      <p className="text-title font-semibold">{content.title}</p>
      {isCalendarDate(content.validUntil) ? (
        <p className="mt-1 text-ink-soft">good through {formatDate(content.validUntil)}</p>
      ) : null}
      {content.message ? (
        <p className="mt-3 max-w-reading whitespace-pre-line">{content.message}</p>
      ) : null}
      <div className="mt-5 grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-2">
        {shown.length > 0 ? (
          <div className="grid content-start gap-5">
            {shown.map((photo, index) => (
              <QuotePhoto
                key={photo.id}
                photo={photo}
                number={index + 1}
                lines={lines}
                lit={lit}
                light={light}
              />
            ))}
          </div>
        ) : null}
        <div className="max-w-reading">
          <QuoteLines
            lines={lines}
            photos={shown.map(({ id }) => id)}
            chosen={lines.flatMap(({ id, isChosen }) => (isChosen ? [id] : []))}
            toggle={undefined}
            lit={lit}
            light={light}
          />
          <QuoteSum
            total={totalsOf(content).total}
            taxBasisPoints={content.taxBasisPoints}
            isOpen={false}
          />
          <PaymentList payments={content.payments ?? []} />
        </div>
      </div>
    </section>
  );
}
