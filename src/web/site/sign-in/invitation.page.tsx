// The page behind the link of an invitation to an account or to the staff. Opening it accepts nothing, since mail scanners open links; its button
// does, and signs no one in: that takes a code to the invited address.
import { data, Form } from 'react-router';
import { hrefIn, languageOfPath } from '#company/facts/languages.ts';
import { staffRoleLabel } from '#company/facts/staff-roles.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { AccountInvitation } from '#contract/accounts/people.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { useEnglishMark, useLanguage } from '#web/site/frame/use-site-messages.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/invitation.page.ts';
import { invitationMessages } from './messages/choose-sign-in-page-messages.ts';
import type { InvitationMessages } from './messages/invitation-messages.en.ts';
import { WithEmail } from './with-email.tsx';

export const handle = {
  missing: {
    heading: 'This invitation doesn’t work.',
    text: 'Its link may have been cut short on the way, or the account is gone. Please ask for another invitation.',
  },
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const invitation = await api('GET /api/account-invitations/{token}', { params });
  return { invitation, words: invitationMessages[languageOfPath(url.pathname)] };
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
  const { words } = loaderData;
  return (
    <main id="content" className="page-width section">
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
      <meta name="referrer" content="same-origin" />
      <div className="max-w-[34rem]">
        {actionData ? (
          <Alert tone="amber" title={words.refused ?? actionData.refusal} className="mb-8" />
        ) : null}
        <Status {...loaderData} />
      </div>
    </main>
  );
}

type InvitationProps = { invitation: AccountInvitation; words: InvitationMessages };

function Status({ invitation, words }: InvitationProps) {
  const { status, holder, role, email } = invitation;
  const language = useLanguage();
  if (status === 'accepted') {
    const signIn = hrefIn(language, `/sign-in?returnTo=${role ? '/console' : '/customer-portal'}`);
    return (
      <>
        <h1 className="text-section">{role ? words.onStaff : words.onAccount}</h1>
        <p className="mt-4 text-lead text-ink-soft">
          <WithEmail text={words.signInWith} email={email} />
        </p>
        <p className="mt-8">
          <ButtonLink variant="clay" href={signIn}>
            {words.signIn}
          </ButtonLink>
        </p>
      </>
    );
  }
  if (status === 'over') {
    return (
      <>
        <h1 className="text-section">{words.over}</h1>
        <p className="mt-4 text-lead text-ink-soft">
          {fill(words.overText, { holder: holder ?? words.theOwner })}
        </p>
      </>
    );
  }
  return (
    <>
      {role ? (
        <ToStaff role={role} invitation={invitation} words={words} />
      ) : (
        <ToAccount invitation={invitation} words={words} />
      )}
      <Form method="post" className="mt-8">
        <Button type="submit" variant="clay">
          {words.accept}
        </Button>
      </Form>
    </>
  );
}

function ToAccount({ invitation: { holder, email, expiresAt }, words }: InvitationProps) {
  const { companyName: company } = useSite().company;
  return (
    <>
      <h1 className="text-section">{words.share}</h1>
      <p className="mt-4 text-lead text-ink-soft">
        <WithEmail text={words.invites} email={email} values={{ holder, company }} />
      </p>
      <p className="mt-4 text-ink-soft">
        {words.whatFor} <Lasts expiresAt={expiresAt} words={words} />
      </p>
    </>
  );
}

type ToStaffProps = InvitationProps & { role: NonNullable<AccountInvitation['role']> };

function ToStaff({ role, invitation: { email, expiresAt }, words }: ToStaffProps) {
  const { companyName: company } = useSite().company;
  const mark = useEnglishMark();
  const label = <span {...mark}>{staffRoleLabel(role)}</span>;
  return (
    <>
      <h1 className="text-section">{words.joinStaff}</h1>
      <p className="mt-4 text-lead text-ink-soft">
        <WithEmail text={words.invitesStaff} email={email} values={{ company, role: label }} />
      </p>
      <p className="mt-4 text-ink-soft">
        {words.staffSignIn} <Lasts expiresAt={expiresAt} words={words} />
      </p>
    </>
  );
}

type LastsProps = Pick<AccountInvitation, 'expiresAt'> & { words: InvitationMessages };

function Lasts({ expiresAt, words }: LastsProps) {
  const { timeZone } = useSite().company;
  const day = formatDate(dateInZone(new Date(expiresAt), timeZone), useLanguage());
  return fill(words.until, { day });
}
