// Who is to be asked whether they will be there tomorrow: a call, or a mail that is written already.

import { formatDate } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { Today, TodayConsultation } from '#contract/overviews/console.ts';
import { ReachLinks } from './reach-links.tsx';

type TomorrowProps = { tomorrow: Today['tomorrow']; company: string };

export function Tomorrow({ tomorrow: { date, unconfirmed }, company }: TomorrowProps) {
  return (
    <section aria-labelledby="tomorrow">
      <h2 id="tomorrow" className="text-title">
        To confirm for tomorrow
      </h2>
      <p className="mt-1 text-ink-soft">{formatDate(date)}</p>
      {unconfirmed.length === 0 ? (
        <p className="mt-3">Nothing left to confirm.</p>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
          {unconfirmed.map((consultation) => (
            <li key={consultation.id} className="grid gap-2 px-4 py-3">
              <p>
                <span className="font-semibold">{consultation.customerName}</span>
                <span className="block text-ink-soft">
                  {timeLabel(consultation.time)}, {consultation.serviceType}
                </span>
              </p>
              <ReachLinks
                name={consultation.customerName}
                phone={consultation.customerPhone}
                mailTo={confirmationMail(consultation, date, company)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A mail in the sender's own program (RFC 6068). */
function confirmationMail(one: TodayConsultation, date: string, company: string): string {
  const subject = `Tomorrow at ${timeLabel(one.time)}: ${one.serviceType}`;
  const body = `Hi ${one.customerName},\n\nWe look forward to seeing you tomorrow, ${formatDate(date)}, at ${timeLabel(one.time)}${
    one.propertyAddress ? `, ${one.propertyAddress}` : ''
  }.\n\nDoes that still work for you? A short yes is enough.\n\n${company}\n`;
  return `mailto:${encodeURIComponent(one.customerEmail)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
