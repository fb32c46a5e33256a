// What a project costs, before anyone asks for a name: sizes, scope, services and the sum
// (docs/product/lawn-plans-and-prices.md#cost-calculator).
import { hrefIn } from '#company/facts/languages.ts';
import {
  type EstimateRates,
  type EstimateService,
  estimateProject,
  estimateSizes,
  firstProject,
  formatDollars,
  quoteOfProject,
} from '#company/rules/money/cost-estimate.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import type { CalculatorMessages } from './cost-calculator.behavior.ts';
import { homeMessages } from './messages/choose-home-messages.ts';
import type { CostCalculatorMessages } from './messages/cost-calculator-messages.en.ts';

/** To it belong the fields, wherever they stand. */
const ESTIMATE_FORM = 'estimate-form';

type CostCalculatorProps = {
  rates: HomeContent['estimate'];
  company: Pick<CompanyProfile, 'salesTaxBasisPoints'>;
};

/** The calculator section, with a worked example in it; cost-calculator.behavior.ts goes on from there. */
export function CostCalculator({ rates, company }: CostCalculatorProps) {
  const language = useLanguage();
  const words = homeMessages[language].costCalculator;
  const { total, lines } = estimateProject(firstProject, rates);
  const quote = quoteOfProject(firstProject, rates, words);
  return (
    <Section
      id="cost-calculator"
      tone="deep"
      labelledBy="cost-calculator-heading"
      data-behavior="cost-calculator"
      data-rates={JSON.stringify(ratesOf(rates))}
      data-messages={JSON.stringify(changing(words))}
    >
      <PageWidth className="cost-calculator">
        <div>
          <SectionHeading id="cost-calculator-heading">{words.heading}</SectionHeading>
          <p className="mt-4 max-w-[26em] text-lead text-on-deep-soft">{words.lead}</p>
          <div className="mt-10 grid gap-8">
            {estimateSizes.map((size) => (
              <SizeControl
                key={size.id}
                {...size}
                {...words.sizes[size.id]}
                value={firstProject.sizes[size.id]}
              />
            ))}
            <ScopeChoice rates={rates} words={words} />
          </div>
        </div>
        <div className="cost-calculator-sheet">
          <fieldset>
            <legend className="font-semibold">{words.jobs}</legend>
            {rates.services.map((service, index) => (
              <ServiceRow
                key={service.id}
                {...service}
                mark={markOf(rates, `services.${index}.label`)}
                words={words}
                dollars={lines.find(({ id }) => id === service.id)?.dollars}
              />
            ))}
          </fieldset>
          <p className="cost-calculator-total">
            <span>{words.total}</span>
            <span data-total>{formatDollars(total)}</span>
          </p>
          <p className="mt-2" hidden={total > 0} data-nothing>
            {words.nothing}
          </p>
          <p className="sr-only" role="status" data-announced />
          <p className="mt-3 max-w-[36em] text-small text-on-deep-soft">
            {fill(words.firstFigure, { rate: formatTaxRate(company.salesTaxBasisPoints) })}
          </p>
          <ButtonLink
            variant="clay"
            size="large"
            href="#contact"
            className="mt-6"
            data-quote-service={quote.service}
            data-quote-text={quote.text}
          >
            {words.getQuote}
          </ButtonLink>
          {/* A form of its own: what is chosen above goes along without a script. */}
          <form
            id={ESTIMATE_FORM}
            action={hrefIn(language, '/estimate')}
            className="mt-3 flex flex-wrap gap-3"
          >
            <Button type="submit" variant="quiet">
              {words.emailEstimate}
            </Button>
            <Button type="submit" variant="quiet" formAction={hrefIn(language, '/continue')}>
              {words.otherDevice}
            </Button>
          </form>
        </div>
      </PageWidth>
    </Section>
  );
}

/** What the behavior reckons with. */
const ratesOf = ({ scopes, services }: EstimateRates): EstimateRates => ({ scopes, services });

/** What it says after a change; the rest of the words stays on the server. */
const changing = ({ quote, quoteSizes, spokenTotal }: CalculatorMessages): CalculatorMessages => ({
  quote,
  quoteSizes,
  spokenTotal,
});

type Size = (typeof estimateSizes)[number] & Omit<CostCalculatorMessages['sizes']['fence'], 'one'>;

/** A slider, and a field for who would rather type the number (WCAG 2.2, 2.5.7). */
function SizeControl(size: Size & { value: number }) {
  const { id, label, unit, usedFor, min, max, step, value } = size;
  const bounds = { min, max, step, defaultValue: value };
  return (
    <div className="cost-calculator-size">
      <label id={`size-${id}-label`} htmlFor={`size-${id}`}>
        {label}
        <span className="block text-small font-normal text-on-deep-soft">{usedFor}</span>
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

type ScopeChoiceProps = Pick<CostCalculatorProps, 'rates'> & { words: CostCalculatorMessages };

function ScopeChoice({ rates, words }: ScopeChoiceProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{words.scope}</legend>
      <div className="cost-calculator-scopes">
        {rates.scopes.map(({ id, label, tenths, description }, index) => (
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
              <MarkedText entry={rates} path={`scopes.${index}.label`}>
                {label}
              </MarkedText>{' '}
              <span className="text-on-deep-soft">× {tenths / 10}</span>
              <span
                className="block text-small text-on-deep-soft"
                {...markOf(rates, `scopes.${index}.description`)}
              >
                {description}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ServiceRowProps = EstimateRates['services'][number] & {
  dollars: number | undefined;
  mark: ReturnType<typeof markOf>;
  words: CostCalculatorMessages;
};

function ServiceRow({ mark, words, dollars, ...service }: ServiceRowProps) {
  const { id, label, baseCents, rateCents, size } = service;
  const price = fill(baseCents > 0 ? words.baseAndRate : words.rate, {
    base: formatDollars(baseCents / 100),
    rate: rateCents < 100 ? `${rateCents}¢` : formatDollars(rateCents / 100),
    unit: words.sizes[size].one,
  });
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
        {mark.lang ? <span {...mark}>{label}</span> : label}
        <span className="block text-small text-on-deep-soft">{price}</span>
      </span>
      <span className="cost-calculator-price" data-line={id}>
        {dollars === undefined ? NOT_CHOSEN : formatDollars(dollars)}
      </span>
    </label>
  );
}

const NOT_CHOSEN = '–';
