// What was agreed to, as it was shown then.
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { PlanAgreement } from '#contract/visits/service-plans.ts';
import { Terms } from '#web/features/service-plan/terms.tsx';
import { useSite } from '#web/site/frame/use-site.ts';

export function AgreementList({ agreements }: { agreements: PlanAgreement[] }) {
  const { timeZone } = useSite().company;
  if (agreements.length === 0) return null;
  return (
    <section className="mt-12" aria-labelledby="agreements">
      <h2 id="agreements" className="text-title">
        What you agreed to
      </h2>
      <ul className="mt-4 max-w-[46rem] divide-y divide-line border-y border-line">
        {agreements.map((one) => (
          <li key={one.id}>
            <details>
              <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-4 py-3">
                <span className="font-semibold">{one.terms.title}</span>
                <span className="text-small text-ink-soft">
                  <time dateTime={one.agreedAt}>
                    {formatDate(dateInZone(new Date(one.agreedAt), timeZone))}
                  </time>
                  , {one.signedName || 'as we told you'}
                </span>
              </summary>
              <div className="pb-6">
                <Terms terms={one.terms} />
                <p className="mt-3">
                  <a className="text-link" href={`/api/portal/plan-agreements/${one.id}/pdf`}>
                    Download the agreement (PDF)
                  </a>
                </p>
                <p className="mt-3 text-small text-ink-soft wrap-anywhere">
                  SHA-256 of these terms: {one.termsHash}
                </p>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
