// What a project comes to at three sizes and three scopes, worked out by the calculator's own rules.
import {
  type EstimateRates,
  type EstimateScope,
  type EstimateService,
  estimateProject,
  firstProject,
} from '#company/rules/money/cost-estimate.ts';
import { formatWholeDollars } from '#company/rules/money/money.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { ServicesContent } from '#contract/site/content/page-content.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { servicePageMessages } from './messages/choose-brochure-messages.ts';
import { TableScroll } from './table-scroll.tsx';

type PriceExamplesProps = {
  service: EstimateService;
  sizes: readonly number[];
  rates: ServicesContent['estimate'];
  company: Pick<CompanyProfile, 'salesTaxBasisPoints'>;
};

/** The table of examples; every figure is a whole dollar before tax. */
export function PriceExamples({ service, sizes, rates, company }: PriceExamplesProps) {
  const words = servicePageMessages[useLanguage()];
  const measured = sizeOf(service, rates);
  const { label: sizeLabel, unit } = words.sizes[measured];
  const price = (size: number, scope: EstimateScope) => {
    const project = { sizes: { ...firstProject.sizes, [measured]: size }, scope };
    return formatWholeDollars(
      estimateProject({ ...project, services: [service] }, rates).total * 100,
    );
  };
  return (
    <TableScroll
      className="price-examples"
      caption={fill(words.examples, { rate: formatTaxRate(company.salesTaxBasisPoints) })}
    >
      <thead>
        <tr>
          <th scope="col">{sizeLabel}</th>
          {rates.scopes.map(({ id, label }, index) => (
            <th key={id} scope="col" {...markOf(rates, `scopes.${index}.label`)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => (
          <tr key={size}>
            <th scope="row">
              {size.toLocaleString('en-US')} {unit}
            </th>
            {rates.scopes.map(({ id: scope }) => (
              <td key={scope}>{price(size, scope)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}

function sizeOf(service: EstimateService, { services }: EstimateRates) {
  return services.find(({ id }) => id === service)?.size ?? 'property';
}
