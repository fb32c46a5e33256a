// A reported problem's own page: where it stands, what is done about it, what both sides wrote, and the customer's word that it is settled.
import { Link } from 'react-router';
import { fill } from '#company/rules/platform/fill-message.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { ProblemPage } from '#contract/visits/visit-problems.ts';
import { ProblemBadge } from '#web/features/problem/problem-badge.tsx';
import { englishThreadMessages } from '#web/features/service-request/messages/thread-messages.en.ts';
import { Thread } from '#web/features/service-request/thread.tsx';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { PhotoRow } from '#web/ui/app/photo-row.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { PortalMain } from '../parts/portal-main.tsx';
import { usePhotoLabels } from '../parts/use-photo-labels.ts';
import { type SpokenTimes, useSpokenTimes } from '../parts/use-spoken-times.ts';
import { OwnerWords, useSpokenArea } from '../portal-language.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/problem.page.ts';
import type { ProblemMessages } from './messages/problem-messages.en.ts';
import { useProblemMessages } from './messages/use-problem-messages.ts';
import { problemSteps } from './problem-steps.ts';
import { RemedyLabel } from './remedy-label.tsx';
import { kindWords, replyByWords, wishWords } from './spoken-problem.ts';

export const meta = portalMeta('problem');

export async function loader({ context, params }: Route.LoaderArgs) {
  const problem = await context.get(apiContext)('GET /api/portal/problems/{id}', {
    params: { id: Number(params.id) },
  });
  return { problem, requestKey: newKey() };
}

export const action = stepAction(problemSteps);

export default function ProblemRoute({ loaderData }: Route.ComponentProps) {
  const { problem, requestKey } = loaderData;
  const { visit, status } = problem;
  const { timeZone } = useSite().company;
  const messages = useProblemMessages();
  const parts = usePartsMessages();
  const say = useSpokenTimes();
  const spokenThread = useSpokenArea('thread', englishThreadMessages);
  const photos = usePhotoLabels();
  const written = problem.messages.filter(({ from }) => from === 'customer').length;
  return (
    <PortalMain
      heading={kindWords(problem.kind, messages)}
      back={{ to: `/customer-portal/visits/${visit.id}`, label: messages.theVisit }}
      aside={<ProblemBadge status={status} side="customer" label={parts.problemStates[status]} />}
      lead={standing(problem, messages, say, timeZone)}
    >
      <DoneNote of={problemSteps} words={messages.done} className="mt-6 max-w-reading" />
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <RemedyCard problem={problem} />
          <Report problem={problem} />
        </div>
        <section id="messages" aria-labelledby="messages-title" className="scroll-mt-8">
          <h2 id="messages-title" className="text-feature">
            {messages.messages}
          </h2>
          <Thread
            messages={problem.messages.map((message) => ({ ...message, photos: [] }))}
            timeZone={timeZone}
            side="customer"
            spoken={{ ...spokenThread, photos }}
          />
          {problem.mailedAt.map((at) => (
            <p key={at} className="mt-4 text-ink-soft">
              {fill(messages.answeredByMail, {
                day: say.fullDay(dateInZone(new Date(at), timeZone)),
              })}
            </p>
          ))}
          <Write key={written} status={status} requestKey={requestKey} />
          {status === 'closed' ? null : (
            <StepButton
              of={problemSteps}
              step="close"
              version={problem.version}
              formClassName="mt-4"
              variant={status === 'answered' ? 'oak' : 'quiet'}
            >
              {messages.settles}
            </StepButton>
          )}
        </section>
      </div>
    </PortalMain>
  );
}

function standing(
  problem: ProblemPage,
  messages: ProblemMessages,
  say: SpokenTimes,
  timeZone: string,
): string {
  const { status, closedBy } = problem;
  if (status === 'open') return replyByWords(problem, messages, say, timeZone);
  if (status === 'answered') return messages.answered;
  return closedBy === 'customer' ? messages.closedByCustomer : messages.closedByOffice;
}

function RemedyCard({ problem: { remedy } }: { problem: ProblemPage }) {
  const messages = useProblemMessages();
  const say = useSpokenTimes();
  if (!remedy) return null;
  return (
    <Card className="p-5">
      <h2 className="font-text text-small font-normal tracking-normal text-ink-soft">
        {messages.makeRight}
      </h2>
      <p className="mt-1 text-lead font-semibold">
        <RemedyLabel remedy={remedy} />
      </p>
      {remedy.visit ? (
        <p className="mt-1">
          {fill(messages.crewComes, { window: say.window(remedy.visit) })}{' '}
          <Link className="text-link" to={`/customer-portal/visits/${remedy.visit.id}`}>
            {messages.seeReturn}
          </Link>
        </p>
      ) : null}
    </Card>
  );
}

function Report({ problem: { description, wish, photos, visit } }: { problem: ProblemPage }) {
  const messages = useProblemMessages();
  const say = useSpokenTimes();
  const words = usePhotoLabels();
  return (
    <section aria-labelledby="report-title">
      <h2 id="report-title" className="text-feature">
        {messages.yourReport}
      </h2>
      <Facts className="mt-4">
        <Fact name={messages.visit}>
          <OwnerWords>{visit.serviceType}</OwnerWords>, {say.fullDay(visit.date)}
        </Fact>
        <Fact name={messages.asked}>{wishWords(wish, messages)}</Fact>
      </Facts>
      <p className="mt-4 whitespace-pre-line wrap-anywhere">{description}</p>
      <PhotoRow ids={photos} of={messages.withReport} words={words} className="mt-4" />
    </section>
  );
}

type WriteProps = { status: ProblemPage['status']; requestKey: string };

function Write({ status, requestKey }: WriteProps) {
  const messages = useProblemMessages();
  return (
    <StepForm
      of={problemSteps}
      step="message"
      requestKey={requestKey}
      labels={{ text: status === 'closed' ? messages.notSettled : messages.yourMessage }}
      className="mt-6 grid gap-4"
    >
      {(field) => (
        <>
          <TextArea {...field('text')} rows={3} maxLength={2000} />
          <div>
            <SubmitButton variant="quiet" pending={messages.sending}>
              {messages.send}
            </SubmitButton>
          </div>
        </>
      )}
    </StepForm>
  );
}
