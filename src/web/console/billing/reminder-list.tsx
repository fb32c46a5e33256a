// The reminders of an invoice: which went, and which goes next or why none does.
import { formatDate } from '#company/rules/time/company-time.ts';
import type { InvoiceReminders } from '#contract/billing/reminders.ts';

const reasons: Readonly<Record<NonNullable<InvoiceReminders['stop']>, string>> = {
  paid: 'No more reminders: nothing is owed.',
  off: 'Reminders are off in Settings.',
  autopay: 'Autopay takes care of this invoice; reminders start if the last try fails.',
  held: 'Reminders are stopped for this account.',
  problem: 'Reminders wait until the reported problem or the dispute at the bank is closed.',
  'no-address': 'No reminders: this customer has no email address.',
  'last-sent': 'The last reminder was sent. Call the customer.',
};

export function ReminderList({ reminders }: { reminders: InvoiceReminders }) {
  const { sent, next, stop } = reminders;
  if (stop === 'paid' && sent.length === 0) return null;
  return (
    <section aria-labelledby="reminders">
      <h2 id="reminders" className="text-title">
        Reminders
      </h2>
      {sent.length > 0 ? (
        <ul className="mt-3 divide-y divide-line">
          {sent.map(({ step, on }) => (
            <li key={step} className="py-2">
              Reminder {step} sent, {formatDate(on)}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-2 text-ink-soft">
        {next ? `Next: reminder ${next.step}, ${formatDate(next.on)}` : stop && reasons[stop]}
      </p>
    </section>
  );
}
