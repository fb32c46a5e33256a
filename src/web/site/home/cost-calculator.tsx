// What a project costs, before anyone asks for a name: sizes, scope, services and the sum
// (docs/product/lawn-plans-and-prices.md#cost-calculator).
import { salesTaxNote } from '#company/facts/sales-tax.ts';
import {
  type EstimateRates,
  type EstimateService,
  type EstimateSize,
  estimateProject,
  estimateSizes,
  firstProject,
  formatDollars,
  quoteOfProject,
} from '#company/rules/money/cost-estimate.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';

/** To it belong the fields, wherever they stand. */
const ESTIMATE_FORM = 'estimate-form';

type CostCalculatorProps = {
  rates: EstimateRates;
  company: Pick<CompanyProfile, 'salesTaxBasisPoints'>;
};

/** The calculator section, with a worked example in it; cost-calculator.behavior.ts goes on from there. */
export function CostCalculator({ rates, company }: CostCalculatorProps) {
  const { total, lines } = estimateProject(firstProject, rates);
  const quote = quoteOfProject(firstProject, rates);
  return (
    <Section
      id="cost-calculator"
      tone="deep"
      labelledBy="cost-calculator-heading"
      data-behavior="cost-calculator"
      data-rates={JSON.stringify(rates)}
    >
      <PageWidth className="cost-calculator">
        <div>
          <SectionHeading id="cost-calculator-heading">Cost Calculator</SectionHeading>
          <p className="mt-4 max-w-[26em] text-lead text-on-deep-soft">
            What a project costs, by the same starting prices we use. No name, no phone number.
          </p>
          <div className="mt-10 grid gap-8">
            {estimateSizes.map((size) => (
              <SizeControl key={size.id} {...size} value={firstProject.sizes[size.id]} />
            ))}
            <ScopeChoice rates={rates} />
          </div>
        </div>
        <div className="cost-calculator-sheet">
          <fieldset>
            <legend className="font-semibold">What would you like done?</legend>
            {rates.services.map((service) => (
              <ServiceRow
                key={service.id}
                {...service}
                dollars={lines.find(({ id }) => id === service.id)?.dollars}
              />
            ))}
          </fieldset>
          <p className="cost-calculator-total">
            <span>Estimated total</span>
            <span data-total>{formatDollars(total)}</span>
          </p>
          <p className="mt-2" hidden={total > 0} data-nothing>
            Choose at least one job above, and the price appears.
          </p>
          <p className="sr-only" role="status" data-announced />
          <p className="mt-3 max-w-[36em] text-small text-on-deep-soft">
            A first figure, {salesTaxNote(company.salesTaxBasisPoints)}. Slope, access and soil can
            change it; we look at the yard before we quote, and looking is free.
          </p>
          <ButtonLink
            variant="clay"
            size="large"
            href="#contact"
            className="mt-6"
            data-quote-service={quote.service}
            data-quote-text={quote.text}
          >
            Get Accurate Quote
          </ButtonLink>
          {/* A form of its own: what is chosen above goes along without a script. */}
          <form id={ESTIMATE_FORM} action="/estimate" className="mt-3 flex flex-wrap gap-3">
            <Button type="submit" variant="quiet">
              Email Me This Estimate
            </Button>
            <Button type="submit" variant="quiet" formAction="/continue">
              Continue on Another Device
            </Button>
          </form>
        </div>
      </PageWidth>
    </Section>
  );
}

const usedFor: Record<EstimateSize, string> = {
  property: 'For design, irrigation and lighting',
  fence: 'For fencing',
  drain: 'For drainage',
};

type Size = (typeof estimateSizes)[number];

/** A slider, and a field for who would rather type the number (WCAG 2.2, 2.5.7). */
function SizeControl({ id, label, unit, min, max, step, value }: Size & { value: number }) {
  const bounds = { min, max, step, defaultValue: value };
  return (
    <div className="cost-calculator-size">
      <label id={`size-${id}-label`} htmlFor={`size-${id}`}>
        {label}
        <span className="block text-small font-normal text-on-deep-soft">{usedFor[id]}</span>
      </label>
      <span className="cost-calculator-number">
        <input
          type="number"
          inputMode="numeric"
          id={`size-${id}-number`}
          aria-labelledby={`size-${id}-label size-${id}-unit`}
          data-number={id}
          name={id}
          form={ESTIMATE_FORM}
          {...bounds}
          step={1}
        />
        <span id={`size-${id}-unit`}>{unit}</span>
      </span>
      <input
        type="range"
        id={`size-${id}`}
        data-size={id}
        aria-valuetext={`${value.toLocaleString('en-US')} ${unit}`}
        {...bounds}
      />
    </div>
  );
}

function ScopeChoice({ rates }: { rates: EstimateRates }) {
  return (
    <fieldset>
      <legend className="font-semibold">Scope</legend>
      <div className="cost-calculator-scopes">
        {rates.scopes.map(({ id, label, tenths, description }) => (
          <label key={id} htmlFor={`scope-${id}`}>
            <input
              type="radio"
              name="estimate-scope"
              form={ESTIMATE_FORM}
              id={`scope-${id}`}
              value={id}
              defaultChecked={id === firstProject.scope}
            />
            <span>
              {label} <span className="text-on-deep-soft">× {tenths / 10}</span>
              <span className="block text-small text-on-deep-soft">{description}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Service = EstimateRates['services'][number];

function ServiceRow({
  id,
  label,
  baseCents,
  rateCents,
  size,
  dollars,
}: Service & { dollars: number | undefined }) {
  const unit = estimateSizes.find((one) => one.id === size)?.unit;
  const rate = rateCents < 100 ? `${rateCents}¢` : formatDollars(rateCents / 100);
  const base = baseCents > 0 ? `${formatDollars(baseCents / 100)} plus ` : '';
  return (
    <label htmlFor={`service-${id}`} className="cost-calculator-row">
      <input
        type="checkbox"
        id={`service-${id}`}
        value={id satisfies EstimateService}
        data-service
        name="services[]"
        form={ESTIMATE_FORM}
        defaultChecked={dollars !== undefined}
      />
      <span>
        {label}
        <span className="block text-small text-on-deep-soft">
          {base}
          {rate} per {unit}
        </span>
      </span>
      <span className="cost-calculator-price" data-line={id}>
        {dollars === undefined ? NOT_CHOSEN : formatDollars(dollars)}
      </span>
    </label>
  );
}

const NOT_CHOSEN = '–';
