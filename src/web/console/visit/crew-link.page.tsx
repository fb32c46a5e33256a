// The link that opens a crew's day on its telephone: to copy, to text, and to renew when it went to the wrong one.
import { useState } from 'react';
import { formatDate } from '#company/rules/time/company-time.ts';
import { crewLinkEndpoints } from '#contract/visits/crew-links.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/crew-link.page.ts';

export const meta = consoleMeta('Crew’s link');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const crewId = searchParams.get('crewId') ?? '';
  const date = searchParams.get('date') ?? '';
  const link = await context.get(apiContext)('GET /api/console/crew-links', {
    query: { crewId, date },
  });
  return { link, crewId, date };
}

const linkSteps = steps({
  renew: step({
    schema: crewLinkEndpoints['POST /api/console/crew-links/renew'].body,
    isPress: true,
    send: ({ api }, body) => api('POST /api/console/crew-links/renew', { body }),
    done: 'This is the new link. The old ones no longer work.',
  }),
});

export const action = stepAction(linkSteps);

export default function CrewLinkPage({ loaderData }: Route.ComponentProps) {
  const { link, crewId, date } = loaderData;
  const [said, setSaid] = useState('');
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(link.url).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? 'Copied.' : 'Please select the link and copy it.');
  };
  return (
    <ConsoleMain
      heading="Crew’s link"
      lead={`${formatDate(date)}. It opens from 5 PM the evening before until noon the day after, without an account. Anyone with the link can report as the crew.`}
      back={{ to: `/console/visits/day/${crewId}/${date}`, label: 'The crew’s day' }}
      width="form"
    >
      <DoneNote of={linkSteps} className="mt-6" />
      <div className="mt-8 grid gap-4">
        <TextField
          id="link"
          label="Link"
          value={link.url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="clay" onClick={() => void copy()}>
            Copy
          </Button>
          <ButtonLink
            variant="quiet"
            href={`sms:?body=${encodeURIComponent(`Your stops on ${formatDate(date)}: ${link.url}`)}`}
          >
            <AppIcon name="send" className="size-5" />
            Text it
          </ButtonLink>
          <StepButton
            of={linkSteps}
            step="renew"
            fields={{ crewId, date }}
            seen={{ generation: link.generation }}
            variant="quiet"
          >
            Make a new link
          </StepButton>
        </div>
        <p role="status" className="text-green">
          {said}
        </p>
        <p className="text-small text-ink-soft">
          A new link ends the old ones at once. Reports not sent yet stay on the phone and are sent
          when the crew opens the new link.
        </p>
      </div>
    </ConsoleMain>
  );
}
