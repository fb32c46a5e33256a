// Four figures of the company. The final numbers are in the page; a script counts up to them once
// (docs/product/home-page.md#stats).
import type { SiteIndex } from '#contract/site/site-index.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { homeMessages } from './messages/choose-home-messages.ts';

/** The stats strip. */
export function Stats({ claims }: { claims: SiteIndex['claims'] }) {
  const words = homeMessages[useLanguage()].hero;
  return (
    <section className="page-width" aria-label={words.inFigures}>
      <dl className="stats" data-behavior="stats-counter">
        {claims.stats.map(({ value, prefix, suffix, label, detail }, index) => (
          <div key={label} {...markOf(claims, `stats.${index}.label`)}>
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
