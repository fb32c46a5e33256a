// What was agreed to about a plan: the terms to the letter with their hash, who said yes and how, and what speaks against it.
import type { AgreementWay } from '#company/rules/visits/plan-agreement.ts';
import type { DeskAgreement } from '#contract/visits/service-plan-desk.ts';
import { Terms } from '#web/features/service-plan/terms.tsx';
import { briefDate } from '../brief-date.ts';
import { Part } from '../customers/part.tsx';

type PlanAgreementsProps = { agreements: readonly DeskAgreement[]; timeZone: string };

const ways: Record<AgreementWay, string> = {
  portal: 'in the portal',
  link: 'by private link',
  phone: 'by phone',
  paper: 'on paper',
  automatic: 'by an earlier agreement',
};

export function PlanAgreements({ agreements, timeZone }: PlanAgreementsProps) {
  return (
    <Part id="plan-agreements" heading="Agreements">
      {agreements.length === 0 ? (
        <p className="mt-2 text-ink-soft">Nothing has been agreed to here yet.</p>
      ) : null}
      <ul className="mt-1 divide-y divide-line">
        {agreements.map((one) => (
          <li key={one.id}>
            <details>
              <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 py-2">
                <span className="font-semibold">{one.terms.title}</span>
                <span className="text-small text-ink-soft">
                  {briefDate(one.agreedAt, timeZone)}, {one.signedName} {ways[one.way]}
                </span>
              </summary>
              <div className="pb-5">
                <Terms terms={one.terms} />
                {one.takenNote ? (
                  <p className="mt-3 whitespace-pre-line">
                    {one.takenBy ? `${one.takenBy}: ` : ''}
                    {one.takenNote}
                  </p>
                ) : null}
                {one.objectedAt ? (
                  <p className="mt-3 border-l-2 border-clay pl-3">
                    Objected on {briefDate(one.objectedAt, timeZone)}
                    {one.objection ? `: ${one.objection}` : ''}
                  </p>
                ) : null}
                <p className="mt-3 text-small text-ink-soft wrap-anywhere">
                  SHA-256 of these terms: {one.termsHash}
                </p>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Part>
  );
}
