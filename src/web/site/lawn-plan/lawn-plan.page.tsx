// Prices a lawn and takes the plan on a page of its own, also without a script: the address, then all choices with the receipt, and the
// thanks. In Spanish it begins with the plan of the home page.

import { data, redirect } from 'react-router';
import { hrefIn, type Language, languageOfPath } from '#company/facts/languages.ts';
import { heldPriceSentence } from '#company/facts/plan-sent-messages.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import { DEFAULT_LOT, type ShownLawnPrices } from '#company/rules/money/lawn-price.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import LawnPlan from '#web/features/lawn-plan/lawn-plan.island.tsx';
import {
  lawnPlanMessages,
  outOfReach,
} from '#web/features/lawn-plan/messages/choose-lawn-plan-messages.ts';
import { planFromForm, type ShownPlan } from '#web/features/lawn-plan/plan-from-form.ts';
import { PlanSteps } from '#web/features/lawn-plan/plan-sent.tsx';
import { LawnPriceList } from '#web/features/lawn-plan/price-list.tsx';
import { Island } from '#web/islands/island.tsx';
import { readReceipt } from '#web/lib/read-receipt.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { alternatesOf } from '#web/site/frame/page-versions.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Phone, WithPhoneLink } from '#web/ui/phone-link.tsx';
import type { Route } from './+types/lawn-plan.page.ts';
import { lawnPlanPageMessages } from './messages/choose-lawn-plan-page-messages.ts';
import { OtherWork, PlainPlan } from './plain-plan.tsx';

export const handle = { document: true, perRequest: true, sheets: ['lawn'] };

const PAGE = '/lawn-plan';

/** In the address after the request has arrived, with the token of its receipt, so that a reload sends nothing twice. */
const SENT = 'sent';

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData ? alternatesOf(loaderData.origin, location.pathname) : [];

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const company = context.get(companyContext);
  const { companyName, phone, phoneDial, salesTaxBasisPoints, today } = company;
  const language = languageOfPath(url.pathname);
  const token = url.searchParams.get(SENT);
  const receipt = await readReceipt(api, 'plan-request', token);
  const guard = receipt ? null : await api('GET /api/form-guard', { query: { form: 'plan' } });
  return {
    companyName,
    company: { phone, phoneDial, salesTaxBasisPoints },
    language,
    origin: url.origin,
    replyTime: replyTime(company, language),
    outOfReach: outOfReach[language](company),
    receipt,
    today,
    firstDay: await firstServiceDay(api),
    prices: await api('GET /api/content/mowing-prices', { query: { language } }),
    formToken: guard?.token,
    requestKey: crypto.randomUUID(),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const language = languageOfPath(url.pathname);
  const form = await request.formData();
  const result = await planFromForm(api, form, lawnPlanMessages[language], {
    firstDay: await firstServiceDay(api),
    outOfReach: outOfReach[language](context.get(companyContext)),
  });
  return 'receipt' in result
    ? redirect(`${hrefIn(language, PAGE)}?${SENT}=${result.receipt}`, 303)
    : data(result, { status: result.status });
}

/** The first day on which a plan can start, whatever the lawn. */
async function firstServiceDay(api: Parameters<typeof planFromForm>[0]): Promise<string> {
  const body = { propertySize: DEFAULT_LOT, frequency: 'weekly' as const };
  return (await api('POST /api/lawn-plans/price', { body })).nextServiceDay;
}

export default function LawnPlanPage({ loaderData, actionData }: Route.ComponentProps) {
  const { companyName, company, language, receipt } = loaderData;
  const words = lawnPlanPageMessages[language];
  const { sent } = lawnPlanMessages[language];
  const isRefused = actionData !== undefined && actionData.status >= 400;
  return (
    <main id="content" className="page-width section lawn-plan-section">
      <title>{`${isRefused ? words.error : ''}${words.heading} | ${companyName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-section">{receipt ? sent.title : words.heading}</h1>
      {receipt ? (
        <Thanks
          {...{ company, language }}
          replyTime={loaderData.replyTime}
          heldPrice={heldPriceSentence(receipt, sent)}
        />
      ) : (
        <Plan {...loaderData} shown={actionData} />
      )}
    </main>
  );
}

type ThanksProps = { company: Phone; language: Language; replyTime: string; heldPrice: string };

function Thanks({ company, language, replyTime, heldPrice }: ThanksProps) {
  const { copyOnItsWay, goHome } = lawnPlanPageMessages[language];
  return (
    <div className="max-w-reading">
      {heldPrice ? <p className="mt-3">{heldPrice}</p> : null}
      <PlanSteps words={lawnPlanMessages[language]} replyTime={replyTime} />
      <p className="mt-5 text-ink-soft">
        <WithPhoneLink text={fill(copyOnItsWay, { phone: company.phone })} {...company} />
      </p>
      <p className="mt-8">
        <ButtonLink href={hrefIn(language, '/')}>{goHome}</ButtonLink>
      </p>
    </div>
  );
}

type PlanProps = {
  shown: ShownPlan | undefined;
  language: Language;
  today: string;
  firstDay: string;
  prices: ShownLawnPrices;
  outOfReach: string;
  replyTime: string;
  formToken: string | undefined;
  requestKey: string;
  company: Phone & Pick<CompanyProfile, 'salesTaxBasisPoints'>;
};

function Plan({ shown, language, ...offered }: PlanProps) {
  const { today, firstDay, prices, company, formToken, requestKey } = offered;
  // What came back from the plain form is shown in it, also to who has a script by now.
  if (shown || language === 'en') {
    const form = { firstDay, prices, company, formToken, requestKey };
    return <PlainPlan {...{ shown, language, ...form }} action={hrefIn(language, PAGE)} />;
  }
  return (
    <div className="mt-4">
      <h2 className="mb-8 max-w-reading text-title">{lawnPlanPageMessages[language].lead}</h2>
      <Island
        name="lawn-plan"
        component={LawnPlan}
        props={{
          words: lawnPlanMessages[language],
          action: hrefIn(language, PAGE),
          elsewhere: hrefIn(language, '/quote?service=residential'),
          ...{ today, firstDay, prices, outOfReach: offered.outOfReach },
          company: { phone: company.phone, phoneDial: company.phoneDial },
          replyTime: offered.replyTime,
        }}
        when="visible"
      />
      <LawnPriceList {...{ language, prices, company }} />
      <div className="mt-8">
        <OtherWork {...{ language, company }} />
      </div>
    </div>
  );
}
