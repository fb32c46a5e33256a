// What was agreed to, as it was shown then.

import { fill } from '#company/rules/platform/fill-message.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { PlanAgreement } from '#contract/visits/service-plans.ts';
import { Terms } from '#web/features/service-plan/terms.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { InEnglish, OwnerWords } from '../portal-language.tsx';
import { usePlanMessages } from './messages/use-plan-messages.ts';

export function AgreementList({ agreements }: { agreements: PlanAgreement[] }) {
  const messages = usePlanMessages();
  const say = useSpokenTimes();
  const { timeZone } = useSite().company;
  if (agreements.length === 0) return null;
  return (
    <section className="mt-12" aria-labelledby="agreements">
      <h2 id="agreements" className="text-title">
        {messages.agreements}
      </h2>
      <ul className="mt-4 max-w-[46rem] divide-y divide-line border-y border-line">
        {agreements.map((one) => (
          <li key={one.id}>
            <details>
              <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-4 py-3">
                <span className="font-semibold">
                  <OwnerWords>{one.terms.title}</OwnerWords>
                </span>
                <span className="text-small text-ink-soft">
                  <time dateTime={one.agreedAt}>
                    {say.fullDay(dateInZone(new Date(one.agreedAt), timeZone))}
                  </time>
                  , {one.signedName || messages.asTold}
                </span>
              </summary>
              <div className="pb-6">
                <InEnglish>
                  <Terms terms={one.terms} />
                </InEnglish>
                <p className="mt-3">
                  <a className="text-link" href={`/api/portal/plan-agreements/${one.id}/pdf`}>
                    {messages.downloadPdf}
                  </a>
                </p>
                <p className="mt-3 text-small text-ink-soft wrap-anywhere">
                  {fill(messages.hash, { hash: one.termsHash })}
                </p>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
