// The money of one customer: what they owe and have, their invoices, payments, charges and refunds, and what can be done.
import { Link } from 'react-router';
import { paymentMethodLabel } from '#company/rules/billing/ledger-accounts.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { DeskAccount } from '#contract/billing/billing-desk.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { StepFold } from '../form-fold.tsx';
import { useLivePage } from '../live/use-live.ts';
import { useRights } from '../use-rights.ts';
import type { Route } from './+types/account.page.ts';
import { AutopayPart } from './autopay-part.tsx';
import { accountPath, invoicePath } from './billing-pages.ts';
import { accountSteps } from './billing-steps.ts';
import { BillingTasks } from './billing-tasks.tsx';
import { ChargeForm } from './charge-form.tsx';
import { InvoiceBadge } from './invoice-badge.tsx';
import { MoneyRow } from './money-row.tsx';
import { PaymentForm } from './payment-form.tsx';
import { RefundForm } from './refund-form.tsx';
import { ReminderHoldForm } from './reminder-hold.tsx';
import { TipOfPayment } from './tip-of-payment.tsx';

export const meta = consoleMeta('Account');

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [account, { isFresh }] = await Promise.all([
    api('GET /api/console/billing/accounts/{id}', { params }),
    api('GET /api/account/fresh-sign-in'),
  ]);
  const { today } = context.get(companyContext);
  return { account, isFresh, today, requestKey: newKey() };
}

export const action = stepAction(accountSteps);

export default function AccountRoute({ loaderData }: Route.ComponentProps) {
  const { account, isFresh, today, requestKey } = loaderData;
  useLivePage(['billing', 'visit'], undefined);
  const isOwner = useRights().includes('owner');
  const { customer, owed, overdue, credit, unbilled } = account;
  return (
    <ConsoleMain
      heading={customer.name}
      lead={Number(owed) > 0 ? `Owes ${formatMoney(owed)}` : 'Owes nothing'}
      back={{ to: `/console/customers/${customer.id}`, label: 'Customer' }}
    >
      <DoneNote of={accountSteps} className="mt-6 max-w-reading" />
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
        <div className="grid gap-10">
          <BillingTasks tasks={account.tasks} />
          <dl className="grid max-w-reading gap-1 tabular-nums">
            <MoneyRow label="Owed" amount={owed} isStrong />
            <MoneyRow label="Of it overdue" amount={overdue} />
            <MoneyRow label="Credit" amount={credit} />
            <MoneyRow label="Done and not billed" amount={unbilled} />
          </dl>
          <p>
            <Link className="text-link" to={`${accountPath(customer.id)}/statement`}>
              Statement
            </Link>
          </p>
          {Number(unbilled) > 0 ? (
            <p>
              <Link className="text-link" to={`/console/billing/preview?customer=${customer.id}`}>
                Review their next invoice
              </Link>
            </p>
          ) : null}
          <Invoices account={account} />
          <Payments account={account} canRefund={isOwner && isFresh} />
          <Refunds account={account} />
        </div>
        <div className="grid gap-6">
          <PaymentForm
            key={owed}
            isMailed={customer.isMailed}
            customerId={customer.id}
            amount={Number(owed) > 0 ? owed : ''}
            today={today}
            requestKey={requestKey}
          />
          <Charges account={account} />
          <ChargeForm today={today} requestKey={requestKey} />
          {account.autopay ? <AutopayPart autopay={account.autopay} /> : null}
          <ReminderHoldForm hold={account.reminderHold} />
          {isOwner && Number(credit) > 0 ? (
            <RefundForm
              credit={credit}
              refundable={account.refundable}
              isFresh={isFresh}
              path={accountPath(customer.id)}
              requestKey={requestKey}
            />
          ) : null}
        </div>
      </div>
    </ConsoleMain>
  );
}

function Invoices({ account: { invoices } }: { account: DeskAccount }) {
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className="text-title">
        Invoices
      </h2>
      {invoices.length === 0 ? <p className="mt-2 text-ink-soft">None yet.</p> : null}
      <ul className="mt-2 divide-y divide-line">
        {invoices.map(({ id, number, issuedOn, dueOn, status, total, open }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-3">
            <span className="min-w-0">
              <Link className="text-link" to={invoicePath(id)}>
                Invoice {number}
              </Link>{' '}
              <InvoiceBadge status={status} />
              <span className="block text-ink-soft">
                {formatDate(issuedOn)}, due {formatDate(dueOn)}
              </span>
            </span>
            <span className="shrink-0 text-right tabular-nums">
              {formatMoney(total)}
              {Number(open) > 0 ? (
                <span className="block text-ink-soft">{formatMoney(open)} owed</span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Payments({
  account: { payments },
  canRefund,
}: {
  account: DeskAccount;
  canRefund: boolean;
}) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-title">
        Payments
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {payments.map(
          ({ id, method, amount, tip, tipLeft, receivedOn, reference, reversal, returned }) => (
            <li key={id} className="py-3">
              <p className="flex justify-between gap-4 tabular-nums">
                <span className="min-w-0 wrap-anywhere">
                  {[paymentMethodLabel(method), reference].filter(Boolean).join(' ')},{' '}
                  {formatDate(receivedOn)}
                </span>
                <span className={reversal ? 'line-through' : undefined}>{formatMoney(amount)}</span>
              </p>
              {Number(tip) > 0 ? <TipOfPayment {...{ id, tip, tipLeft, canRefund }} /> : null}
              {Number(returned) > 0 ? (
                <p className="text-ink-soft">{formatMoney(returned)} of it went back.</p>
              ) : null}
              {method === 'online' ? null : reversal ? (
                <p className="text-ink-soft">Taken back: {reversal}</p>
              ) : (
                <StepFold summary="Take Back" of={accountSteps} step="reverse" className="mt-1">
                  <StepForm
                    of={accountSteps}
                    step="reverse"
                    fields={{ payment: id }}
                    labels={{ reason: 'Why, such as “returned by the bank”' }}
                    className="mt-2 grid gap-3"
                  >
                    {(field) => (
                      <>
                        <TextField {...field('reason')} maxLength={300} autoComplete="off" />
                        <p>
                          <SubmitButton pending="Saving..." variant="quiet">
                            Take Payment Back
                          </SubmitButton>
                        </p>
                      </>
                    )}
                  </StepForm>
                </StepFold>
              )}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function Refunds({ account: { refunds } }: { account: DeskAccount }) {
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds" className="text-title">
        Refunds
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {refunds.map(({ amount, on, method, reason, status }) => (
          <li key={`${on} ${amount} ${reason}`} className="flex justify-between gap-4 py-3">
            <span className="min-w-0 wrap-anywhere">
              {paymentMethodLabel(method)}, {formatDate(on)}: {reason}
              {status && status !== 'succeeded' ? (
                <span className="block text-ink-soft">{refundStatus[status]}</span>
              ) : null}
            </span>
            <span className="tabular-nums">{formatMoney(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const refundStatus = {
  pending: 'On its way to the bank.',
  failed: 'Did not arrive. The customer has the credit again.',
};

function Charges({ account: { charges } }: { account: DeskAccount }) {
  if (charges.length === 0) return null;
  return (
    <section aria-labelledby="charges">
      <h2 id="charges" className="text-title">
        On the next invoice
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {charges.map(({ id, description, amount, chargedOn }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 wrap-anywhere">
              {description}, {formatDate(chargedOn)}: {formatMoney(amount)}
            </span>
            <StepButton
              of={accountSteps}
              step="uncharge"
              fields={{ charge: id }}
              variant="quiet"
              size="small"
            >
              Remove
            </StepButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
