// Terms as they are shown: lines with amounts, and what they come to.
import type { PlanTermsShown } from '#contract/visits/service-plans.ts';

export function Terms({ terms }: { terms: PlanTermsShown }) {
  return (
    <>
      {terms.property ? <p className="mt-3 text-ink-soft">For {terms.property}</p> : null}
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {terms.lines.map(({ label, amount }) => (
          <div key={label} className="flex items-baseline justify-between gap-6 py-3">
            <dt>{label}</dt>
            <dd className="font-semibold whitespace-nowrap tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 font-semibold">{terms.summary}</p>
    </>
  );
}
