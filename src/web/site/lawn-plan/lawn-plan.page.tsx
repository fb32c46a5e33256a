// Prices a lawn and takes the plan without JavaScript: the address, then all choices with the receipt, and the thanks.

import { data, redirect } from 'react-router';
import { addressRefused } from '#company/facts/lawn-plan-messages.ts';
import { heldPriceSentence, planSent } from '#company/facts/plan-sent-messages.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import { DEFAULT_LOT, type LawnPrices } from '#company/rules/money/lawn-price.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { ADDRESS_LENGTH, PROMO_LENGTH } from '#company/rules/platform/form-fields.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import { ContinueButton } from '#web/features/carried-forms/continue-elsewhere.tsx';
import { ContactPart } from '#web/features/lawn-plan/contact-part.tsx';
import { PlanFields } from '#web/features/lawn-plan/plan-fields.tsx';
import { planFromForm, type ShownPlan } from '#web/features/lawn-plan/plan-from-form.ts';
import { type Lot, priceOf } from '#web/features/lawn-plan/plan-rules.ts';
import { PlanSteps } from '#web/features/lawn-plan/plan-sent.tsx';
import { LawnPriceList } from '#web/features/lawn-plan/price-list.tsx';
import { Receipt } from '#web/features/lawn-plan/price-receipt.tsx';
import { readReceipt } from '#web/lib/read-receipt.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { type Phone, PhoneLink } from '#web/ui/phone-link.tsx';
import type { Route } from './+types/lawn-plan.page.ts';

export const handle = { document: true, perRequest: true, sheets: ['lawn'] };

