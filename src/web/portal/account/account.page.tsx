// The Account: contact, property with its gate code, notices, the calendar feed, passkeys and sessions. Each part has forms of
// its own.
import { data, redirect } from 'react-router';
import { ContactChange, NoticesChange, PropertyChange } from '#contract/customers/properties.ts';
import { PasskeyList } from '#web/features/own-sign-in/passkey-list.tsx';
import { SessionList } from '#web/features/own-sign-in/session-list.tsx';
import { sendSignInStep } from '#web/features/own-sign-in/sign-in-from-form.ts';
import { sendForm } from '#web/forms/app/send-form.ts';
import type { FormResult } from '#web/forms/app/use-app-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import type { Api } from '#web/lib/api-client.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Panel } from '../parts/panel.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/account.page.ts';
import { CalendarPart } from './calendar-part.tsx';
import { ContactPart } from './contact-part.tsx';
import { DataPart } from './data-part.tsx';
import { GateCodePart } from './gate-code-part.tsx';
import { NoticesPart } from './notices-part.tsx';
import { PropertyPart } from './property-part.tsx';

export const meta = portalMeta('Account');

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [account, own] = await Promise.all([
    api('GET /api/portal/account'),
    api('GET /api/account/sign-in'),
  ]);
  return { account, own, origin: url.origin };
}

/** What a part is told when its form was not taken, or what the gate code is. */
type AccountAnswer = {
  step: string;
  /** The property, or the passkey, that the form was about. */
  id: string;
  result?: FormResult;
  gateCode?: string | null;
};

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const typed = await request.formData();
  const step = String(typed.get('step') ?? '');
  const id = String(typed.get('id') ?? '');
  if (step === 'reveal') {
    const { gateCode } = await api('POST /api/portal/property/gate-code', {
      query: id ? { property: id } : {},
    });
    return data<AccountAnswer>({ step, id, gateCode });
  }
  const answer = await sendStep(api, step, typed);
  if (!answer.isTaken) {
    return data<AccountAnswer>({ step, id, result: answer.result }, { status: answer.status });
  }
  return redirect(`/customer-portal/account?done=${step}#${step}`, 303);
}

async function sendStep(api: Api, step: string, typed: FormData) {
  switch (step) {
    case 'property':
      return sendForm(typed, PropertyChange, (body) => api('PATCH /api/portal/property', { body }));
    case 'notices':
      return sendForm(typed, NoticesChange, (body) => api('PATCH /api/portal/notices', { body }));
    case 'feed':
      if (typed.has('end')) await api('DELETE /api/portal/calendar-feed');
      else await api('POST /api/portal/calendar-feed');
      return { isTaken: true, status: 200 } as const;
    case 'contact':
      return sendForm(typed, ContactChange, (body) => api('PATCH /api/portal/contact', { body }));
    default:
      return sendSignInStep(api, step, typed);
  }
}

export default function AccountPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { account, own, origin } = loaderData;
  const { timeZone } = useSite().company;
  const resultOf = (step: string) => (actionData?.step === step ? actionData.result : undefined);
  const named = actionData?.step === 'passkey-named' ? actionData : undefined;
  const { property, others } = account;
  const properties = property ? [property, ...others] : [null];
  return (
    <PortalMain heading="Account" lead={`Signed in as ${account.contact.email}.`}>
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-6">
        <ContactPart contact={account.contact} result={resultOf('contact')} />
        {properties.map((one, index) => {
          const isMeant = actionData?.id === String(one?.id ?? '');
          return (
            <PropertyPart
              key={one?.id ?? 0}
              property={one}
              number={properties.length > 1 ? index + 1 : undefined}
              result={isMeant ? resultOf('property') : undefined}
            >
              {one?.hasGateCode ? (
                <GateCodePart
                  propertyId={one.id}
                  reads={account.gateCodeReads.filter(({ propertyId }) => propertyId === one.id)}
                  gateCode={
                    isMeant && actionData?.step === 'reveal' ? actionData.gateCode : undefined
                  }
                />
              ) : null}
            </PropertyPart>
          );
        })}
        <NoticesPart notices={account.notices} result={resultOf('notices')} />
        <CalendarPart feed={account.feed} origin={origin} />
        <DataPart />
      </div>
      <h2 className="mt-14 text-feature">How you sign in</h2>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2 lg:gap-6">
        {own.offersPasskeys ? (
          <Panel id="passkeys" heading="Passkeys">
            <PasskeyList
              passkeys={own.passkeys}
              timeZone={timeZone}
              refused={named && { id: named.id, result: named.result }}
            />
          </Panel>
        ) : null}
        <Panel id="sessions" heading="Where you are signed in">
          <SessionList sessions={own.sessions} timeZone={timeZone} />
        </Panel>
      </div>
    </PortalMain>
  );
}
