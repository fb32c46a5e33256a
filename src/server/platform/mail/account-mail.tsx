// The mails about an account: its deletion, asked for and done, to the person and to the office, and a new passkey.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { Action, CallAction } from './mail-action.tsx';
import { Card, Fact, reachedAt } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

type AskedFacts = {
  firstName: string | null;
  /** A date at the company. */
  deletesOn: string;
  /** Where it can be undone. */
  link: string;
};

/** Also for someone who did not ask: it says how to stop it. */
export function deletionAskedMail(
  { firstName, deletesOn, link }: AskedFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const day = formatDate(deletesOn);
  return renderMail(
    `Your account will be deleted on ${day}`,
    <MailLayout
      settings={settings}
      preview="You can keep it until then"
      heading="Your account will be deleted"
    >
      <Text style={mailStyles.text}>
        {greeting(firstName ?? '')}, you asked us to delete your account. We’ll do that on {day}.
        Until then everything stays as it is, and you can change your mind.
      </Text>
      <Action href={link}>Keep my account</Action>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        Didn’t ask for this? Someone else may be using your account: sign in, keep it, and sign out
        your other devices. Or call us at {settings.phone}.
      </Text>
    </MailLayout>,
  );
}

type OfficeFacts = {
  name: string;
  email: string;
  phone: string | null;
  /** A date at the company. */
  deletesOn: string;
};

/** For the office: what is still open with the person has to be settled by then. */
export function officeDeletionMail(
  { name, email, phone, deletesOn }: OfficeFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const day = formatDate(deletesOn);
  return renderMail(
    `Account to be deleted on ${day}: ${name}`,
    <MailLayout settings={settings} preview={name} heading="A customer is deleting their account">
      <Text style={mailStyles.text}>
        {name} asked for their account to be deleted. It happens automatically on {day}, unless they
        change their mind. Visits ahead on an account of their own are canceled with it: please
        settle what is still open.
      </Text>
      <Card letter={reachedAt(name, email, phone)}>
        <Fact label="Name" value={name} />
        <Fact label="Email" value={email} />
        {phone && <Fact label="Phone" value={phone} />}
      </Card>
      <CallAction name={name} phone={phone} />
    </MailLayout>,
  );
}

/** The last mail that the person gets; the address is forgotten after it. */
export function deletionDoneMail(settings: BusinessSettings): Promise<RenderedMail> {
  return renderMail(
    'Your account has been deleted',
    <MailLayout
      settings={settings}
      preview="Thank you for being our customer"
      heading="Your account has been deleted"
    >
      <Text style={mailStyles.text}>
        Your account and what we knew about you have been deleted, and visits ahead on an account of
        your own are canceled. We keep only the quotes and plan agreements that you signed and the
        record of the visits we made, for four years, because tax law requires it. This is the last
        email you get from us about it: your address is deleted, too.
      </Text>
      <Text style={mailStyles.text}>Thank you for being our customer.</Text>
    </MailLayout>,
  );
}

type PasskeyFacts = {
  firstName: string | null;
  /** What it is called. */
  name: string;
  madeAt: Date;
  /** Where it can be removed. */
  link: string;
};

/** Also for someone who did not make it: it says how to take it away. */
export function passkeyAddedMail(
  { firstName, name, madeAt, link }: PasskeyFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const day = formatDate(dateInZone(madeAt, settings.timeZone));
  const time = slotLabel(timeInZone(madeAt, settings.timeZone));
  return renderMail(
    'A passkey was added to your account',
    <MailLayout
      settings={settings}
      preview="If that was you, there is nothing to do"
      heading="A passkey was added"
    >
      <Text style={mailStyles.text}>
        {greeting(firstName ?? '')}, a passkey ({name}) was added to your account on {day} at {time}
        . You can now sign in with it instead of a code. If that was you, there is nothing to do.
      </Text>
      <Text style={mailStyles.text}>
        Wasn’t you? Someone else may be using your account: sign in, remove the passkey, and sign
        out your other devices. Or call us at {settings.phone}.
      </Text>
      <Action href={link}>See my passkeys</Action>
    </MailLayout>,
  );
}
