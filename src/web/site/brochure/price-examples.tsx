// What a project comes to at three sizes and three scopes, worked out by the calculator's own rules.
import { estimateSizeLabels } from '#company/facts/estimate-size-labels.ts';
import { salesTaxNote } from '#company/facts/sales-tax.ts';
import {
  type EstimateRates,
  type EstimateScope,
  type EstimateService,
  estimateProject,
  firstProject,
} from '#company/rules/money/cost-estimate.ts';
import { formatWholeDollars } from '#company/rules/money/money.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import { TableScroll } from './table-scroll.tsx';

type PriceExamplesProps = {
  service: EstimateService;
  sizes: readonly number[];
  rates: EstimateRates;
  company: Pick<CompanyProfile, 'salesTaxBasisPoints'>;
};

/** The table of examples; every figure is a whole dollar before tax. */
export function PriceExamples({ service, sizes, rates, company }: PriceExamplesProps) {
  const measured = sizeOf(service, rates);
  const { label: sizeLabel, unit } = estimateSizeLabels[measured];
  const price = (size: number, scope: EstimateScope) => {
    const project = { sizes: { ...firstProject.sizes, [measured]: size }, scope };
    return formatWholeDollars(
      estimateProject({ ...project, services: [service] }, rates).total * 100,
    );
  };
  return (
    <TableScroll className="price-examples">
      <caption>
        Examples at our starting prices, {salesTaxNote(company.salesTaxBasisPoints)}. Your quote has
        the real numbers.
      </caption>
      <thead>
        <tr>
          <th scope="col">{sizeLabel}</th>
          {rates.scopes.map(({ id, label }) => (
            <th key={id} scope="col">
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
