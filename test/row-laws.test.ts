// Rows with a status of their own, though no machine, have one writer each beside the deletion of an account: a scan of the sources.
import { eachHasItsWriters } from './one-writer.ts';

const erasing = 'src/server/accounts/own-data';

eachHasItsWriters({
  mailing_recipients: ['src/server/site/newsletter/write-recipient.ts'],
  photo_permissions: [
    'src/server/site/permission-records/write-permission.ts',
    `${erasing}/erase-work.ts`,
  ],
  plan_changes: ['src/server/visits/plans/write-plan-change.ts', `${erasing}/erase-work.ts`],
  sent_mails: [
    'src/server/platform/sent-messages/write-sent-mail.ts',
    // Deletes what is older than it is kept.
    'src/server/customers/sweep-mails.ts',
    `${erasing}/erase-office.ts`,
    `${erasing}/erase-texts.ts`,
  ],
});
