// For whom and where a visit is, and what its crew should know.
import { Link } from 'react-router';
import { formatPhone, phoneLink } from '#company/rules/platform/phone-link.ts';
import type { ConsoleVisit } from '#contract/visits/console-visit.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useRight } from '../use-rights.ts';

export function VisitFacts({ visit }: { visit: ConsoleVisit }) {
  const { customer, crew } = visit;
  const isOfOffice = useRight('staff');
  const lines = [
    ['Instructions', visit.instructions],
    ['Pets', visit.pets],
    ['Gate', visit.hasGateCode ? 'Has a code; the crew sees it on the day' : null],
    ['From the customer', visit.customerNote],
  ].filter(([, text]) => text);
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-title">
        Customer and property
      </h2>
      <dl className="mt-4 grid gap-3">
        <div>
          <dt className="text-small text-ink-soft">Address</dt>
          <dd>{visit.address}</dd>
        </div>
        <div>
          <dt className="text-small text-ink-soft">Customer</dt>
          <dd>
            {isOfOffice ? (
              <Link
                className="inline-block py-1 underline hover:text-oak"
                to={`/console/customers/${customer.id}`}
              >
                {customer.name}
              </Link>
            ) : (
              customer.name
            )}
            <span className="block wrap-anywhere">{customer.email ?? 'No email on file'}</span>
            {customer.phone ? (
              <TextLink href={phoneLink(customer.phone)}>{formatPhone(customer.phone)}</TextLink>
            ) : null}
          </dd>
        </div>
        <div>
          <dt className="text-small text-ink-soft">Crew</dt>
          <dd>
            {crew ? (
              <>
                {crew.name},{' '}
                <Link
                  className="inline-block py-1 underline hover:text-oak"
                  to={`/console/crew-link?crewId=${crew.id}&date=${visit.date}`}
                >
                  crew link
                </Link>
              </>
            ) : (
              'Unassigned'
            )}
          </dd>
        </div>
        {visit.people.length > 0 ? (
          <div>
            <dt className="text-small text-ink-soft">People</dt>
            <dd className="wrap-anywhere">{visit.people.join(', ')}</dd>
          </div>
        ) : null}
        {lines.map(([name, text]) => (
          <div key={name}>
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
