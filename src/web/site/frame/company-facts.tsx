// The hours of the company, which stand in more than one list of terms.
import type { SpokenHours } from '#company/rules/site/spoken-hours.ts';
import { MarkedText } from './marked-text.tsx';

type HoursFactProps = { term: string; hours: readonly SpokenHours[] };

/** When someone is there, by days of the week. */
export function HoursFact({ term, hours }: HoursFactProps) {
  return (
    <div>
      <dt>{term}</dt>
      {hours.map((span) => (
        <dd key={span.days}>
          <MarkedText entry={span} path="days">
            {span.days}
          </MarkedText>
          {': '}
          <MarkedText entry={span} path="hours">
            {span.hours}
          </MarkedText>
        </dd>
      ))}
    </div>
  );
}
