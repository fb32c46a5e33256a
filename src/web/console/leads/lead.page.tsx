// One lead: what they want, the thread with them, an answer by mail, and what becomes of it.
import { Link } from 'react-router';
import { leadStageLabel } from '#company/facts/lead-stages.ts';
import { formatPhone, phoneLink } from '#company/rules/platform/phone-link.ts';
import type { LeadThread } from '#contract/leads/leads.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { PhotoRow } from '#web/ui/app/photo-row.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { conversationPath } from '../chat/conversation-path.ts';
import { ConsoleMain } from '../console-main.tsx';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/lead.page.ts';
import { LeadAnswer } from './lead-answer.tsx';
import { LeadAside } from './lead-aside.tsx';
import { LeadConflict } from './lead-conflict.tsx';
import { LeadEntries } from './lead-entries.tsx';
import { LeadHeld } from './lead-held.tsx';
import { describeMinutes, describeMoment, kindWords, leadPath, stageTones } from './lead-labels.ts';
import { leadSteps, nameOf } from './lead-steps.ts';
import './lead.page.css';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.thread.lead.name ?? 'Lead'} – Console` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const thread = await context.get(apiContext)('GET /api/console/leads/{kind}/{id}', {
    params: nameOf(params),
  });
  const template = url.searchParams.get('template');
  return { thread, template, requestKey: newKey() };
}

export const action = stepAction(leadSteps, { to: ({ params }) => leadPath(nameOf(params)) });

export default function LeadPage({ loaderData }: Route.ComponentProps) {
  const { thread, template, requestKey } = loaderData;
  const { lead } = thread;
  const { timeZone } = useSite().company;
  useLivePage(['lead'], `${lead.kind}-${lead.id}`);
  return (
    <ConsoleMain
      heading={lead.name}
      badge={<Badge tone={stageTones[lead.stage]}>{leadStageLabel(lead.stage)}</Badge>}
      lead={`${lead.subject} · ${kindWords[lead.kind]} of ${describeMoment(lead.arrivedAt, timeZone)}${describeClock(lead)}`}
      back={{ to: '/console/leads', label: 'All leads' }}
    >
      <Contact thread={thread} />
      <DoneNote of={leadSteps} toasts={{ stage: movedToast(lead) }} className="mt-4" />
      <LeadConflict thread={thread} />
      <div className="lead-page-columns">
        <div className="grid min-w-0 content-start gap-6">
          <LeadHeld thread={thread} />
          <Words thread={thread} />
          <section aria-labelledby="thread-title">
            <h2 id="thread-title" className="font-text text-[1rem] font-bold tracking-normal">
              Thread
            </h2>
            <LeadEntries entries={thread.entries} timeZone={timeZone} />
          </section>
          <LeadAnswer
            key={thread.entries.length}
            thread={thread}
            template={template}
            requestKey={requestKey}
          />
        </div>
        <LeadAside thread={thread} requestKey={requestKey} />
      </div>
    </ConsoleMain>
  );
}

/** What is said of a lead that was moved, with the way back. */
function movedToast({ stage }: LeadThread['lead']) {
  return {
    title: stage === 'spam' ? 'Spam' : 'Moved',
    description: `The lead is now in ${leadStageLabel(stage)}.`,
  };
}

/** How to reach them, first on every screen. */
function Contact({ thread: { phone, email, address, customer } }: { thread: LeadThread }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      <ButtonLink variant="quiet" size="small" className="tabular-nums" href={phoneLink(phone)}>
        <AppIcon name="phone" />
        {formatPhone(phone)}
      </ButtonLink>
      {email ? <span className="wrap-anywhere">{email}</span> : null}
      {address ? <span className="wrap-anywhere">{address}</span> : null}
      {customer ? (
        <Link
          className="text-link inline-flex min-h-11 items-center"
          to={conversationPath(customer.id)}
        >
          Conversation
        </Link>
      ) : null}
    </div>
  );
}

function Words({ thread: { words, photos, facts, lead } }: { thread: LeadThread }) {
  return (
    <section aria-label="What they want" className="grid gap-4 border-l-3 border-clay pl-4">
      {words ? (
        <p className="whitespace-pre-line wrap-anywhere">{words}</p>
      ) : (
        <p className="text-ink-soft">No message beyond the form.</p>
      )}
      {facts.length > 0 ? (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-small text-ink-soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <PhotoRow ids={photos} of={`From ${lead.name}`} />
    </section>
  );
}

function describeClock({ waitingMinutes, answerMinutes }: LeadThread['lead']): string {
  if (waitingMinutes !== null) return ` · waiting ${describeMinutes(waitingMinutes)}`;
  if (answerMinutes !== null) return ` · answered after ${describeMinutes(answerMinutes)}`;
  return '';
}
