// One message: how far it got, why not further, what it said, and what can be done about it.
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { SentMessage } from '#contract/platform/sent-messages.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { DONE } from '#web/forms/app/send-step.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { RefusedStep, StepButton } from '#web/forms/app/step-button.tsx';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import { useLivePage } from '../../live/use-live.ts';
import { useReloadWhile } from '../../use-reload-while.ts';
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
  useFollowedSending(message);
  useLivePage([]);
  return (
    <ConsoleMain
      heading={message.subject}
      badge={<MessageBadge {...message} />}
      lead={
        message.recipient
          ? `To ${message.recipient}`
          : 'It could not be made yet, so no one knows to whom it goes.'
      }
      back={{ to: '/console/settings/mails', label: 'Mail and texts' }}
    >
      <DoneNote of={mailSteps} className="mt-6 max-w-reading" />
      <Refused message={message} />
      {message.advice ? (
        <Alert
          tone={message.status === 'failed' ? 'red' : 'amber'}
          title={
            message.status === 'failed'
              ? 'This message wasn’t sent.'
              : 'This message hasn’t been sent yet.'
          }
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

/** How often a page looks after its message was sent again: what takes longer is told when the page is opened again. */
const LOOKS = 15;

/** Looks every second how far the message gets that was just sent again. */
function useFollowedSending(message: SentMessage): void {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const looks = useRef({ key, left: 0 });
  if (looks.current.key !== key) looks.current = { key, left: LOOKS };
  const isUnderWay = search.get(DONE) === 'again' && looks.current.left > 0;
  useReloadWhile(isUnderWay, message);
  useEffect(() => {
    if (message) looks.current.left -= 1;
  }, [message]);
}

/** What could not be done, where its button is gone: the message had gone further than the page showed. */
function Refused({ message: { whyNotAgain, canSetAside } }: { message: SentMessage }) {
  const answer = useStepAnswer(mailSteps);
  const isGone = answer?.step === 'aside' ? !canSetAside : Boolean(whyNotAgain);
  if (!answer || answer.status < 400 || !isGone) return null;
  return (
    <div className="mt-6">
      <RefusedStep answer={answer} />
    </div>
  );
}

function Facts({ message, timeZone }: { message: SentMessage; timeZone: string }) {
  const { kind, channel, tries, copies, firstTriedAt, lastTriedAt, takenAt, reason } = message;
  const { returnedAt, returnReason } = message;
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
    ['Bounced', returnedAt && messageTime(returnedAt, timeZone)],
    ['Why it bounced', returnReason],
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
      {takenAt && !returnedAt ? (
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
