// The parts of a service's page; service-composition.ts says in which order and on which ground each page has them.
import type { ReactNode } from 'react';
import { irrigationLicenseLine } from '#company/facts/licenses.ts';
import { formatWholeDollars } from '#company/rules/money/money.ts';
import { packageYearCents } from '#company/rules/money/package-price.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { ServicesContent } from '#contract/site/content/page-content.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { useEnglishMark, useLanguage } from '#web/site/frame/use-site-messages.ts';
import { EnglishText } from '#web/ui/english-text.tsx';
import { Filled } from '#web/ui/filled.tsx';
import { servicePageMessages } from './messages/choose-brochure-messages.ts';
import { PriceExamples } from './price-examples.tsx';
import { Rows } from './rows.tsx';
import { Steps } from './steps.tsx';

export type ServicePartName = 'included' | 'prices' | 'detail' | 'steps' | 'clay' | 'questions';

/** The figures that prices on a service's page come from. */
type Figures = Omit<ServicesContent, 'services' | 'uploads'>;

export type ServicePartProps = {
  part: ServicePartName;
  service: ServicesContent['services'][number];
  figures: Figures;
  company: CompanyProfile;
};

type PartProps = Omit<ServicePartProps, 'part'>;

type HeadingProps = Pick<ServicePartProps, 'part' | 'service'>;

/** The heading that names a part, by the id that the part is labelled by. */
export function ServicePartHeading({ part, service }: HeadingProps) {
  const { questions } = servicePageMessages[useLanguage()];
  const heading =
    part === 'questions'
      ? { text: questions }
      : { text: service.page[part].heading, mark: markOf(service, `page.${part}.heading`) };
  return (
    <h2 id={`${part}-heading`} className="text-feature" {...heading.mark}>
      {heading.text}
    </h2>
  );
}

/** One part's content below its heading. */
export function ServicePart({ part, ...props }: ServicePartProps) {
  const Part = parts[part];
  return <Part {...props} />;
}

const parts: Record<ServicePartName, (props: PartProps) => ReactNode> = {
  included: ({ service }) => {
    const { lines, notIncluded } = service.page.included;
    return (
      <>
        <ul className="service-parts-checked">
          {lines.map((line, index) => (
            <li key={line} {...markOf(service, `page.included.lines.${index}`)}>
              {line}
            </li>
          ))}
        </ul>
        <p className="service-parts-note" {...markOf(service, 'page.included.notIncluded')}>
          {notIncluded}
        </p>
      </>
    );
  },

  prices: Prices,

  detail: ({ service }) => (
    <>
      <p className="text-lead" {...markOf(service, 'page.detail.words')}>
        {service.page.detail.words}
      </p>
      <Rows
        rows={service.page.detail.rows}
        of={{ entry: service, path: 'page.detail.rows' }}
        className="rows-detail"
      />
    </>
  ),

  steps: ({ service }) => (
    <Steps rows={service.page.steps.rows} of={{ entry: service, path: 'page.steps.rows' }} />
  ),

  clay: ({ service }) => (
    <Rows
      rows={service.page.clay.rows}
      of={{ entry: service, path: 'page.clay.rows' }}
      className="rows-clay"
    />
  ),

  questions: ({ service }) => (
    <div className="service-parts-questions">
      {service.page.questions.map(({ question, answer }, index) => (
        <div key={question}>
          <h3 {...markOf(service, `page.questions.${index}.question`)}>{question}</h3>
          <p {...markOf(service, `page.questions.${index}.answer`)}>{answer}</p>
        </div>
      ))}
    </div>
  ),
};

function Prices({ service, figures, company }: PartProps) {
  const english = useEnglishMark();
  const { words, rows = [], listsPackages, examples, tax } = service.page.prices;
  const hasPackages = listsPackages && figures.packages.length > 0;
  const license = service.slug === 'irrigation' ? irrigationLicenseLine(company) : null;
  return (
    <>
      {words.map((text, index) => (
        <p key={text} {...markOf(service, `page.prices.words.${index}`)}>
          {text}
        </p>
      ))}
      {hasPackages || rows.length > 0 ? (
        <Rows rows={rows} of={{ entry: service, path: 'page.prices.rows' }} className="rows-price">
          {hasPackages ? <PackageRows {...figures} /> : null}
        </Rows>
      ) : null}
      {examples ? <PriceExamples {...examples} rates={figures.estimate} company={company} /> : null}
      <p className="service-parts-note" {...markOf(service, 'page.prices.tax')}>
        {tax}
      </p>
      {license ? (
        <p className="service-parts-note" {...english}>
          {license}
        </p>
      ) : null}
    </>
  );
}

/** The package whose price is also told for a year. */
const FOR_A_YEAR = 'complete';

/** What a visit costs in each package, and what one of them costs in a year. */
function PackageRows({ packages, packageTerms }: Figures) {
  const language = useLanguage();
  const words = servicePageMessages[language];
  const yearly = packages.filter(({ slug }) => slug === FOR_A_YEAR);
  return (
    <>
      {packages.map((one) => (
        <div key={one.slug}>
          <dt>
            <EnglishText language={language}>{one.name}</EnglishText>:{' '}
            <MarkedText entry={one} path="description">
              {one.description}
            </MarkedText>
          </dt>
          <dd>{fill(words.packageVisit, { price: formatWholeDollars(one.centsPerVisit) })}</dd>
        </div>
      ))}
      {yearly.map((one) => (
        <div key={one.slug}>
          <dt>
            <Filled
              message={words.packageYear}
              values={{
                name: <EnglishText language={language}>{one.name}</EnglishText>,
                visits: packageTerms.visitsPerYear,
              }}
            />
          </dt>
          <dd>
            {fill(words.packageYearPrice, {
              price: formatWholeDollars(packageYearCents(one, packageTerms)),
            })}
          </dd>
        </div>
      ))}
    </>
  );
}
