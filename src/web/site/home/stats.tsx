// Four figures of the company. The final numbers are in the page; a script counts up to them once
// (docs/product/home-page.md#stats).
import type { PublicClaims } from '#contract/site/content/company.ts';

/** The stats strip. */
export function Stats({ stats }: { stats: PublicClaims['stats'] }) {
  return (
    <section className="page-width" aria-label="The company in figures">
      <dl className="stats" data-behavior="stats-counter">
        {stats.map(({ value, prefix, suffix, label, detail }) => (
          <div key={label}>
            <dt>
              {label}
              {detail ? <span className="stats-detail">{detail}</span> : null}
            </dt>
            <dd>
              <span className="sr-only">{`${prefix}${value}${suffix}`}</span>
              <span className="stats-figure" aria-hidden="true">
                {prefix ? <span className="stats-prefix">{prefix.trim()}</span> : null}
                <span className="stats-number" data-count-to={value}>
                  {value}
                </span>
                {suffix}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
