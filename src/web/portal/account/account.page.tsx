// The Account: contact, property with its gate code, notices, people, the calendar feed, email, passkeys and sessions. Each part has forms of
// its own.
import { useSearchParams } from 'react-router';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { Account } from '#contract/customers/properties.ts';
import { englishSignInMessages } from '#web/features/own-sign-in/messages/sign-in-messages.en.ts';
import { PasskeyList } from '#web/features/own-sign-in/passkey-list.tsx';
import { SessionList } from '#web/features/own-sign-in/session-list.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { PageLink } from '../parts/page-link.tsx';
import { Actions, Panel } from '../parts/panel.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { unlessSeen } from '../parts/unless-seen.ts';
import { useAreaMessages, usePortalLanguage } from '../portal-language.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/account.page.ts';
import { accountSteps } from './account-steps.ts';
import { CalendarPart } from './calendar-part.tsx';
import { ContactPart } from './contact-part.tsx';
import { DataPart } from './data-part.tsx';
import { EmailPart } from './email-part.tsx';
import { GateCodePart } from './gate-code-part.tsx';
import { useAccountMessages } from './messages/use-account-messages.ts';
import { NoticesPart } from './notices-part.tsx';
import { PeoplePart } from './people-part.tsx';
import { MANY_PROPERTIES, PropertyList } from './property-list.tsx';
import { PropertyPart } from './property-part.tsx';

export const meta = portalMeta('account');

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [account, people, own] = await Promise.all([
    api('GET /api/portal/account'),
    api('GET /api/portal/people'),
    unlessSeen(api('GET /api/account/sign-in')),
  ]);
  return { account, people, own, origin: url.origin };
}

export const action = stepAction(accountSteps);

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { account, people, own, origin } = loaderData;
  const messages = useAccountMessages();
  const { language } = usePortalLanguage();
  const signIn = useAreaMessages('signIn') ?? englishSignInMessages;
  const { timeZone } = useSite().company;
  const { all, shown } = propertiesOf(account, useSearchParams()[0].get('property'));
  return (
    <PortalMain
      heading={messages.heading}
      lead={fill(messages.signedInAs, { email: account.contact.email })}
    >
      <DoneNote
        of={accountSteps}
        words={{ ...signIn.done, ...messages.done }}
        className="mt-6 max-w-reading"
      />
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-6">
        {all.length > shown.length ? (
          <PropertyList properties={all} openId={shown[0]?.id ?? 0} />
        ) : null}
        <ContactPart contact={account.contact} />
        {shown.map((one, index) => (
          <PropertyPart
            key={one?.id ?? 0}
            property={one}
            number={shown.length > 1 ? index + 1 : undefined}
          >
            {one?.hasGateCode ? (
              <GateCodePart
                propertyId={one.id}
                reads={account.gateCodeReads.filter(({ propertyId }) => propertyId === one.id)}
              />
            ) : null}
          </PropertyPart>
        ))}
        <NoticesPart
          notices={account.notices}
          textsStoppedAt={account.textsStoppedAt}
          isPhoneWrong={account.isPhoneWrong}
          timeZone={timeZone}
        />
        <PeoplePart people={people} timeZone={timeZone} />
        <Panel id="billing" heading={messages.billing}>
          <p className="mt-3 text-ink-soft">{messages.billingLead}</p>
          <Actions className="mt-5">
            <PageLink to="/customer-portal/billing">{messages.seeInvoices}</PageLink>
          </Actions>
        </Panel>
        <CalendarPart feed={account.feed} origin={origin} />
        <DataPart />
      </div>
      <h2 className="mt-14 text-feature">{messages.signIn}</h2>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2 lg:gap-6">
        <div className="grid gap-5 lg:gap-6">
          <EmailPart contact={account.contact} timeZone={timeZone} />
          {own?.offersPasskeys ? (
            <Panel id="passkeys" heading={messages.passkeys}>
              <PasskeyList
                passkeys={own.passkeys}
                timeZone={timeZone}
                spoken={{ language, messages: signIn }}
              />
            </Panel>
          ) : null}
        </div>
        <Panel id="sessions" heading={messages.sessions}>
          {own ? (
            <SessionList
              sessions={own.sessions}
              timeZone={timeZone}
              spoken={{ language, messages: signIn }}
            />
          ) : (
            <p className="mt-3 text-ink-soft">{messages.customerOnly}</p>
          )}
        </Panel>
      </div>
    </PortalMain>
  );
}

/** All properties, and those with a form of their own: of many only the one that the address names, else the first. */
function propertiesOf({ property, others }: Account, wanted: string | null) {
  const all = property ? [property, ...others] : [];
  const [first = null] = all;
  if (all.length < MANY_PROPERTIES) return { all, shown: all.length > 0 ? all : [first] };
  return { all, shown: [all.find(({ id }) => String(id) === wanted) ?? first] };
}
