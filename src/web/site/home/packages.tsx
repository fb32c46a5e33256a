// The three packages as one ledger: what is done, how often, and what it costs
// (docs/product/lawn-plans-and-prices.md#packages).
import type { QuoteService } from '#company/facts/quote-services.ts';
import { formatCents } from '#company/rules/money/money.ts';
import { packageYearCents } from '#company/rules/money/package-price.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { useEnglishMark, useLanguage } from '#web/site/frame/use-site-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EnglishText } from '#web/ui/english-text.tsx';
import { Filled } from '#web/ui/filled.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { homeMessages } from './messages/choose-home-messages.ts';

const wholeDollars = (cents: number) => formatCents(cents).replace(/\.00$/, '');

/** "Request Custom Package" presets this one. */
const CUSTOM_SERVICE: QuoteService = 'other';

/** How long after "Get Started" the select is set, in milliseconds (docs/product/quotes.md#presets). */
const PRESET_DELAY_MS = 500;

type PackagesContent = Pick<HomeContent, 'packages' | 'packageLines' | 'packageTerms'>;

type PackagesProps = PackagesContent & { company: Pick<CompanyProfile, 'salesTaxBasisPoints'> };

/** The packages section; none while nothing is offered. */
export function Packages({ packages, packageLines, packageTerms, company }: PackagesProps) {
  const words = homeMessages[useLanguage()].packages;
  if (packages.length === 0) return null;
  const { visitsPerYear, frequency, contract, baggingCents, savings } = packageTerms;
  return (
    <Section id="packages" tone="raised" labelledBy="packages-heading">
      <PageWidth>
        <div className="packages-intro">
          <SectionHeading id="packages-heading">{words.heading}</SectionHeading>
          <p className="text-lead text-ink-soft">
            <Filled
              message={words.intro}
              values={{
                visits: visitsPerYear,
                frequency: (
                  <MarkedText entry={packageTerms} path="frequency">
                    {frequency}
                  </MarkedText>
                ),
                rate: formatTaxRate(company.salesTaxBasisPoints),
              }}
            />
          </p>
        </div>
        <PackagesTable {...{ packages, packageLines, packageTerms }} />
        <div className="packages-terms">
          <p className="max-w-reading">
            <Filled
              message={words.terms}
              values={{
                contract: (
                  <MarkedText entry={packageTerms} path="contract">
                    {contract}
                  </MarkedText>
                ),
                savings,
                bagging: wholeDollars(baggingCents),
              }}
            />
          </p>
          <ButtonLink
            variant="quiet"
            href="#contact"
            data-quote-service={CUSTOM_SERVICE}
            data-quote-text={words.wantsCustom}
            data-quote-after={PRESET_DELAY_MS}
          >
            {words.requestCustom}
            <Icon name="arrow" />
          </ButtonLink>
        </div>
      </PageWidth>
    </Section>
  );
}

/** What each package does, line by line; on a phone the lines open below the prices. */
function PackagesTable({ packages, packageLines, packageTerms }: PackagesContent) {
  const words = homeMessages[useLanguage()].packages;
  return (
    <table className="packages">
      <caption className="sr-only">{words.compared}</caption>
      <thead>
        <tr>
          <td />
          {packages.map((one) => (
            <PackageHead key={one.slug} one={one} />
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="packages-fold">
          <td colSpan={packages.length + 1}>
            <details>
              <summary>{words.whatIsIncluded}</summary>
            </details>
          </td>
        </tr>
        {packageLines.map((line) => (
          <tr key={line.slug}>
            <th scope="row">
              <MarkedText entry={line} path="name">
                {line.name}
              </MarkedText>
              {line.detail ? <span {...markOf(line, 'detail')}>, {line.detail}</span> : null}
            </th>
            {packages.map(({ slug }) => (
              <td key={slug} {...markOf(line, `included.${slug}`)}>
                {line.included[slug] ?? <NotIncluded text={words.notIncluded} />}
              </td>
            ))}
          </tr>
        ))}
        <tr className="packages-year">
          <th scope="row">{words.year}</th>
          {packages.map((one) => (
            <td key={one.slug}>{wholeDollars(packageYearCents(one, packageTerms))}</td>
          ))}
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td />
          {packages.map((one) => (
            <td key={one.slug}>
              <GetStarted one={one} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

type ShownPackage = HomeContent['packages'][number];

function PackageHead({ one }: { one: ShownPackage }) {
  const words = homeMessages[useLanguage()].packages;
  const english = useEnglishMark();
  const { name, description, centsPerVisit, badge } = one;
  return (
    <th scope="col">
      {badge ? <span className="packages-badge">{words.badges[badge]}</span> : null}
      <span className="packages-name" {...english}>
        {name}
      </span>
      <span className="packages-for" {...markOf(one, 'description')}>
        {description}
      </span>
      <span className="packages-price">
        <span>{words.from}</span> {wholeDollars(centsPerVisit)}
      </span>
      <span className="packages-unit">{words.perVisit}</span>
    </th>
  );
}

function GetStarted({ one: { name, badge, serviceType } }: { one: ShownPackage }) {
  const language = useLanguage();
  const words = homeMessages[language].packages;
  return (
    <ButtonLink
      size="small"
      variant={badge === 'Most Popular' ? 'clay' : 'quiet'}
      href="#contact"
      data-quote-service={serviceType}
      data-quote-text={fill(words.wantsPackage, { name })}
      data-quote-after={PRESET_DELAY_MS}
    >
      {words.getStarted}
      <span className="sr-only">
        {' '}
        <Filled
          message={words.withPackage}
          values={{ name: <EnglishText language={language}>{name}</EnglishText> }}
        />
      </span>
    </ButtonLink>
  );
}

function NotIncluded({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text}</span>
    </>
  );
}
