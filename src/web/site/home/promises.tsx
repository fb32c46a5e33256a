// How we kept our promises, in figures of our own records, each with how many cases it is of (docs/product/reports.md#on-the-site).

import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDays } from '#company/rules/time/company-time.ts';
import type { StoredPromises } from '#contract/site/content/page-content.ts';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { homeMessages } from './messages/choose-home-messages.ts';

export function Promises({ promises: { from, to, figures } }: { promises: StoredPromises }) {
  const language = useLanguage();
  const words = homeMessages[language].promises;
  return (
    <section className="page-width pt-12" aria-labelledby="promises-heading">
      <h2 id="promises-heading" className="text-title font-semibold">
        {words.heading}
      </h2>
      <dl className="mt-6 grid gap-x-12 gap-y-6 sm:grid-cols-3">
        {figures.map(({ figure, label, detail }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-2">
            <dt>
              {label}
              <span className="block text-small text-ink-soft">{detail}</span>
            </dt>
            <dd className="text-feature font-semibold text-oak tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-small text-ink-soft">
        {fill(words.fromRecords, { days: formatDays(from, to, language) })}
      </p>
    </section>
  );
}
