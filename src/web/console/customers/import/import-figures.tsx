// How much an import brings, as figures.
import type { CustomerImport } from '#contract/visits/customer-imports.ts';

export function ImportFigures({ counts }: { counts: CustomerImport['counts'] }) {
  return (
    <dl className="mt-5 grid grid-cols-2 gap-4 tabular-nums sm:grid-cols-3">
      <Figure term="New customers" value={counts.newCustomers} />
      <Figure term="Already customers" value={counts.knownCustomers} />
      <Figure term="Properties" value={counts.properties} />
      <Figure term="Plans" value={counts.plans} />
      <Figure term="Visits to come" value={counts.visits} />
    </dl>
  );
}

function Figure({ term, value }: { term: string; value: number }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className="text-title">{value.toLocaleString('en-US')}</dd>
    </div>
  );
}
