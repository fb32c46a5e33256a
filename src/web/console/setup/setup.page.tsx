// Getting started: what a new company sets up, step by step, each with what is there now and the way to change it.
import { useSearchParams } from 'react-router';
import type { SetupGuide, SetupStepShown } from '#contract/overviews/setup-guide.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/setup.page.ts';
import { SetupEnd } from './setup-end.tsx';
import { setupForms } from './setup-forms.ts';
import { ClosedStep, OpenStep } from './setup-step.tsx';

export const meta = consoleMeta('Getting started');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [guide, { company }] = await Promise.all([
    api('GET /api/console/setup'),
    api('GET /api/console/settings'),
  ]);
  return { guide, company };
}

export const action = stepAction(setupForms);

export default function SetupPage({ loaderData: { guide, company } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const shown = shownStep(guide, search.get('step'));
  return (
    <ConsoleMain
      heading="Getting started"
      lead={`${guide.done} of ${guide.total} done. About ten minutes; you can stop anytime.`}
      width="list"
    >
      <DoneNote of={setupForms} className="mt-5" />
      {shown === undefined ? <SetupEnd isLive={guide.isLive} /> : null}
      <ol className="mt-6 divide-y divide-line rounded-card border border-line bg-raised">
        {guide.steps.map((step, index) => (
          <li key={step.step}>
            {step === shown ? (
              <OpenStep number={index + 1} step={step} guide={guide} company={company} />
            ) : (
              <ClosedStep number={index + 1} step={step} />
            )}
          </li>
        ))}
      </ol>
      {guide.steps.some(({ state }) => state === 'open') ? (
        <StepButton
          of={setupForms}
          step="dismiss"
          variant="quiet"
          size="small"
          formClassName="mt-6"
        >
          Skip Everything Else
        </StepButton>
      ) : null}
    </ConsoleMain>
  );
}

/** The step that the address names, else the first that is open. */
function shownStep({ steps }: SetupGuide, named: string | null): SetupStepShown | undefined {
  return steps.find(({ step }) => step === named) ?? steps.find(({ state }) => state === 'open');
}
