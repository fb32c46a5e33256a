// The records of what was applied on a visit under the license, whole.
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { ApplicationRecord } from '#contract/visits/application-records.ts';

export function VisitApplications({ records }: { records: readonly ApplicationRecord[] }) {
  if (records.length === 0) return null;
  return (
    <section aria-labelledby="applications">
      <h2 id="applications" className="text-title">
        Application records
      </h2>
      {records.map((record) => (
        <dl
          key={record.id}
          className="mt-4 grid gap-3 rounded-card border border-line bg-raised p-4 sm:grid-cols-2"
        >
          {factsOf(record).map(([name, text]) => (
            <div key={name}>
              <dt className="text-small text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  );
}

function factsOf(record: ApplicationRecord): [string, string][] {
  return [
    ['Product', record.product],
    ['EPA registration number', record.registrationNumber],
    ['Target', record.target],
    ['Applied at', timeLabel(record.appliedAt)],
    ['Area', `${record.area.toLocaleString('en-US')} sq ft`],
    ['Rate', record.rate],
    ['Total amount', record.amount],
    ['Method', record.method],
    ['Wind', `${record.windSpeed} mph from ${record.windDirection}`],
    ['Temperature', `${record.temperature} °F`],
    ['Applicator', `${record.applicator}, license ${record.license}`],
    ['Stay off until', record.reEntry ?? 'No waiting time'],
  ];
}
