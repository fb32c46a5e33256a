// Where the busy times of someone of the office are read: from a secret address, or from a CalDAV account with an app password.
import type { BusyCalendar } from '#contract/booking/busy-calendar.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ownCalendarSteps } from './own-calendar-steps.ts';

/** What is read now, and both ways to have another calendar read. */
export function BusyTimes({ own }: { own: BusyCalendar }) {
  const { host } = own;
  return (
    <>
      {host === null ? null : (
        <Card className="mt-4 p-5">
          <Reading own={own} host={host} />
        </Card>
      )}
      <Card className="mt-4 p-5">
        <h3 className="font-semibold">By secret address</h3>
        <p className="mt-1 mb-4 max-w-reading text-ink-soft">
          For Google Calendar, Outlook and most others.
        </p>
        <SecretAddress key={host} isFirst={host === null} />
      </Card>
      <Card className="mt-4 p-5">
        <h3 className="font-semibold">By app password (CalDAV)</h3>
        <p className="mt-1 mb-4 max-w-reading text-ink-soft">
          For Apple iCloud, Fastmail and Nextcloud. Create an app password in your account’s
          security settings; you can revoke it there at any time.
        </p>
        <CaldavAccount key={host} isFirst={host === null} />
      </Card>
    </>
  );
}

function SecretAddress({ isFirst }: { isFirst: boolean }) {
  return (
    <StepForm
      of={ownCalendarSteps}
      step="read"
      labels={{ address: 'Secret address (iCal)' }}
      className="grid gap-4"
    >
      {(field) => (
        <>
          <TextField
            {...field('address')}
            hint="Your calendar’s settings show it as a secret or private address in iCal format. It begins with https://. We never show it again."
            autoComplete="off"
          />
          <div>
            <SubmitButton pending="Saving...">
              {isFirst ? 'Add Calendar' : 'Replace Calendar'}
            </SubmitButton>
          </div>
        </>
      )}
    </StepForm>
  );
}

function CaldavAccount({ isFirst }: { isFirst: boolean }) {
  return (
    <StepForm
      of={ownCalendarSteps}
      step="connect"
      labels={{ address: 'CalDAV server', username: 'User name', appPassword: 'App password' }}
      className="grid gap-4"
    >
      {(field) => (
        <>
          <TextField
            {...field('address')}
            hint="iCloud: caldav.icloud.com. Fastmail: caldav.fastmail.com. Nextcloud: the address you open it at. The address of a single calendar works too."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            {...field('username')}
            hint="For iCloud and Fastmail, your full email address."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            {...field('appPassword')}
            type="password"
            hint="Not the password you sign in with. We store it encrypted and never show it again."
            autoComplete="new-password"
          />
          <div>
            <SubmitButton pending="Connecting...">
              {isFirst ? 'Connect Calendar' : 'Replace Calendar'}
            </SubmitButton>
          </div>
        </>
      )}
    </StepForm>
  );
}

type ReadingProps = { own: BusyCalendar; host: string };

function Reading({ own, host }: ReadingProps) {
  const { calendars } = own;
  const read = calendars.find(({ isRead }) => isRead);
  const mustChoose = calendars.length > 0 && !read;
  return (
    <>
      <h3 className="font-semibold wrap-anywhere">
        {mustChoose ? `Connected to ${host}` : `Read from ${host}`}
        {read ? `: ${read.name}` : null}
      </h3>
      {mustChoose ? (
        <p className="mt-2">Choose the calendar to read. Until then, no busy times count.</p>
      ) : (
        <LastReading own={own} />
      )}
      {calendars.length > 1 ? <Calendars calendars={calendars} /> : null}
      <StepButton of={ownCalendarSteps} step="stop" variant="quiet" size="small" className="mt-4">
        Stop Reading
      </StepButton>
    </>
  );
}

function LastReading({ own: { readAt, failure, busyTimes } }: { own: BusyCalendar }) {
  const { timeZone } = useSite().company;
  const times = busyTimes === 1 ? '1 busy time' : `${busyTimes} busy times`;
  const when =
    readAt &&
    new Date(readAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <>
      {when || !failure ? (
        <p className="mt-2">
          {when ? `Last read ${when}: ${times}.` : 'Not read yet. It takes about a minute.'}
        </p>
      ) : null}
      {failure ? (
        <p className="mt-2">
          The last try failed: {failure}. {when ? 'What we knew before still counts. ' : null}
          We try again every 15 minutes.
        </p>
      ) : null}
    </>
  );
}

function Calendars({ calendars }: Pick<BusyCalendar, 'calendars'>) {
  return (
    <ul className="mt-4 grid gap-2">
      {calendars.map(({ id, name, isRead }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3">
          <span className="wrap-anywhere">{name}</span>
          {isRead ? (
            <span className="text-ink-soft">In use</span>
          ) : (
            <StepButton
              of={ownCalendarSteps}
              step="choose"
              fields={{ calendar: id }}
              variant="quiet"
              size="small"
              aria-label={`Read ${name}`}
            >
              Read This Calendar
            </StepButton>
          )}
        </li>
      ))}
    </ul>
  );
}
