// The page behind the link of an invitation to an account or to the staff. Opening it accepts nothing, since mail scanners open links; its button
// does, and signs no one in: that takes a code to the invited address.
import { data, Form } from 'react-router';
import { staffRoleLabel } from '#company/facts/staff-roles.ts';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { AccountInvitation } from '#contract/accounts/people.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/invitation.page.ts';

export const handle = {
  missing: {
    heading: 'This invitation doesn’t work.',
    text: 'Its link may have been cut short on the way, or the account is gone. Please ask for another invitation.',
  },
};

export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/account-invitations/{token}', { params });
}

/** Joins; why that cannot be is said on the page. */
export async function action({ context, params }: Route.ActionArgs) {
  try {
    await context.get(apiContext)('POST /api/account-invitations/{token}', { params });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    return data({ refusal: error.message }, { status: 409 });
  }
}

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-width section">
      <title>Invitation</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
      <meta name="referrer" content="same-origin" />
      <div className="max-w-[34rem]">
        {actionData ? <Alert tone="amber" title={actionData.refusal} className="mb-8" /> : null}
        <Status {...loaderData} />
      </div>
    </main>
  );
}

function Status(invitation: AccountInvitation) {
  const { status, holder, role, email } = invitation;
  if (status === 'accepted') {
    return (
      <>
        <h1 className="text-section">{role ? 'You’re on the staff' : 'You’re on the account'}</h1>
        <p className="mt-4 text-lead text-ink-soft">
          Sign in with <strong className="wrap-anywhere text-ink">{email}</strong>. We’ll email you
          a code.
        </p>
        <p className="mt-8">
          <ButtonLink
            variant="clay"
            href={`/sign-in?returnTo=${role ? '/console' : '/customer-portal'}`}
          >
            Sign in
          </ButtonLink>
        </p>
      </>
    );
  }
  if (status === 'over') {
    return (
      <>
        <h1 className="text-section">This invitation is over</h1>
        <p className="mt-4 text-lead text-ink-soft">
          It has expired or was canceled. {holder ?? 'The owner'} can send you another one.
        </p>
      </>
    );
  }
  return (
    <>
      {role ? (
        <ToStaff role={role} invitation={invitation} />
      ) : (
        <ToAccount invitation={invitation} />
      )}
      <Form method="post" className="mt-8">
        <Button type="submit" variant="clay">
          Accept
        </Button>
      </Form>
    </>
  );
}

type OpenProps = { invitation: AccountInvitation };

function ToAccount({ invitation: { holder, email, expiresAt } }: OpenProps) {
  const { companyName } = useSite().company;
  return (
    <>
      <h1 className="text-section">Share an account?</h1>
      <p className="mt-4 text-lead text-ink-soft">
        {holder} invites <strong className="wrap-anywhere text-ink">{email}</strong> to their
        account at {companyName}.
      </p>
      <p className="mt-4 text-ink-soft">
        You’ll see its visits, plans, requests, quotes and gate codes, and can ask for work and
        agree to plans and quotes. You can leave at any time. <Lasts expiresAt={expiresAt} />
      </p>
    </>
  );
}

function ToStaff({
  role,
  invitation: { email, expiresAt },
}: OpenProps & { role: NonNullable<AccountInvitation['role']> }) {
  const { companyName } = useSite().company;
  return (
    <>
      <h1 className="text-section">Join the staff?</h1>
      <p className="mt-4 text-lead text-ink-soft">
        {companyName} invites <strong className="wrap-anywhere text-ink">{email}</strong> to work in
        its console. Your role: {staffRoleLabel(role)}.
      </p>
      <p className="mt-4 text-ink-soft">
        You’ll sign in with this address and a code that we email to it.{' '}
        <Lasts expiresAt={expiresAt} />
      </p>
    </>
  );
}

function Lasts({ expiresAt }: Pick<AccountInvitation, 'expiresAt'>) {
  const { timeZone } = useSite().company;
  return <>The invitation works until {formatDate(dateInZone(new Date(expiresAt), timeZone))}.</>;
}
