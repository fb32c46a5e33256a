// Lines that need not be typed: from our price rules for this property, and from quotes that were sent before.
import { useState } from 'react';
import { formatMoney } from '#company/rules/money/money.ts';
import { describeLine } from '#company/rules/money/quote-total.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { OlderQuote, PriceRuleLine, PriceStart } from '#contract/quotes/quote-desk.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/field.tsx';

type MoreLinesProps = {
  prices: PriceStart;
  older: readonly OlderQuote[];
  add: (line: PriceRuleLine) => void;
};

export function MoreLines({ prices, older, add }: MoreLinesProps) {
  const [rule, setRule] = useState(
    Math.max(
      0,
      prices.lines.findIndex((line) => line.isSuggested),
    ),
  );
  const { lawnArea, propertySize, isMeasured } = prices;
  return (
    <section aria-labelledby="more-title" className="grid gap-4 border-t border-line pt-4">
      <h2 id="more-title" className="text-title font-semibold">
        From our prices
      </h2>
      <p className="-mt-3 text-small text-ink-soft">
        For {propertySize.toLocaleString('en-US')} sq ft with {lawnArea.toLocaleString('en-US')} sq
        ft of lawn, {isMeasured ? 'as measured' : 'estimated from the address'}.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          id="quote-rule"
          name="rule"
          label="Price rule"
          value={rule}
          onChange={({ target }) => setRule(Number(target.value))}
          className="min-w-0 flex-1 basis-60"
        >
          {GROUPS.map((group) => (
            <optgroup key={group} label={group}>
              {prices.lines.map((line, index) =>
                line.priceRule.startsWith(group) ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a rule is named by its place, as in the form
                  <option key={index} value={index}>
                    {line.description}: {describeLine(line)}
                  </option>
                ) : null,
              )}
            </optgroup>
          ))}
        </Select>
        <Button
          type="submit"
          name="addRule"
          value="on"
          variant="quiet"
          onClick={(event) => {
            event.preventDefault();
            const line = prices.lines[rule];
            if (line) add(line);
          }}
        >
          Add This Price
        </Button>
      </div>
      {older.length > 0 ? (
        <div className="flex flex-wrap items-end gap-3">
          <Select
            id="quote-copy"
            name="copyOf"
            label="Older quote"
            className="min-w-0 flex-1 basis-60"
          >
            {older.map(({ id, title, customerName, total, sentAt, isSameCustomer }) => (
              <option key={id} value={id}>
                {title}, {formatMoney(total)}, {isSameCustomer ? 'same customer' : customerName},{' '}
                {formatDate(sentAt.slice(0, 10))}
              </option>
            ))}
          </Select>
          <Button type="submit" name="copyLines" value="on" variant="quiet">
            Copy Lines
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** By what the words of a rule begin with. */
const GROUPS = ['Add-on price', 'Cost calculator', 'Lawn plan'] as const;
