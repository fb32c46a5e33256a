// A reported problem's own page: where it stands, what is done about it, what both sides wrote, and the customer's word that it is settled.
import { Link } from 'react-router';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { ProblemPage } from '#contract/visits/visit-problems.ts';
import { ProblemBadge } from '#web/features/problem/problem-badge.tsx';
import { kindLabel, wishLabel } from '#web/features/problem/problem-labels.ts';
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
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/problem.page.ts';
import { problemSteps } from './problem-steps.ts';

export const meta = portalMeta('Reported problem');

export async function loader({ context, params }: Route.LoaderArgs) {
  const problem = await context.get(apiContext)('GET /api/portal/problems/{id}', {
    params: { id: Number(params.id) },
  });
  return { problem, requestKey: newKey() };
}

export const action = stepAction(problemSteps);

export default function ProblemRoute({ loaderData }: Route.ComponentProps) {
  const { problem, requestKey } = loaderData;
  const { visit, messages, status } = problem;
  const { timeZone } = useSite().company;
  const written = messages.filter(({ from }) => from === 'customer').length;
  return (
    <PortalMain
      heading={kindLabel(problem.kind)}
      back={{ to: `/customer-portal/visits/${visit.id}`, label: 'The visit' }}
      aside={<ProblemBadge status={status} side="customer" />}
      lead={standing(problem)}
    >
      <DoneNote of={problemSteps} className="mt-6 max-w-reading" />
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <RemedyCard problem={problem} />
          <Report problem={problem} />
        </div>
        <section id="messages" aria-labelledby="messages-title" className="scroll-mt-8">
          <h2 id="messages-title" className="text-feature">
            Messages
          </h2>
          <Thread
            messages={messages.map((message) => ({ ...message, photos: [] }))}
            timeZone={timeZone}
            side="customer"
          />
          <Write key={written} status={status} requestKey={requestKey} />
          {status === 'closed' ? null : (
            <StepButton
              of={problemSteps}
              step="close"
              version={problem.version}
              formClassName="mt-4"
              variant={status === 'answered' ? 'oak' : 'quiet'}
            >
              That Settles It
            </StepButton>
          )}
        </section>
      </div>
    </PortalMain>
  );
}

function standing({ status, replyByWords, closedBy }: ProblemPage): string {
  if (status === 'open') return `You’ll hear from us by ${replyByWords}.`;
  if (status === 'answered') return 'We’ve answered. Tell us if that settles it.';
  return closedBy === 'customer'
    ? 'You said that this is settled.'
    : 'We closed this as settled. If it isn’t, write to us below and it’s open again.';
}

function RemedyCard({ problem: { remedy } }: { problem: ProblemPage }) {
  if (!remedy) return null;
  return (
    <Card className="p-5">
      <h2 className="font-text text-small font-normal tracking-normal text-ink-soft">
        How we make it right
      </h2>
      <p className="mt-1 text-lead font-semibold">{remedy.label}</p>
      {remedy.visit ? (
        <p className="mt-1">
          The crew comes {remedy.visit.window}.{' '}
          <Link className="text-link" to={`/customer-portal/visits/${remedy.visit.id}`}>
            See the return visit
          </Link>
        </p>
      ) : null}
    </Card>
  );
}

function Report({ problem: { description, wish, photos, visit } }: { problem: ProblemPage }) {
  return (
    <section aria-labelledby="report-title">
      <h2 id="report-title" className="text-feature">
        Your report
      </h2>
      <Facts className="mt-4">
        <Fact name="Visit">
          {visit.serviceType}, {formatDate(visit.date)}
        </Fact>
        <Fact name="You asked">{wishLabel(wish)}</Fact>
      </Facts>
      <p className="mt-4 whitespace-pre-line wrap-anywhere">{description}</p>
      <PhotoRow ids={photos} of="With your report" className="mt-4" />
    </section>
  );
}

type WriteProps = { status: ProblemPage['status']; requestKey: string };

function Write({ status, requestKey }: WriteProps) {
  return (
    <StepForm
      of={problemSteps}
      step="message"
      requestKey={requestKey}
      labels={{ text: status === 'closed' ? 'Not settled? Write to us' : 'Your message' }}
      className="mt-6 grid gap-4"
    >
      {(field) => (
        <>
          <TextArea {...field('text')} rows={3} maxLength={2000} />
          <div>
            <SubmitButton variant="quiet" pending="Sending...">
              Send Message
            </SubmitButton>
          </div>
        </>
      )}
    </StepForm>
  );
}
