// Faults in mailings of the newsletter and in what becomes of their mails.
import type { Fault } from './fault.ts';

const mailings = ['src/server/site/mailings/mailings.pg.test.ts'] as const;

export const newsletterFaults: readonly Fault[] = [
  {
    promise: 'Someone who unsubscribed a second before gets nothing.',
    file: 'src/server/site/mailings/claim-recipient.ts',
    find: 'subscription?.isActive === true &&',
    replace: 'subscription !== null &&',
    tests: mailings,
  },
  {
    promise: 'Nothing goes out of a mailing that is paused.',
    file: 'src/server/site/mailings/claim-recipient.ts',
    find: "if (mailing?.status !== 'sending') return 'nothing due';",
    replace: 'if (!mailing) return "nothing due";',
    tests: mailings,
  },
  {
    promise: 'The newsletter keeps to its pace.',
    file: 'src/server/site/mailings/claim-recipient.ts',
    find: 'return (row?.found ?? 0) >= most;',
    replace: 'return (row?.found ?? 0) > most + 1_000;',
    tests: mailings,
  },
  {
    promise: 'Suspicious sign-ups, bounced addresses and those who left are no recipients.',
    file: 'src/server/site/newsletter/write-recipient.ts',
    find: 'where is_active and not held_for_review and bounced_at is null order by id',
    replace: 'where is_active order by id',
    tests: mailings,
  },
  {
    promise: 'A refusal of us blames no address.',
    file: 'src/company/rules/site/mailing-rules.ts',
    find: "if (!isAboutRecipient) return 'us';",
    replace: "if (!isAboutRecipient) return 'address';",
    tests: mailings,
  },
  {
    promise: 'A mail that cannot go now is set aside in the end.',
    file: 'src/company/rules/site/mailing-rules.ts',
    find: 'return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);',
    replace: 'return new Date(now.getTime() + (minutes ?? 1) * 60_000);',
    tests: mailings,
  },
  {
    promise: 'What a mail server says is stored without the address.',
    file: 'src/server/site/mailings/settle-mail.ts',
    find: "words.replaceAll(claim.email, 'the address')",
    replace: 'words',
    tests: mailings,
  },
  {
    promise: 'Links to other sites are not counted.',
    file: 'src/server/site/mailings/mailing-links.ts',
    find: 'if (url.origin !== site.origin) return null;',
    replace: '',
    tests: mailings,
  },
  {
    promise: 'A mailing counts who leaves by its link, once.',
    file: 'src/server/site/newsletter/newsletter.service.ts',
    find: 'if (mailingId !== null) await noteUnsubscribed',
    replace: 'if (mailingId === 0) await noteUnsubscribed',
    tests: mailings,
  },
  {
    promise: 'A mail of the newsletter shows no foreign picture.',
    file: 'src/server/site/mailings/mailing-markdown.ts',
    find: 'if (!isPicture(name)) {',
    replace: 'if (!name) {',
    tests: mailings,
  },
  {
    promise: 'Who left the newsletter is forgotten when the policy says.',
    file: 'src/server/site/newsletter/newsletter.service.ts',
    find: '.where(and(eq(isActive, false), lt(unsubscribedAt, longAgo)))',
    replace: '.where(and(eq(isActive, false), eq(unsubscribedAt, longAgo)))',
    tests: ['src/server/site/newsletter/newsletter.pg.test.ts'],
  },
];
