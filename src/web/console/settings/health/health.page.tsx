// How the installation is, part by part, with what to do where something is not well; the owner's.
import { Link } from 'react-router';
import { z } from 'zod';
import type { HealthPart } from '#contract/platform/health.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import type { Route } from './+types/health.page.ts';

export const meta = consoleMeta('Health');

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/console/health');
}

const healthSteps = steps({
  restore: step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('POST /api/console/health/restore-test'),
    done: 'The test is running. Reload this page in a minute to see the result.',
  }),
});

export const action = stepAction(healthSteps);

const badges = {
  ok: { label: 'Good', tone: 'green' },
  problem: { label: 'Needs attention', tone: 'red' },
  unknown: { label: 'Not known', tone: 'neutral' },
} as const satisfies Record<HealthPart['state'], object>;

export default function HealthPage({ loaderData: health }: Route.ComponentProps) {
  const { timeZone } = useSite().company;
  const at = new Date(health.checkedAt).toLocaleTimeString('en-US', {
    timeStyle: 'short',
    timeZone,
  });
  const unwell = health.parts.filter(({ state }) => state === 'problem').length;
  return (
    <ConsoleMain
      heading="Health"
      lead={`${unwell === 0 ? 'Nothing needs your attention.' : 'Something needs your attention.'} Checked at ${at}.`}
      back={{ to: '/console/settings', label: 'Settings' }}
      width="list"
    >
      <DoneNote of={healthSteps} className="mt-5" />
      <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-raised">
        {health.parts.map((part) => (
          <Part key={part.name} part={part} />
        ))}
      </ul>
      {health.canTestRestore ? (
        <StepButton of={healthSteps} step="restore" variant="quiet" formClassName="mt-6">
          Test a Restore Now
        </StepButton>
      ) : null}
    </ConsoleMain>
  );
}

function Part({ part: { name, state, words, advice, path } }: { part: HealthPart }) {
  const { label, tone } = badges[state];
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-6 gap-y-1.5 px-5 py-4 sm:grid-cols-[11rem_1fr_auto]">
      <h2 className="font-text text-note font-semibold tracking-normal">{name}</h2>
      <p className="sm:order-last">
        <Badge tone={tone}>{label}</Badge>
      </p>
      <div className="min-w-0 wrap-anywhere max-sm:col-span-2">
        <p>{words}</p>
        {advice ? <p className="mt-1 text-ink-soft">{advice}</p> : null}
        {path ? (
          <Link className="text-link" to={path}>
            Open the list
          </Link>
        ) : null}
      </div>
    </li>
  );
}
