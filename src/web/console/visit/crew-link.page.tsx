// The link that opens a crew's day on its telephone: to copy, to text, and to renew when it went to the wrong one.
import { useState } from 'react';
import { Form } from 'react-router';
import { formatDate } from '#company/rules/time/company-time.ts';
import { backHere } from '#web/lib/back-here.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/crew-link.page.ts';

export const meta = consoleMeta('Crew’s link');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { crewId, date } = asked(url);
  const link = await context.get(apiContext)('GET /api/console/crew-links', {
    query: { crewId, date },
  });
  return { link, crewId, date };
}

/** Renews the link that was seen. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { crewId, date } = asked(url);
  const typed = await request.formData();
  await context.get(apiContext)('POST /api/console/crew-links/renew', {
    body: { crewId: Number(crewId), date, generation: Number(typed.get('generation')) },
  });
  return backHere(url);
}

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
          <Form method="post">
            <input type="hidden" name="generation" value={link.generation} />
            <Button type="submit" variant="quiet">
              Make a new link
            </Button>
          </Form>
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

function asked({ searchParams }: URL): { crewId: string; date: string } {
  return { crewId: searchParams.get('crewId') ?? '', date: searchParams.get('date') ?? '' };
}
