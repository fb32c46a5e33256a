// One mailing of the newsletter: written and sent while it is a draft; later how it goes, and what became of it.
import type { MailingStatus } from '#company/rules/site/mailing-machine.ts';
import type { Mailing } from '#contract/site/mailings.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { momentLabel } from '../content/moment-label.ts';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/mailing.page.ts';
import { MailingBadge, mailingStatusLabel } from './mailing-badge.tsx';
import { MailingDesk } from './mailing-desk.tsx';
import { MailingPreview } from './mailing-preview.tsx';
import { MailingResults } from './mailing-results.tsx';
import { MailingSteering } from './mailing-steering.tsx';
import { mailingSteps } from './mailing-steps.ts';

export const meta = consoleMeta('Newsletter');

export async function loader({ context, params }: Route.LoaderArgs) {
  const mailing = await context.get(apiContext)('GET /api/console/mailings/{id}', {
    params: { id: Number(params.id) },
  });
  return { mailing };
}

export const action = stepAction(mailingSteps);

/** The status that each form leads to; some leave it as it is. */
const wanted = {
  save: null,
  test: null,
  schedule: 'scheduled',
  unschedule: 'draft',
  send: 'sending',
  pause: 'paused',
  resume: 'sending',
  cancel: 'canceled',
} as const satisfies Record<keyof typeof mailingSteps, MailingStatus | null>;

export default function MailingPage({ loaderData }: Route.ComponentProps) {
  const { mailing } = loaderData;
  const { timeZone } = useSite().company;
  useLivePage(['mailing'], mailing.id);
  const { status, version } = mailing;
  return (
    <ConsoleMain
      heading={mailing.subject}
      badge={<MailingBadge status={status} />}
      lead={leadOf(mailing, timeZone)}
      back={{ to: '/console/newsletter', label: 'Newsletter' }}
    >
      <DoneNote of={mailingSteps} className="mt-6 max-w-reading" />
      <StepConflict
        of={mailingSteps}
        version={version}
        facts={({ step, typed }) => [
          ['Status', mailingStatusLabel(status), mailingStatusLabel(wanted[step] ?? status)],
          ['Subject', mailing.subject, typed('subject')],
          ['Text', mailing.text, typed('text')],
          ['Subject in Spanish', mailing.spanishSubject, typed('spanishSubject')],
          ['Text in Spanish', mailing.spanishText, typed('spanishText')],
        ]}
      />
      {mailing.haltReason ? (
        <Alert tone="red" title="Sending stopped by itself." className="mt-6 max-w-reading">
          {mailing.haltReason}
        </Alert>
      ) : null}
      <div className="mt-8 grid grid-cols-1 items-start gap-x-10 gap-y-10 desk:grid-cols-2">
        {status === 'draft' ? (
          <MailingDesk mailing={mailing} />
        ) : (
          <div className="grid min-w-0 gap-10">
            <MailingSteering mailing={mailing} />
            {mailing.results ? <MailingResults results={mailing.results} /> : null}
          </div>
        )}
        <MailingPreview mailing={mailing} />
      </div>
    </ConsoleMain>
  );
}

function leadOf({ status, startedAt, sendAt, finishedAt, author }: Mailing, timeZone: string) {
  const by = author ? `Written by ${author}. ` : '';
  if (status === 'scheduled' && sendAt) return `${by}Goes out ${momentLabel(sendAt, timeZone)}.`;
  if (finishedAt) return `${by}Sent ${momentLabel(finishedAt, timeZone)}.`;
  return startedAt ? `${by}Started ${momentLabel(startedAt, timeZone)}.` : by;
}
