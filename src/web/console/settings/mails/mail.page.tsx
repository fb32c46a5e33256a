// One message: how far it got, why not further, what it said, and what can be done about it.
import type { SentMessage } from '#contract/platform/sent-messages.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import type { Route } from './+types/mail.page.ts';
import { mailSteps } from './mail-steps.ts';
import { MessageBadge } from './message-badge.tsx';
import { MessageText } from './message-text.tsx';
import { messageTime } from './message-time.ts';

export const meta = consoleMeta('Message');

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const id = Number(params.id);
  const [message, me] = await Promise.all([
    api('GET /api/console/mails/{id}', { params: { id } }),
    api('GET /api/auth/user'),
  ]);
  const mayRead = me.rights.includes('mails');
  const text =
    mayRead && message.storedText === 'stored'
      ? await api('GET /api/console/mails/{id}/text', { params: { id } })
      : null;
  return { message, text, mayRead, timeZone: context.get(companyContext).timeZone };
}

export const action = stepAction(mailSteps);

export default function MailPage({ loaderData }: Route.ComponentProps) {
  const { message, text, mayRead, timeZone } = loaderData;
  return (
    <ConsoleMain
      heading={message.subject}
      badge={<MessageBadge status={message.status} />}
      lead={
        message.recipient
          ? `To ${message.recipient}`
          : 'It could not be made yet, so no one knows to whom it goes.'
      }
      back={{ to: '/console/settings/mails', label: 'Mail and texts' }}
    >
      <DoneNote of={mailSteps} className="mt-6 max-w-reading" />
      {message.advice ? (
        <Alert
          tone={message.status === 'failed' ? 'red' : 'amber'}
          title={message.status === 'failed' ? 'This message was not sent.' : 'This message waits.'}
          className="mt-6 max-w-reading"
        >
          {message.advice}
        </Alert>
      ) : null}
      <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[22rem_1fr]">
        <div className="grid gap-8">
          <Facts message={message} timeZone={timeZone} />
          <Actions message={message} />
        </div>
        <MessageText message={message} text={text} mayRead={mayRead} />
      </div>
    </ConsoleMain>
  );
}

function Facts({ message, timeZone }: { message: SentMessage; timeZone: string }) {
  const { kind, channel, tries, copies, firstTriedAt, lastTriedAt, takenAt, reason } = message;
  const facts: [string, string | null][] = [
    ['About', channel === 'text' ? `${kind}, text message` : kind],
    ['Why', message.because?.why ?? null],
    ['Agreed', message.because?.consent ?? null],
    ['First tried', messageTime(firstTriedAt, timeZone)],
    ['Last tried', lastTriedAt && messageTime(lastTriedAt, timeZone)],
    ['Sent', takenAt && messageTime(takenAt, timeZone)],
    ['Tries', String(tries)],
    ['Sent again', copies > 0 ? (copies === 1 ? 'Once' : `${copies} times`) : null],
    ['What failed', reason],
    ['Message-ID', message.messageId || null],
  ];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-title">
        Delivery
      </h2>
      <dl className="mt-3 grid gap-3">
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt className="text-small text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {takenAt ? (
        <p className="mt-3 text-small text-ink-soft">
          Sent means that our {channel === 'text' ? 'gateway' : 'mail server'} took it. If the
          person doesn’t have it, ask them to look in spam.
        </p>
      ) : null}
    </section>
  );
}

function Actions({ message: { whyNotAgain, canSetAside, status } }: { message: SentMessage }) {
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className="text-title">
        Send again
      </h2>
      {whyNotAgain ? (
        <p className="mt-2 text-ink-soft">{whyNotAgain}</p>
      ) : (
        <>
          <p className="mt-2 text-ink-soft">
            {status === 'sent'
              ? 'The same message goes once more, to the same address.'
              : 'It’s made anew from what holds now and tried right away.'}
          </p>
          <StepButton of={mailSteps} step="again" variant="oak" formClassName="mt-4">
            Send Again
          </StepButton>
        </>
      )}
      {canSetAside ? (
        <StepButton of={mailSteps} step="aside" variant="quiet" formClassName="mt-4">
          Set Aside
        </StepButton>
      ) : null}
    </section>
  );
}
