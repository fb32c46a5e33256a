// An estimate line by line with its tax, and the way to have it mailed as a PDF. No script, and no word of the visitor's but the
// address (docs/product/lawn-plans-and-prices.md#estimate-by-mail).
import { data, redirect } from 'react-router';
import { hrefIn, type Language, languageOfPath } from '#company/facts/languages.ts';
import { lotSizeBounds } from '#company/rules/leads/lot-size.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { emailFault } from '#company/rules/platform/contact-details.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { EMAIL_LENGTH } from '#company/rules/platform/form-fields.ts';
import type { PricedEstimate } from '#contract/leads/estimate.ts';
import { guardFieldsOf, textOf } from '#web/forms/form-text.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { backHere } from '#web/lib/back-here.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { alternatesOf } from '#web/site/frame/page-versions.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Honeypot, Select, TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/estimate.page.ts';
import { choiceOf } from './choice-of-address.ts';
import { estimatePageMessages } from './messages/choose-estimate-page-messages.ts';
import type { EstimatePageMessages } from './messages/estimate-page-messages.en.ts';

export const handle = { document: true, perRequest: true };

const PAGE = '/estimate';
const SENT = 'sent';

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData ? alternatesOf(loaderData.origin, location.pathname) : [];

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const search = url.searchParams;
  const choice = choiceOf(search);
  const isSent = search.has(SENT);
  const asksForToken = choice !== null && !isSent;
  const language = languageOfPath(url.pathname);
  const prices = await api('GET /api/content/mowing-prices', { query: { language } });
  return {
    companyName: context.get(companyContext).companyName,
    language,
    origin: url.origin,
    estimate: choice && (await api('POST /api/estimates/price', { body: { choice, language } })),
    isSent,
    isLawn: search.has('lawn') || search.has('frequency'),
    frequencies: prices.frequencies.map(({ value, label }, at) => ({
      ...{ value, label },
      ...markOf(prices, `frequencies.${at}.label`),
    })),
    formToken: asksForToken
      ? (await api('GET /api/form-guard', { query: { form: 'estimate' } })).token
      : undefined,
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const language = languageOfPath(url.pathname);
  const choice = choiceOf(url.searchParams);
  if (!choice) return redirect(hrefIn(language, PAGE), 303);
  const form = await request.formData();
  const email = textOf(form, 'email').trim();
  const refuse = (status: number, error: string) => data({ email, error }, { status });
  const fault = emailFault(email);
  if (fault) return refuse(422, language === 'en' ? fault : estimatePageMessages[language].invalid);
  try {
    await context.get(apiContext)('POST /api/estimates/mail', {
      body: { choice, email, language, ...guardFieldsOf(form) },
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refuse(error.status, refusalIn(language, error));
  }
  return backHere(url, { [SENT]: '' });
}

/** Why nothing was sent: in English as the server says it, in another language by its kind. */
function refusalIn(language: Language, { status, problem }: ApiError): string {
  const words = estimatePageMessages[language];
  if (language === 'en') {
    return problem?.errors?.[0]?.detail ?? problem?.detail ?? words.failed;
  }
  if (problem?.errors?.length) return words.invalid;
  return status === 429 ? words.busy : words.failed;
}

export default function EstimatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { companyName, language, estimate, isSent, isLawn, frequencies, formToken } = loaderData;
  const words = estimatePageMessages[language];
  const section = isLawn ? '/#lawn-maintenance' : '/#cost-calculator';
  return (
    <main id="content" className="page-width section">
      <title>{`${actionData ? words.error : ''}${words.title} | ${companyName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-reading">
        <h1 className="text-section">{isSent ? words.sentHeading : words.heading}</h1>
        {isSent ? (
          <p className="mt-4 text-lead" role="status">
            {words.sent}
          </p>
        ) : null}
        {estimate ? <Figures estimate={estimate} words={words} /> : null}
        {estimate && !isSent ? (
          <MailForm formToken={formToken} refused={actionData} words={words} />
        ) : null}
        {estimate ? null : isLawn ? (
          <LawnForm frequencies={frequencies} words={words} />
        ) : (
          <p className="mt-4 text-lead text-ink-soft">{words.nothing}</p>
        )}
        <p className="mt-8">
          <ButtonLink variant="quiet" href={hrefIn(language, section)}>
            {isLawn ? words.toLawn : words.toCalculator}
          </ButtonLink>
        </p>
      </div>
    </main>
  );
}

type PartProps = { words: EstimatePageMessages };

function Figures({ estimate, words }: PartProps & { estimate: PricedEstimate }) {
  const sums = [
    [words.subtotal, estimate.subtotal],
    [fill(words.salesTax, { rate: estimate.taxRate }), estimate.tax],
    [words.total, estimate.total],
  ] as const;
  return (
    <>
      <p className="mt-4 text-ink-soft">{estimate.basis}</p>
      <table className="mt-6 w-full text-left tabular-nums">
        <caption className="pb-2 text-left font-semibold">{estimate.title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.tax}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {estimate.lines.map(({ label, amount, isTaxed }, index) => (
            <tr key={label} className="border-t border-line">
              <th
                scope="row"
                className="py-3 pr-4 font-normal"
                {...markOf(estimate, `lines.${index}.label`)}
              >
                {label}
              </th>
              <td className="py-3 pr-4 text-small text-ink-soft">
                {isTaxed ? words.taxable : words.notTaxed}
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
                label === words.total
                  ? 'border-t border-line font-semibold'
                  : 'border-t border-line'
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
      <p className="mt-4 text-small text-ink-soft">{words.firstFigure}</p>
    </>
  );
}

type MailFormProps = PartProps & {
  formToken: string | undefined;
  refused: { email: string; error: string } | undefined;
};

function MailForm({ formToken, refused, words }: MailFormProps) {
  return (
    <form method="post" noValidate className="mt-8 grid gap-4" aria-label={words.mailForm}>
      <TextField
        id="estimate-email"
        name="email"
        type="email"
        label={words.email}
        hint={words.emailHint}
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
          {words.send}
        </Button>
      </div>
    </form>
  );
}

type LawnFormProps = PartProps & {
  /** In the owner's words, marked where those are in English alone. */
  frequencies: { value: string; label: string; lang?: 'en' }[];
};

function LawnForm({ frequencies, words }: LawnFormProps) {
  return (
    <form method="get" className="mt-6 grid gap-4" aria-label={words.lawnForm}>
      <TextField
        id="estimate-lot"
        name="propertySize"
        type="number"
        inputMode="numeric"
        label={words.lot}
        min={lotSizeBounds.min}
        max={lotSizeBounds.max}
        required
      />
      <Select id="estimate-frequency" name="frequency" label={words.frequency}>
        {frequencies.map(({ label, ...option }) => (
          <option key={option.value} {...option}>
            {label}
          </option>
        ))}
      </Select>
      <div>
        <Button type="submit">{words.show}</Button>
      </div>
    </form>
  );
}
