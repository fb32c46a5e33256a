// The parts of a service's page; service-composition.ts says in which order and on which ground each page has them.
import type { ReactNode } from 'react';
import { irrigationLicenseLine } from '#company/facts/licenses.ts';
import type { ServiceGuide } from '#company/service-guides/service-guide.ts';
import type { CompanyProfile } from '#contract/company-profile.ts';
import { PriceExamples } from './price-examples.tsx';
import { Rows, Steps } from './rows.tsx';

export type ServicePartName = 'included' | 'prices' | 'detail' | 'steps' | 'clay' | 'questions';

type PartProps = { guide: ServiceGuide; company: CompanyProfile };

/** The heading that names a part. */
export function headingOf(part: ServicePartName, guide: ServiceGuide): string {
  return part === 'questions' ? 'Asked before every job' : guide[part].heading;
}

/** One part's content below its heading. */
export function ServicePart({ part, ...props }: PartProps & { part: ServicePartName }) {
  const Part = parts[part];
  return <Part {...props} />;
}

const parts: Record<ServicePartName, (props: PartProps) => ReactNode> = {
  included: ({ guide: { included } }) => (
    <>
      <ul className="checked">
        {included.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="aside-note">{included.notIncluded}</p>
    </>
  ),

  prices: ({ guide: { id, prices }, company }) => {
    const license = id === 'irrigation' ? irrigationLicenseLine(company) : null;
    return (
      <>
        {prices.words.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {prices.rows ? <Rows rows={prices.rows} className="price-rows" /> : null}
        {prices.examples ? <PriceExamples {...prices.examples} /> : null}
        <p className="aside-note">{prices.tax}</p>
        {license ? <p className="aside-note">{license}</p> : null}
      </>
    );
  },

  detail: ({ guide: { detail } }) => (
    <>
      <p className="text-lead">{detail.words}</p>
      <Rows rows={detail.rows} className="detail-rows" />
    </>
  ),

  steps: ({ guide: { steps } }) => <Steps rows={steps.rows} />,

  clay: ({ guide: { clay } }) => <Rows rows={clay.rows} className="clay-rows" />,

  questions: ({ guide: { questions } }) => (
    <div className="questions">
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </div>
  ),
};
