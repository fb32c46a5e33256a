// One step of getting started: a row that leads to it, or the step itself with what is there and what can be done.
import { Link } from 'react-router';
import type { SetupGuide, SetupStepShown } from '#contract/overviews/setup-guide.ts';
import type { SettingsParts } from '#contract/platform/business-settings.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { fromSetup } from '#web/lib/from-setup.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { setupForms } from './setup-forms.ts';
import { CompanyStep, LiveStep, MailStep } from './step-bodies.tsx';
import { stepLabels } from './step-labels.ts';

const stateLabels = { done: 'Done', skipped: 'Skipped', open: '' } as const;

type StepProps = { number: number; step: SetupStepShown };

/** A step that is not being looked at. */
export function ClosedStep({ number, step: { step, state } }: StepProps) {
  return (
    <Link
      className="flex min-h-14 items-center gap-4 px-5 py-3 hover:bg-sunk"
      to={`/console/setup?step=${step}`}
    >
      <StepMark number={number} state={state} />
      <span className="grow font-semibold">{stepLabels[step].label}</span>
      <span className="text-ink-soft">{stateLabels[state]}</span>
    </Link>
  );
}

type OpenStepProps = StepProps & { guide: SetupGuide; company: SettingsParts['company'] };

/** The step that is being done. */
export function OpenStep({ number, step, guide, company }: OpenStepProps) {
  const { label, about } = stepLabels[step.step];
  const heading = `step-${step.step}`;
  return (
    <section className="px-5 py-5" aria-labelledby={heading}>
      <div className="flex items-center gap-4">
        <StepMark number={number} state={step.state} />
        <h2 id={heading} className="grow text-title">
          {label}
        </h2>
        <span className="text-ink-soft">{stateLabels[step.state]}</span>
      </div>
      <div className="sm:pl-12">
        <p className="mt-1 text-ink-soft">{about}</p>
        {/* The form of the company shows the same. */}
        {step.step === 'company' ? null : <StepFacts facts={step.facts} />}
        {step.missing && step.step !== 'live' ? (
          <p className="mt-3 font-semibold">{step.missing}</p>
        ) : null}
        {step.step === 'company' ? <CompanyStep company={company} /> : null}
        {step.step === 'mail' ? <MailStep guide={guide} /> : null}
        {step.step === 'live' ? <LiveStep guide={guide} /> : null}
        <StepActions step={step} />
      </div>
    </section>
  );
}

/** A check mark for what is done, the number of what is not. */
function StepMark({ number, state }: { number: number; state: SetupStepShown['state'] }) {
  const look = state === 'done' ? 'border-oak text-oak' : 'border-line text-ink-soft';
  return (
    <span
      aria-hidden="true"
      className={`flex size-8 shrink-0 items-center justify-center rounded-pill border font-semibold tabular-nums ${look}`}
    >
      {state === 'done' ? <AppIcon name="check" className="size-5" /> : number}
    </span>
  );
}

function StepFacts({ facts }: Pick<SetupStepShown, 'facts'>) {
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere max-sm:mb-2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function StepActions({ step: { step, state } }: { step: SetupStepShown }) {
  const { links, confirm } = stepLabels[step];
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      {links.map(({ to, label }) => (
        <Link
          key={to}
          className={buttonLook({ variant: confirm ? 'quiet' : 'oak', size: 'small' }, undefined)}
          to={fromSetup(to)}
        >
          {label}
        </Link>
      ))}
      {confirm && state !== 'done' ? (
        <StepButton of={setupForms} step="confirm" fields={{ about: step }} size="small">
          {confirm}
        </StepButton>
      ) : null}
      {state === 'done' ? (
        <Link
          className={buttonLook({ variant: 'quiet', size: 'small' }, undefined)}
          to="/console/setup"
        >
          Continue
        </Link>
      ) : null}
      {state === 'open' ? (
        <StepButton
          of={setupForms}
          step="skip"
          fields={{ about: step }}
          variant="quiet"
          size="small"
        >
          Skip for Now
        </StepButton>
      ) : null}
    </div>
  );
}
