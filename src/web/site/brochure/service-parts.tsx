// The parts of a service's page; service-composition.ts says in which order and on which ground each page has them.
import type { ReactNode } from 'react';
import { irrigationLicenseLine } from '#company/facts/licenses.ts';
import { formatWholeDollars } from '#company/rules/money/money.ts';
import { packageYearCents } from '#company/rules/money/package-price.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { ServicesContent } from '#contract/site/content/page-content.ts';
import type { Service, ServicePage } from '#contract/site/content/services.ts';
import { PriceExamples } from './price-examples.tsx';
import { type Row, Rows } from './rows.tsx';
import { Steps } from './steps.tsx';

export type ServicePartName = 'included' | 'prices' | 'detail' | 'steps' | 'clay' | 'questions';

/** The figures that prices on a service's page come from. */
type Figures = Omit<ServicesContent, 'services' | 'uploads'>;

export type ServicePartProps = {
  part: ServicePartName;
  service: Service;
  figures: Figures;
  company: CompanyProfile;
};

type PartProps = Omit<ServicePartProps, 'part' | 'service'> & {
  id: Service['slug'];
  page: ServicePage;
};

/** The heading that names a part. */
export function headingOf(part: ServicePartName, page: ServicePage): string {
  return part === 'questions' ? 'Asked before every job' : page[part].heading;
}

/** One part's content below its heading. */
export function ServicePart({ part, service, ...props }: ServicePartProps) {
  const Part = parts[part];
  return <Part id={service.slug} page={service.page} {...props} />;
}

const parts: Record<ServicePartName, (props: PartProps) => ReactNode> = {
  included: ({ page: { included } }) => (
    <>
      <ul className="service-parts-checked">
        {included.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="service-parts-note">{included.notIncluded}</p>
    </>
  ),

  prices: ({ id, page: { prices }, figures, company }) => {
    const rows = [...(prices.listsPackages ? packageRows(figures) : []), ...(prices.rows ?? [])];
    const license = id === 'irrigation' ? irrigationLicenseLine(company) : null;
    return (
      <>
        {prices.words.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {rows.length > 0 ? <Rows rows={rows} className="rows-price" /> : null}
        {prices.examples ? (
          <PriceExamples {...prices.examples} rates={figures.estimate} company={company} />
        ) : null}
        <p className="service-parts-note">{prices.tax}</p>
        {license ? <p className="service-parts-note">{license}</p> : null}
      </>
    );
  },

  detail: ({ page: { detail } }) => (
    <>
      <p className="text-lead">{detail.words}</p>
      <Rows rows={detail.rows} className="rows-detail" />
    </>
  ),

  steps: ({ page: { steps } }) => <Steps rows={steps.rows} />,

  clay: ({ page: { clay } }) => <Rows rows={clay.rows} className="rows-clay" />,

  questions: ({ page: { questions } }) => (
    <div className="service-parts-questions">
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </div>
  ),
};

/** The package whose price is also told for a year. */
const FOR_A_YEAR = 'complete';

/** What a visit costs in each package, and what one of them costs in a year. */
function packageRows({ packages, packageTerms }: Figures): Row[] {
  const visits = packages.map(({ name, description, centsPerVisit }) => ({
    term: `${name}: ${description}`,
    detail: `from ${formatWholeDollars(centsPerVisit)} a visit`,
  }));
  const years = packages
    .filter(({ slug }) => slug === FOR_A_YEAR)
    .map((one) => ({
      term: `${one.name} for a year, ${packageTerms.visitsPerYear} visits`,
      detail: `from ${formatWholeDollars(packageYearCents(one, packageTerms))}`,
    }));
  return [...visits, ...years];
}
