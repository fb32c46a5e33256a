// Reads what an estimate is about from the address of its page, as the calculator's own form writes it.
import { EstimateChoice } from '#contract/leads/estimate.ts';

/** The choice, or null when the address names none that we price. */
export function choiceOf(search: URLSearchParams): EstimateChoice | null {
  const number = (name: string) => Number(search.get(name)?.replace(/,/g, '') || Number.NaN);
  const read = EstimateChoice.safeParse(
    search.has('frequency')
      ? {
          kind: 'lawn',
          propertySize: number('propertySize'),
          frequency: search.get('frequency'),
          addOns: search.getAll('addOns'),
        }
      : {
          kind: 'project',
          property: number('property'),
          fence: number('fence'),
          drain: number('drain'),
          scope: search.get('estimate-scope'),
          services: search.getAll('services[]'),
        },
  );
  return read.success ? read.data : null;
}