/** In the address after the request has arrived, with the token of its receipt, so that a reload sends nothing twice. */
const SENT = 'sent';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const company = context.get(companyContext);
  const { companyName, phone, phoneDial, salesTaxBasisPoints } = company;
  const token = url.searchParams.get(SENT);
  const receipt = await readReceipt(api, 'plan-request', token);
  const guard = receipt ? null : await api('GET /api/form-guard', { query: { form: 'plan' } });
  return {
    companyName,
    company: { phone, phoneDial, salesTaxBasisPoints },
    replyTime: replyTime(company),
    receipt,
    firstDay: await firstServiceDay(api),
    prices: await api('GET /api/content/mowing-prices'),
    formToken: guard?.token,
    requestKey: crypto.randomUUID(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const result = await planFromForm(api, await request.formData(), {
    firstDay: await firstServiceDay(api),
    outOfReach: addressRefused(context.get(companyContext)),
  });
  return 'receipt' in result
    ? redirect(`/lawn-plan?${SENT}=${result.receipt}`, 303)
    : data(result, { status: result.status });
}

/** The first day on which a plan can start, whatever the lawn. */
async function firstServiceDay(api: Parameters<typeof planFromForm>[0]): Promise<string> {
  const body = { propertySize: DEFAULT_LOT, frequency: 'weekly' as const };
  return (await api('POST /api/lawn-plans/price', { body })).nextServiceDay;
}

export default function LawnPlanPage({ loaderData, actionData }: Route.ComponentProps) {
  const { companyName, company, replyTime, receipt } = loaderData;
  const isSent = receipt !== null;
  const isRefused = actionData !== undefined && actionData.status >= 400;
  return (
    <main id="content" className="page-width section lawn-plan-section">
      <title>{`${isRefused ? 'Error: ' : ''}Lawn Maintenance Plan | ${companyName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-section">{isSent ? planSent.title : 'Lawn Maintenance Plan'}</h1>
      {receipt ? (
        <Thanks company={company} replyTime={replyTime} heldPrice={heldPriceSentence(receipt)} />
      ) : (
        <PlainPlan {...loaderData} shown={actionData} />
      )}
    </main>
  );
}

type ThanksProps = { company: Phone; replyTime: string; heldPrice: string };

function Thanks({ company, replyTime, heldPrice }: ThanksProps) {
  return (
    <div className="max-w-reading">
      {heldPrice ? <p className="mt-3">{heldPrice}</p> : null}
      <PlanSteps replyTime={replyTime} />
      <p className="mt-5 text-ink-soft">
        A copy of your plan is on its way to you by email. If it does not arrive, call us at{' '}
        <PhoneLink {...company} />.
      </p>
      <p className="mt-8">
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </p>
    </div>
  );
}

type PlainPlanProps = {
  shown: ShownPlan | undefined;
  firstDay: string;
  prices: LawnPrices;
  formToken: string | undefined;
  requestKey: string;
  company: Phone & Pick<CompanyProfile, 'salesTaxBasisPoints'>;
};

function PlainPlan({ shown, firstDay, prices, formToken, requestKey, company }: PlainPlanProps) {
  return (
    <form method="post" action="/lawn-plan" className="mt-4 grid gap-8">
      <h2 className="max-w-reading text-title">
        See what mowing costs before you tell us who you are
      </h2>
      {shown && shown.status >= 400 ? (
        <p role="alert" className="max-w-reading rounded-field bg-red-soft px-4 py-3 text-red">
          {shown.problem ?? 'Please check the fields marked below.'}
        </p>
      ) : null}
      <div className="lawn-plan-address max-w-reading">
        <TextField
          id="plan-address"
          name="address"
          label="Property Address"
          error={shown?.errors.address}
          defaultValue={shown?.address}
          maxLength={ADDRESS_LENGTH}
          autoComplete="street-address"
          required
        />
        {shown?.lot ? null : (
          <Button variant="clay" type="submit" name="intent" value="validate">
            Validate
          </Button>
        )}
      </div>
      {shown?.lot ? (
        <PricedPlan shown={{ ...shown, lot: shown.lot }} firstDay={firstDay} prices={prices} />
      ) : (
        <LawnPriceList prices={prices} company={company} />
      )}
      {formToken ? <input type="hidden" name="formToken" value={formToken} /> : null}
      <input type="hidden" name="requestKey" value={requestKey} />
      <p className="text-ink-soft">
        Not looking for mowing?{' '}
        <a className="underline" href="/quote">
          Request a quote
        </a>
        , or call us at <PhoneLink {...company} />.
      </p>
    </form>
  );
}

type PricedPlanProps = { shown: ShownPlan & { lot: Lot }; firstDay: string; prices: LawnPrices };

/** The choices, what they cost, and who wants them. */
function PricedPlan({ shown, firstDay, prices }: PricedPlanProps) {
  const { address, lot, choices, promo, promoCode, errors, values } = shown;
  const price = priceOf(lot, choices, promo, prices);
  return (
    <div className="lawn-plan">
      <div className="lawn-plan-choices">
        <PlanFields idPrefix="plan" {...{ lot, choices, errors, firstDay, promo, prices }} />
        <TextField
          id="plan-promoCode"
          name="promoCode"
          label="Promo code"
          hint="Optional."
          error={errors.promoCode}
          defaultValue={promoCode}
          maxLength={PROMO_LENGTH}
          autoComplete="off"
          className="max-w-[20rem]"
        />
        <Button variant="quiet" type="submit" name="intent" value="price" formNoValidate>
          Update the price
        </Button>
      </div>
      <Receipt price={price} />
      <div className="lawn-plan-contact">
        <ContactPart idPrefix="plan" errors={errors} values={values} />
        <Button variant="clay" size="large" type="submit" name="intent" value="send">
          Request This Plan
        </Button>
        <ContinueButton kind="plan" />
      </div>
      <input type="hidden" name="pricedAddress" value={address} />
      <input type="hidden" name="firstVisitTotal" value={amountOf(price.firstVisitCents)} />
      <input type="hidden" name="everyVisitTotal" value={amountOf(price.everyVisitCents)} />
    </div>
  );
}
