// The lines of a quote with what they cost; an optional one is chosen by its box. A pinned line and its pin light up together.
import { formatMoney } from '#company/rules/money/money.ts';
import { describeLine } from '#company/rules/money/quote-total.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { QuoteLine } from '#contract/quotes/quote.ts';
import { QuotedWords, useQuoteMessages } from './quote-language.tsx';
import { describePlace, type Light } from './quote-photo.tsx';
import './quote-lines.css';

type QuoteLinesProps = Light & {
  lines: readonly QuoteLine[];
  /** Ids of the photos in the order in which they are numbered. */
  photos: readonly string[];
  chosen: readonly number[];
  /** Undefined once nothing can be chosen any more. */
  toggle: ((id: number) => void) | undefined;
};

export function QuoteLines({ lines, photos, chosen, toggle, lit, light }: QuoteLinesProps) {
  const messages = useQuoteMessages();
  return (
    <ol className="quote-lines">
      {lines.map((line, index) => (
        <li
          key={line.id}
          id={`line-${line.id}`}
          className="quote-lines-line"
          data-lit={lit === line.id || undefined}
          data-out={(line.isOptional && !chosen.includes(line.id)) || undefined}
          onPointerEnter={() => light(line.pins.length > 0 ? line.id : null)}
          onPointerLeave={() => light(null)}
          onFocus={() => light(line.pins.length > 0 ? line.id : null)}
          onBlur={() => light(null)}
        >
          <span className="quote-lines-number" aria-hidden="true">
            {index + 1}
          </span>
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              <QuotedWords>{line.description}</QuotedWords>
              <Pins line={line} photos={photos} />
            </p>
            <p className="text-small text-ink-soft tabular-nums">
              <LinePrice line={line} />
              {line.taxClass === 'taxable' ? '' : messages.noTax}
            </p>
            {line.isOptional ? (
              <Option line={line} isChosen={chosen.includes(line.id)} toggle={toggle} />
            ) : null}
          </div>
          <p className="quote-lines-amount">{formatMoney(line.amount)}</p>
        </li>
      ))}
    </ol>
  );
}

/** "2 × $45.00 per cubic yard": what is counted is the office's word. */
function LinePrice({ line }: { line: QuoteLine }) {
  const { price } = useQuoteMessages();
  const { quantity, unit, unitPrice } = line;
  if (!price) return describeLine(line);
  if (Number(quantity) === 1 && !unit) return price.fixed;
  return (
    <>
      {`${Number(quantity)} × ${formatMoney(unitPrice)}`}
      {unit ? (
        <>
          {` ${price.per} `}
          <QuotedWords>{unit}</QuotedWords>
        </>
      ) : null}
    </>
  );
}

/** Where the line is on the photos, for whom they are described. */
function Pins({ line, photos }: { line: QuoteLine; photos: readonly string[] }) {
  const messages = useQuoteMessages();
  if (line.pins.length === 0) return null;
  const places = line.pins.map(({ photoId, x, y }) =>
    fill(messages.pinnedAt, {
      place: describePlace(x, y, messages),
      photo: photos.indexOf(photoId) + 1,
    }),
  );
  return (
    <span className="sr-only">{fill(messages.pinned, { places: places.join(messages.and) })}</span>
  );
}

function Option({
  line,
  isChosen,
  toggle,
}: {
  line: QuoteLine;
  isChosen: boolean;
  toggle: QuoteLinesProps['toggle'];
}) {
  const messages = useQuoteMessages();
  if (!toggle) {
    return (
      <p className="text-small font-semibold">{isChosen ? messages.chosen : messages.notChosen}</p>
    );
  }
  return (
    <label className="quote-lines-option">
      <input
        type="checkbox"
        name="chosen"
        value={line.id}
        checked={isChosen}
        onChange={() => toggle(line.id)}
      />
      <span>
        {messages.addOption}
        <span className="sr-only">
          : <QuotedWords>{line.description}</QuotedWords>
        </span>
      </span>
    </label>
  );
}
