// The week by person: hours day by day, their total, and what of it is overtime. A phone shows the totals; the days are below.
import { formatDate } from '#company/rules/time/company-time.ts';
import { datesOfWeek, hourLabel } from '#company/rules/visits/payroll-hours.ts';
import type { PayrollWeek } from '#contract/visits/payroll.ts';

const cell = 'px-3 py-2 text-right tabular-nums whitespace-nowrap';

export function PayrollPeople({ week: { people, monday } }: { week: PayrollWeek }) {
  const dates = datesOfWeek(monday);
  return (
    <div className="mt-6 overflow-clip rounded-card border border-line bg-raised">
      <table className="w-full border-collapse text-left" aria-label="Hours of the week by person">
        <thead className="bg-sunk text-small text-ink-soft">
          <tr>
            <th scope="col" className="px-3 py-2 font-semibold">
              Person
            </th>
            {dates.map((date) => (
              <th key={date} scope="col" className={`${cell} font-semibold max-lg:hidden`}>
                <abbr title={formatDate(date)} className="no-underline">
                  {formatDate(date).slice(0, 3)}
                </abbr>
              </th>
            ))}
            <th scope="col" className={`${cell} font-semibold`}>
              Total
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              Over 40 h
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ name, minutes, total, overtime, isConfirmed }) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="px-3 py-2 font-semibold wrap-anywhere">
                {name}
                {isConfirmed ? null : (
                  <span className="block text-small font-normal text-ink-soft">
                    Not all confirmed
                  </span>
                )}
              </th>
              {dates.map((date, day) => (
                <td key={date} className={`${cell} max-lg:hidden`}>
                  {minutes[day] ? hourLabel(minutes[day]) : <span className="sr-only">None</span>}
                </td>
              ))}
              <td className={`${cell} font-semibold`}>{hourLabel(total)}</td>
              <td className={cell}>
                {overtime > 0 ? (
                  <strong className="text-amber">{hourLabel(overtime)}</strong>
                ) : (
                  <span className="sr-only">None</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
