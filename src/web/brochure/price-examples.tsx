// What a project comes to at three sizes and three scopes, worked out by the calculator's own rules.

import { salesTaxNote } from '#company/facts/sales-tax.ts';
import {
  type EstimateService,
  estimateProject,
  estimateScopes,
  estimateServices,
  estimateSizes,
  firstProject,
} from '#company/rules/cost-estimate.ts';
import { formatWholeDollars } from '#company/rules/money.ts';

type PriceExamplesProps = { service: EstimateService; sizes: readonly number[] };

/** The table of examples; every figure is a whole dollar before tax. */
export function PriceExamples({ service, sizes }: PriceExamplesProps) {
  const measured = sizeOf(service);
  return (
    <div className="price-examples table-scroll">
      <table>
        <caption>
          Examples by our rules of thumb, {salesTaxNote}. Your quote has the real lines.
        </caption>
        <thead>
          <tr>
            <th scope="col">{measured.label}</th>
            {estimateScopes.map(({ id, label }) => (
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
                {size.toLocaleString('en-US')} {measured.unit}
              </th>
              {estimateScopes.map(({ id: scope }) => (
                <td key={scope}>{price(service, measured.id, size, scope)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sizeOf(service: EstimateService) {
  const { size } = estimateServices.find(({ id }) => id === service) ?? estimateServices[0];
  return estimateSizes.find(({ id }) => id === size) ?? estimateSizes[0];
}

function price(
  service: EstimateService,
  measure: (typeof estimateSizes)[number]['id'],
  size: number,
  scope: (typeof estimateScopes)[number]['id'],
): string {
  const sizes = { ...firstProject.sizes, [measure]: size };
  return formatWholeDollars(estimateProject({ sizes, scope, services: [service] }).total * 100);
}
