// One of the customer's photos with the pins of a quote on it. A pin leads to its line; both light up together.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { PricedQuote, QuoteLine } from '#contract/quotes/quote.ts';
import type { PricedQuoteMessages } from './messages/priced-quote-messages.en.ts';
import { PinFrame, PinLink } from './photo-pin.tsx';
import { QuotedWords, useQuoteMessages } from './quote-language.tsx';

/** Which line is lit, and how to light one; the same for pins and lines. */
export type Light = { lit: number | null; light: (line: number | null) => void };

type QuotePhotoProps = Light & {
  photo: PricedQuote['photos'][number];
  number: number;
  lines: readonly QuoteLine[];
};

/** The photo as wide as there is room; pins stand at shares of its width and height, so they keep their place. */
export function QuotePhoto({ photo, number, lines, lit, light }: QuotePhotoProps) {
  const messages = useQuoteMessages();
  return (
    <figure className="quote-photo">
      <PinFrame>
        <img
          src={`/api/photos/${photo.id}`}
          alt={fill(messages.photoOf, { number })}
          width={photo.width}
          height={photo.height}
        />
        {lines.flatMap((line, index) =>
          line.pins
            .filter(({ photoId }) => photoId === photo.id)
            .map(({ x, y }) => (
              <PinLink
                key={`${line.id} ${x} ${y}`}
                x={x * 100}
                y={y * 100}
                isLit={lit === line.id}
                href={`#line-${line.id}`}
                onPointerEnter={() => light(line.id)}
                onPointerLeave={() => light(null)}
                onFocus={() => light(line.id)}
                onBlur={() => light(null)}
              >
                <span aria-hidden="true">{index + 1}</span>
                <span className="sr-only">
                  {fill(messages.line, { number: index + 1 })}
                  <QuotedWords>{line.description}</QuotedWords>
                  {fill(messages.pin, { place: describePlace(x, y, messages), photo: number })}
                </span>
              </PinLink>
            )),
        )}
      </PinFrame>
      <figcaption className="mt-2 text-small text-ink-soft">
        {fill(messages.photo, { number })}
      </figcaption>
    </figure>
  );
}

/** Where a pin stands, for whom the photo is described. */
export function describePlace(x: number, y: number, { places }: PricedQuoteMessages): string {
  const across = x < 1 / 3 ? places.left : x > 2 / 3 ? places.right : '';
  const down = y < 1 / 3 ? places.top : y > 2 / 3 ? places.bottom : '';
  return [down, across].filter(Boolean).join(' ') || places.middle;
}
