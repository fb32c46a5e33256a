// How we kept our promises, in figures of our own records, each with how many cases it is of (docs/product/reports.md#on-the-site).
import { formatDays } from '#company/rules/time/company-time.ts';
import type { KeptPromises } from '#contract/site/content/page-content.ts';

export function Promises({ promises: { from, to, figures } }: { promises: KeptPromises }) {
  return (
    <section className="page-width pt-12" aria-labelledby="promises-heading">
      <h2 id="promises-heading" className="text-title font-semibold">
        How we keep our promises
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
        From our own records, {formatDays(from, to)}. A figure is shown from 30 cases on.
      </p>
    </section>
  );
}
