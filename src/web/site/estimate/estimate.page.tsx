// An estimate line by line with its tax, and the way to have it mailed as a PDF. No script, and no word of the visitor's but the
// address (docs/product/lawn-plans-and-prices.md#estimate-by-mail).
import { data, redirect } from 'react-router';
import { lotSizeBounds } from '#company/rules/leads/lot-size.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { emailFault } from '#company/rules/platform/contact-details.ts';
import { EMAIL_LENGTH } from '#company/rules/platform/form-fields.ts';
import type { PricedEstimate } from '#contract/leads/estimate.ts';
import { guardFieldsOf, textOf } from '#web/forms/form-text.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { backHere } from '#web/lib/back-here.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Honeypot, Select, TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/estimate.page.ts';
import { choiceOf } from './choice-of-address.ts';

export const handle = { document: true, perRequest: true };

const SENT = 'sent';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const search = url.searchParams;
  const choice = choiceOf(search);
  const isSent = search.has(SENT);
  const asksForToken = choice !== null && !isSent;
  const { frequencies } = await api('GET /api/content/mowing-prices');
  return {
    companyName: context.get(companyContext).companyName,
    estimate: choice && (await api('POST /api/estimates/price', { body: { choice } })),
    isSent,
    isLawn: search.has('lawn') || search.has('frequency'),
    frequencies: frequencies.map(({ value, label }) => ({ value, label })),
    formToken: asksForToken
      ? (await api('GET /api/form-guard', { query: { form: 'estimate' } })).token
      : undefined,
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const choice = choiceOf(url.searchParams);
  if (!choice) return redirect('/estimate', 303);
  const form = await request.formData();
  const email = textOf(form, 'email').trim();
  const refuse = (status: number, error: string) => data({ email, error }, { status });
  const fault = emailFault(email);
  if (fault) return refuse(422, fault);
  try {
    await context.get(apiContext)('POST /api/estimates/mail', {
      body: { choice, email, ...guardFieldsOf(form) },
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const detail = error.problem?.errors?.[0]?.detail ?? error.problem?.detail;
    return refuse(error.status, detail ?? 'Please try again or call us directly');
  }
  return backHere(url, { [SENT]: '' });
}

export default function EstimatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { companyName, estimate, isSent, isLawn, frequencies, formToken } = loaderData;
  return (
    <main id="content" className="page-width section">
      <title>{`${actionData ? 'Error: ' : ''}Your Estimate | ${companyName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-reading">
        <h1 className="text-section">{isSent ? 'Your estimate is on its way' : 'Your estimate'}</h1>
        {isSent ? (
          <p className="mt-4 text-lead" role="status">
            Look for it in your mailbox in a minute. An address gets three estimates a day at most.
          </p>
        ) : null}
        {estimate ? <Figures estimate={estimate} /> : null}
        {estimate && !isSent ? <MailForm formToken={formToken} refused={actionData} /> : null}
        {estimate ? null : isLawn ? (
          <LawnForm frequencies={frequencies} />
        ) : (
          <p className="mt-4 text-lead text-ink-soft">
            Choose at least one job in the calculator, and the figures will show here.
          </p>
        )}
        <p className="mt-8">
          <ButtonLink variant="quiet" href={isLawn ? '/#lawn-maintenance' : '/#cost-calculator'}>
            {isLawn ? 'Back to the lawn plan' : 'Back to the calculator'}
          </ButtonLink>
        </p>
      </div>
    </main>
  );
}

function Figures({ estimate }: { estimate: PricedEstimate }) {
  const sums = [
    ['Subtotal', estimate.subtotal],
    [`Sales tax ${estimate.taxRate}`, estimate.tax],
    ['Total', estimate.total],
  ] as const;
  return (
    <>
      <p className="mt-4 text-ink-soft">{estimate.basis}</p>
      <table className="mt-6 w-full text-left tabular-nums">
        <caption className="pb-2 text-left font-semibold">{estimate.title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">What</th>
            <th scope="col">Tax</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {estimate.lines.map(({ label, amount, isTaxed }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-3 pr-4 font-normal">
                {label}
              </th>
              <td className="py-3 pr-4 text-small text-ink-soft">
                {isTaxed ? 'taxable' : 'not taxed'}
              </td>
              <td className="py-3 text-right">{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([label, amount]) => (
            <tr
              key={label}
              className={
                label === 'Total' ? 'border-t border-line font-semibold' : 'border-t border-line'
              }
            >
              <th scope="row" colSpan={2} className="py-3 pr-4 font-[inherit]">
                {label}
              </th>
              <td className="py-3 text-right">{formatMoney(amount)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <p className="mt-4 text-small text-ink-soft">
        A first figure at today’s starting prices. Slope, access and soil can change it; we look at
        the yard before we quote, and looking is free.
      </p>
    </>
  );
}

type MailFormProps = {
  formToken: string | undefined;
  refused: { email: string; error: string } | undefined;
};

function MailForm({ formToken, refused }: MailFormProps) {
  return (
    <form method="post" noValidate className="mt-8 grid gap-4" aria-label="Email me this estimate">
      <TextField
        id="estimate-email"
        name="email"
        type="email"
        label="Email Address"
        hint="For this one email. We’ll forget it within a week."
        autoComplete="email"
        maxLength={EMAIL_LENGTH}
        required
        error={refused?.error}
        defaultValue={refused?.email}
      />
      <Honeypot />
      {formToken ? <input type="hidden" name="formToken" value={formToken} /> : null}
      <div>
        <Button type="submit" variant="clay">
          Email Me This Estimate
        </Button>
      </div>
    </form>
  );
}

function LawnForm({ frequencies }: { frequencies: { value: string; label: string }[] }) {
  return (
    <form method="get" className="mt-6 grid gap-4" aria-label="Your lawn">
      <TextField
        id="estimate-lot"
        name="propertySize"
        type="number"
        inputMode="numeric"
        label="Lot size in square feet"
        min={lotSizeBounds.min}
        max={lotSizeBounds.max}
        required
      />
      <Select id="estimate-frequency" name="frequency" label="How often">
        {frequencies.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <div>
        <Button type="submit">Show the Figures</Button>
      </div>
    </form>
  );
}
