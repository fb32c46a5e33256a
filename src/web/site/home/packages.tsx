// The three packages as one ledger: what is done, how often, and what it costs
// (docs/product/lawn-plans-and-prices.md#packages).
import type { QuoteService } from '#company/facts/quote-services.ts';
import { salesTaxNote } from '#company/facts/sales-tax.ts';
import { formatCents } from '#company/rules/money/money.ts';
import { packageYearCents } from '#company/rules/money/package-price.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import type { ServicePackage } from '#contract/site/content/prices.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';

const wholeDollars = (cents: number) => formatCents(cents).replace(/\.00$/, '');

/** "Request Custom Package" presets this one. */
const CUSTOM_SERVICE: QuoteService = 'other';

/** How long after "Get Started" the select is set, in milliseconds (docs/product/quotes.md#presets). */
const PRESET_DELAY_MS = 500;

type PackagesContent = Pick<HomeContent, 'packages' | 'packageLines' | 'packageTerms'>;

type PackagesProps = PackagesContent & { company: Pick<CompanyProfile, 'salesTaxBasisPoints'> };

/** The packages section; none while nothing is offered. */
export function Packages({ packages, packageLines, packageTerms, company }: PackagesProps) {
  if (packages.length === 0) return null;
  const { visitsPerYear, frequency, contract, baggingCents, savings } = packageTerms;
  return (
    <Section id="packages" tone="raised" labelledBy="packages-heading">
      <PageWidth>
        <div className="packages-intro">
          <SectionHeading id="packages-heading">
            A year of care, at a price per visit
          </SectionHeading>
          <p className="text-lead text-ink-soft">
            {visitsPerYear} visits a year: {frequency}. Prices per visit,{' '}
            {salesTaxNote(company.salesTaxBasisPoints)}.
          </p>
        </div>
        <PackagesTable {...{ packages, packageLines, packageTerms }} />
        <div className="packages-terms">
          <p className="max-w-reading">
            On a {contract} you save {savings} against single visits. Clippings are mulched back
            into the lawn; bagging the back yard is {wholeDollars(baggingCents)} extra per visit.
            These are prices for upkeep; new commercial landscaping is priced by the project.
          </p>
          <ButtonLink
            variant="quiet"
            href="#contact"
            data-quote-service={CUSTOM_SERVICE}
            data-quote-text="I would like a custom package: "
            data-quote-after={PRESET_DELAY_MS}
          >
            Request Custom Package
            <Icon name="arrow" />
          </ButtonLink>
        </div>
      </PageWidth>
    </Section>
  );
}

/** What each package does, line by line; on a phone the lines open below the prices. */
function PackagesTable({ packages, packageLines, packageTerms }: PackagesContent) {
  return (
    <table className="packages">
      <caption className="sr-only">The three packages compared</caption>
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
              <summary>What each one includes</summary>
            </details>
          </td>
        </tr>
        {packageLines.map(({ slug: line, name, detail, included }) => (
          <tr key={line}>
            <th scope="row">
              {name}
              {detail ? <span>, {detail}</span> : null}
            </th>
            {packages.map(({ slug }) => (
              <td key={slug}>{included[slug] ?? <NotIncluded />}</td>
            ))}
          </tr>
        ))}
        <tr className="packages-year">
          <th scope="row">A year, before tax</th>
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

function PackageHead({ one }: { one: ServicePackage }) {
  const { name, description, centsPerVisit, badge } = one;
  return (
    <th scope="col">
      {badge ? <span className="packages-badge">{badge}</span> : null}
      <span className="packages-name">{name}</span>
      <span className="packages-for">{description}</span>
      <span className="packages-price">
        <span>from</span> {wholeDollars(centsPerVisit)}
      </span>
      <span className="packages-unit">per visit</span>
    </th>
  );
}

function GetStarted({ one: { name, badge, serviceType } }: { one: ServicePackage }) {
  return (
    <ButtonLink
      size="small"
      variant={badge === 'Most Popular' ? 'clay' : 'quiet'}
      href="#contact"
      data-quote-service={serviceType}
      data-quote-text={`I would like to start with the ${name} package.`}
      data-quote-after={PRESET_DELAY_MS}
    >
      Get Started
      <span className="sr-only"> with {name}</span>
    </ButtonLink>
  );
}

function NotIncluded() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">not included</span>
    </>
  );
}
