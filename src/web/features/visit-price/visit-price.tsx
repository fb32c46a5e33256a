// What a visit costs, line by line with its tax, for its customer and for staff.
import type { ReactNode } from 'react';
import type { Language } from '#company/facts/languages.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { VisitPrice as Price } from '#contract/visits/visit-price.ts';
import {
  englishVisitPriceMessages,
  type VisitPriceMessages,
} from './messages/visit-price-messages.en.ts';

type VisitPriceProps = {
  price: Price;
  note: string;
  /** The words of the page, where it is in another language than English. */
  spoken?: { language: Language; messages: VisitPriceMessages };
};

const english = { language: 'en', messages: englishVisitPriceMessages } as const;

/** The note says who pays when. */
export function VisitPrice({ price, note, spoken = english }: VisitPriceProps) {
  const { language, messages } = spoken;
  return (
    <section aria-labelledby="price">
      <h2 id="price" className="text-title">
        {messages.heading}
      </h2>
      <dl className="mt-4 grid gap-2 tabular-nums">
        {price.lines.map(({ label, amount }) => (
          <PriceRow
            key={label}
            label={language === 'en' ? label : <span lang="en">{label}</span>}
            amount={amount}
          />
        ))}
        <PriceRow
          label={messages.beforeTax}
          amount={price.beforeTax}
          className="border-t border-line pt-2"
        />
        <PriceRow label={fill(messages.salesTax, { rate: price.taxRate })} amount={price.tax} />
        <PriceRow label={messages.total} amount={price.total} className="font-semibold" />
      </dl>
      <p className="mt-3 text-small text-ink-soft">{note}</p>
    </section>
  );
}

type PriceRowProps = { label: ReactNode; amount: string; className?: string };

function PriceRow({ label, amount, className = '' }: PriceRowProps) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}
