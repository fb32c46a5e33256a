// The invoices that customers would be sent, line by line, before they are: one press sends exactly these.
import { formatMoney } from '#company/rules/money/money.ts';
import { countOf } from '#company/rules/platform/count-label.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { InvoicePreview } from '#contract/billing/billing-desk.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/preview.page.ts';
import { invoiceBatchSteps } from './billing-steps.ts';
import { MoneyRow } from './money-row.tsx';

export const meta = consoleMeta('Review invoices');

export async function loader({ context, url }: Route.LoaderArgs) {
  const customers = url.searchParams.getAll('customer').join(',');
  const preview = await context.get(apiContext)('GET /api/console/billing/preview', {
    query: { customers },
  });
  return { preview, customers, requestKey: newKey() };
}

export const action = stepAction(invoiceBatchSteps);

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { preview, customers, requestKey } = loaderData;
  useLivePage(['billing', 'visit'], undefined);
  const { items, dueOn, total, hash } = preview;
  if (items.length === 0) {
    return (
      <ConsoleMain heading="Review invoices" back={{ to: '/console/billing', label: 'Billing' }}>
        <EmptyState icon="check" title="There is nothing to bill" className="mt-6">
          What you chose is billed already.
        </EmptyState>
      </ConsoleMain>
    );
  }
  return (
    <ConsoleMain
      heading="Review invoices"
      lead={`${countOf(items.length, 'invoice')}, ${formatMoney(total)} together, due ${formatDate(dueOn)}. An invoice can’t be changed once it is sent; a credit note corrects it.`}
      back={{ to: '/console/billing', label: 'Billing' }}
    >
      <div className="mt-6">
        <StepButton
          of={invoiceBatchSteps}
          step="issue"
          fields={{ customers, hash }}
          requestKey={requestKey}
          variant="clay"
        >
          Send {countOf(items.length, 'invoice')}
        </StepButton>
      </div>
      <div className="mt-8 grid gap-6">
        {items.map((item, index) => (
          <Preview key={`${item.customer.id} ${index.toString()}`} item={item} dueOn={dueOn} />
        ))}
      </div>
    </ConsoleMain>
  );
}

function Preview({ item, dueOn }: { item: InvoicePreview; dueOn: string }) {
  const { customer, items, subtotal, tax, total, deposit, credit } = item;
  return (
    <article className="rounded-card border border-line bg-raised p-5" aria-label={customer.name}>
      <h2 className="text-title">{customer.name}</h2>
      {item.dueOn === dueOn ? null : (
        <p className="mt-1 text-ink-soft">Due {formatDate(item.dueOn)}</p>
      )}
      {customer.isMailed ? null : (
        <p className="mt-1 text-ink-soft">No email address: print the invoice from its page.</p>
      )}
      <ul className="mt-3 divide-y divide-line">
        {items.map(({ title, servedOn, place, lines, total: itemTotal }) => (
          <li key={`${title} ${servedOn} ${place} ${itemTotal}`} className="py-3">
            <p className="flex justify-between gap-4 font-semibold">
              <span className="min-w-0 wrap-anywhere">
                {title}, {formatDate(servedOn)}
              </span>
              <span className="tabular-nums">{formatMoney(itemTotal)}</span>
            </p>
            <p className="text-ink-soft">
              {lines.map(({ label, amount }) => `${label} ${formatMoney(amount)}`).join(', ')}
            </p>
          </li>
        ))}
      </ul>
      <dl className="mt-3 grid gap-1 border-t border-line pt-3 tabular-nums">
        <MoneyRow label="Before tax" amount={subtotal} />
        <MoneyRow label="Sales tax" amount={tax} />
        <MoneyRow label="Total" amount={total} isStrong />
        {Number(deposit) > 0 ? <MoneyRow label="Deposit used" amount={`-${deposit}`} /> : null}
        {Number(credit) > 0 ? (
          <MoneyRow label="Paid from their credit" amount={`-${credit}`} />
        ) : null}
      </dl>
    </article>
  );
}
