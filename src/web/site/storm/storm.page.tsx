// Help after a storm: the warning about wires first, then a form that works without a script, and the promised time of the call.
import { data, redirect } from 'react-router';
import { hrefIn, languageOfPath } from '#company/facts/languages.ts';
import { callBackTime } from '#company/rules/leads/call-back-time.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { readReceipt } from '#web/lib/read-receipt.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { FormAside, FormPage } from '#web/site/frame/form-page.tsx';
import { alternatesOf } from '#web/site/frame/page-versions.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { WithPhoneLink } from '#web/ui/phone-link.tsx';
import type { Route } from './+types/storm.page.ts';
import { stormMessages } from './messages/choose-storm-messages.ts';
import type { StormMessages } from './messages/storm-messages.en.ts';
import { StormForm } from './storm-form.tsx';
import { stormFromForm } from './storm-from-form.ts';

export const handle = { document: true, perRequest: true, sheets: ['forms'] };

const PAGE = '/storm';

/** In the address after the call has arrived, with the token of its receipt, so that a reload sends nothing twice. */
const SENT = 'sent';

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData ? alternatesOf(loaderData.origin, location.pathname) : [];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { companyName, phone, phoneDial, timeZone } = context.get(companyContext);
  const api = context.get(apiContext);
  const language = languageOfPath(url.pathname);
  const sent = url.searchParams.get(SENT);
  const receipt = await readReceipt(api, 'storm-request', sent);
  const guard = receipt ? null : await api('GET /api/form-guard', { query: { form: 'storm' } });
  return {
    companyName,
    company: { phone, phoneDial },
    language,
    origin: url.origin,
    calledBy: receipt && callBackTime(new Date(receipt.callBackBy), timeZone, language),
    formToken: guard?.token,
    requestKey: crypto.randomUUID(),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const language = languageOfPath(url.pathname);
  const result = await stormFromForm(context.get(apiContext), await request.formData(), language);
  return 'receipt' in result
    ? redirect(`${hrefIn(language, PAGE)}?${SENT}=${result.receipt}`, 303)
    : data(result, { status: result.status });
}

export default function StormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { companyName, company, language, calledBy, formToken, requestKey } = loaderData;
  const words = stormMessages[language];
  return (
    <main id="content" className="page-width section">
      <title>{`${actionData ? words.error : ''}${words.title} | ${companyName}`}</title>
      <meta name="robots" content="noindex" />
      <FormPage aside={<FormAside heading={words.untilHeading} steps={words.untilThen} />}>
        <h1 className="text-section">{calledBy ? words.sentHeading : words.heading}</h1>
        {calledBy ? (
          <p className="mt-6 text-lead" role="status">
            {fill(words.willCall, { when: calledBy })}
          </p>
        ) : null}
        <WireWarning words={words} />
        {calledBy ? (
          <p className="mt-6 text-ink-soft">
            <WithPhoneLink text={fill(words.worse, { phone: company.phone })} {...company} />
          </p>
        ) : (
          <StormForm {...{ language, company, formToken, requestKey }} refused={actionData} />
        )}
      </FormPage>
    </main>
  );
}

function WireWarning({ words }: { words: StormMessages }) {
  return (
    <aside
      className="mt-6 rounded-card border-2 border-red bg-red-soft p-5"
      aria-labelledby="wire-warning"
    >
      <h2 id="wire-warning" className="text-title text-red">
        {words.warning.title}
      </h2>
      <p className="mt-2">{words.warning.text}</p>
      <p className="mt-4">
        <ButtonLink variant="quiet" href="tel:911">
          <Icon name="phone" />
          {words.callEmergency}
        </ButtonLink>
      </p>
    </aside>
  );
}
