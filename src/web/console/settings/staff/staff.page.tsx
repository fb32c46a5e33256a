// The people on the staff: who they are, what they may do, and when they were last here; the owner invites and disables them.
import { countOf } from '#company/rules/platform/count-label.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Card } from '#web/ui/card.tsx';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import { useLivePage } from '../../live/use-live.ts';
import type { Route } from './+types/staff.page.ts';
import { InviteForm } from './invite-form.tsx';
import { InvitedRow, MemberRow } from './staff-rows.tsx';
import { staffSteps } from './staff-steps.ts';

export const meta = consoleMeta('Staff');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [staff, me] = await Promise.all([api('GET /api/console/staff'), api('GET /api/auth/user')]);
  return { staff, ownId: me.id };
}

export const action = stepAction(staffSteps);

export default function StaffPage({ loaderData }: Route.ComponentProps) {
  const { staff, ownId } = loaderData;
  const { people, invitations, expected } = staff;
  const { timeZone } = useSite().company;
  const active = people.filter(({ isDisabled }) => !isDisabled).length;
  useLivePage(['colleague']);
  return (
    <ConsoleMain
      heading="Staff"
      lead={`${countOf(active, 'person', 'people')} can sign in to the console. To change anything here, you confirm it’s you if you signed in more than ten minutes ago.`}
      back={{ to: '/console/settings', label: 'Settings' }}
      width="list"
    >
      <DoneNote of={staffSteps} className="mt-5" />
      <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-raised">
        {people.map((person) => (
          <MemberRow
            key={`${person.id}-${person.version}`}
            person={person}
            isOwn={person.id === ownId}
            timeZone={timeZone}
          />
        ))}
        {expected.map(({ email, role }) => (
          <InvitedRow
            key={email}
            name={email}
            role={role}
            note="Named in STAFF_EMAILS, has not signed in yet"
          />
        ))}
        {invitations.map((invitation) => (
          <InvitedRow
            key={invitation.id}
            name={invitation.name}
            role={invitation.role}
            invitation={invitation}
            timeZone={timeZone}
          />
        ))}
      </ul>
      <section aria-labelledby="invite" className="mt-8">
        <Card className="p-5">
          <h2 id="invite" className="text-title">
            Invite someone
          </h2>
          <InviteForm key={invitations.at(-1)?.id ?? ''} />
        </Card>
      </section>
    </ConsoleMain>
  );
}
