// The lines of a quote with what they cost; an optional one is chosen by its box. A pinned line and its pin light up together.
import { formatMoney } from '#company/rules/money/money.ts';
import { describeLine } from '#company/rules/money/quote-total.ts';
import type { QuoteLine } from '#contract/quotes/quote.ts';
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
              {line.description}
              <Pins line={line} photos={photos} />
            </p>
            <p className="text-small text-ink-soft tabular-nums">
              {describeLine(line)}
              {line.taxClass === 'taxable' ? '' : ' · no sales tax'}
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

/** Where the line is on the photos, for whom they are described. */
function Pins({ line, photos }: { line: QuoteLine; photos: readonly string[] }) {
  if (line.pins.length === 0) return null;
  const places = line.pins.map(
    ({ photoId, x, y }) => `${describePlace(x, y)} of photo ${photos.indexOf(photoId) + 1}`,
  );
  return <span className="sr-only">, pinned at the {places.join(' and the ')}</span>;
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
  if (!toggle) {
    return <p className="text-small font-semibold">{isChosen ? 'Chosen' : 'Not chosen'}</p>;
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
        Add this option<span className="sr-only">: {line.description}</span>
      </span>
    </label>
  );
}
