// One line of what was billed or paid: what and when on the left, how much on the right.
import type { ReactNode } from 'react';
import type { Language } from '#company/facts/languages.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { capitalized } from '#company/rules/platform/capitalized.ts';
import { formatDate } from '#company/rules/time/company-time.ts';

type DatedAmountProps = {
  label: string;
  /** YYYY-MM-DD. */
  on: string;
  amount: string;
  /** In which the day is said. */
  language?: Language;
  /** What else is said of the amount, below it. */
  children?: ReactNode;
};

export function DatedAmount({ label, on, amount, language, children }: DatedAmountProps) {
  return (
    <li className="flex justify-between gap-6 py-3 break-inside-avoid">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{label}</p>
        <p className="text-ink-soft">{capitalized(formatDate(on, language))}</p>
      </div>
      <div className="shrink-0 text-right">
        <p className="font-semibold">{formatMoney(amount)}</p>
        {children ? <p className="text-ink-soft">{children}</p> : null}
      </div>
    </li>
  );
}
