// One customer: who they are, their land with its plan, what the office has written down, and all their records.
import { Link, redirect, useSearchParams } from 'react-router';
import { SPEAKS_SPANISH } from '#company/facts/languages.ts';
import { personName } from '#company/rules/customers/person-name.ts';
import { formatPhone, phoneLink } from '#company/rules/platform/phone-link.ts';
import { type RecordKind, recordKinds } from '#contract/customers/customer-records.ts';
import type { Customer } from '#contract/customers/customers.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink, buttonLook } from '#web/ui/button.tsx';
import { briefDate } from '../../brief-date.ts';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import { useLivePage } from '../../live/use-live.ts';
import { useRight } from '../../use-rights.ts';
import { callOf, NO_EMAIL } from '../customer-labels.ts';
import type { Route } from './+types/customer.page.ts';
import { BillingPart } from './billing-part.tsx';
import { ConsentPart } from './consent-part.tsx';
import { customerSteps } from './customer-steps.ts';
import { MergedPart } from './merged-part.tsx';
import { NotePart } from './note-part.tsx';
import { PeoplePart } from './people-part.tsx';
import { PropertyPart } from './property-part.tsx';
import { RecordPart } from './record-part.tsx';

export const meta = consoleMeta('Customer');

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const search = url.searchParams;
  const kind = recordKinds.find((one) => one === search.get('records')) ?? 'ahead';
  const cursor = search.get('from') ?? undefined;
  const [customer, balance, people, records, agents] = await Promise.all([
    api('GET /api/console/customers/{id}', { params }),
    api('GET /api/console/billing/accounts/{id}/balance', { params }),
    api('GET /api/console/customers/{id}/people', { params }),
    api('GET /api/console/customers/{id}/records', {
      params,
      query: { kind, ...(cursor && { cursor }) },
    }),
    api('GET /api/chat-agents'),
  ]);
  // The id of an account that was merged leads to whom it is now.
  if (customer.id !== params.id) throw redirect(`/console/customers/${customer.id}`, 302);
  return { customer, balance, people, records, agents, kind };
}

export const action = stepAction(customerSteps);

/** What other pages have done that lead here. */
const doneElsewhere = {
  contact: 'The changes are saved.',
  email: 'The email is changed. This customer is signed out everywhere.',
  property: 'The property is saved.',
  made: 'Customer added.',
  known: 'A customer already has this email. Here they are.',
  'portal-left': 'You have left the portal of this customer.',
  merged: 'The two accounts are merged. You can undo this below for 30 days.',
};

export default function CustomerPage({ loaderData }: Route.ComponentProps) {
  const { customer, balance, people, records, agents, kind } = loaderData;
  const { timeZone } = useSite().company;
  useLivePage(['customer', 'visit', 'request', 'lead', 'appointment', 'billing'], undefined);
  const name = nameOf(customer);
  return (
    <ConsoleMain
      heading={name}
      lead={<Reach customer={customer} />}
      back={{ to: '/console/customers', label: 'Customers' }}
      actions={<Doings customer={customer} />}
    >
      <DoneNote of={customerSteps} words={doneElsewhere} className="mt-6 max-w-reading" />
      {customer.isLeaving ? (
        <Alert
          tone="amber"
          className="mt-6 max-w-reading"
          title="This customer has asked for the deletion of their account."
        />
      ) : null}
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-6">
        <div className="grid gap-5">
          <PropertyPart customer={customer} />
          <BillingPart customerId={customer.id} balance={balance} />
          <PeoplePart people={people} timeZone={timeZone} />
          <NotePart notes={customer.notes} agents={agents} timeZone={timeZone} />
          <ConsentPart
            consents={customer.consents}
            newsletter={customer.newsletter}
            timeZone={timeZone}
          />
          {customer.merged.length > 0 ? (
            <MergedPart merged={customer.merged} timeZone={timeZone} />
          ) : null}
          <p className="px-1 text-small text-ink-soft">
            Customer since {briefDate(customer.since, timeZone)}.{' '}
            {customer.hasSignedIn ? 'Uses the portal.' : 'Has never signed in.'}
          </p>
        </div>
        <Records kind={kind} page={records} timeZone={timeZone} />
      </div>
    </ConsoleMain>
  );
}

function Records(props: {
  kind: RecordKind;
  page: Route.ComponentProps['loaderData']['records'];
  timeZone: string;
}) {
  const [params] = useSearchParams();
  return <RecordPart {...props} isContinued={params.has('from')} />;
}

function nameOf(customer: Customer): string {
  return callOf({ ...customer, name: personName(customer) });
}

function Reach({ customer }: { customer: Customer }) {
  const { email, phone, language, properties, wrongNumberSince, mailReturned } = customer;
  const hasPlan = properties.some(({ plans }) => plans.some(({ state }) => state !== 'cancelled'));
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
      {email ? (
        <a className="inline-flex min-h-11 items-center hover:text-oak" href={`mailto:${email}`}>
          {email}
        </a>
      ) : (
        <span>{NO_EMAIL}</span>
      )}
      {mailReturned ? (
        <Link
          className="inline-flex min-h-11 items-center"
          to={`/console/settings/mails/${mailReturned.messageId}`}
        >
          <Badge tone="red">Email bounced</Badge>
        </Link>
      ) : null}
      {phone ? (
        <a
          className="inline-flex min-h-11 items-center tabular-nums hover:text-oak"
          href={phoneLink(phone)}
        >
          {formatPhone(phone)}
        </a>
      ) : (
        <span>No phone number</span>
      )}
      {wrongNumberSince ? <Badge tone="red">Wrong number</Badge> : null}
      {language === 'es' ? <Badge>{SPEAKS_SPANISH}</Badge> : null}
      {hasPlan ? <Badge tone="green">Plan</Badge> : <Badge>No plan</Badge>}
    </span>
  );
}

function Doings({ customer: { phone } }: { customer: Customer }) {
  const quiet = buttonLook({ variant: 'quiet', size: 'small' }, '');
  const maySeePortal = useRight('viewing');
  return (
    <>
      {phone ? (
        <ButtonLink variant="oak" size="small" href={phoneLink(phone)}>
          <AppIcon name="phone" />
          Call
        </ButtonLink>
      ) : null}
      <Link className={quiet} to="conversation#latest">
        Conversation
      </Link>
      <Link className={quiet} to="edit">
        Edit
      </Link>
      <Link className={quiet} to="merge">
        Merge
      </Link>
      {maySeePortal ? (
        <Link className={quiet} to="portal">
          See portal
        </Link>
      ) : null}
    </>
  );
}
