// Says that the account is to be deleted, with the way to keep it.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { AccountDeletion } from '#contract/accounts/own-data.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { PageLink } from '../parts/page-link.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';

type DeletionNoteProps = { deletion: AccountDeletion; className?: string };

export function DeletionNote({ deletion, className }: DeletionNoteProps) {
  const messages = usePartsMessages();
  const say = useSpokenTimes();
  return (
    <Alert
      tone="amber"
      title={fill(messages.deletesOn, { day: say.fullDay(deletion.deletesOn) })}
      className={className ?? ''}
      action={
        <PageLink to="/customer-portal/your-data#delete" size="small">
          {messages.keepAccount}
        </PageLink>
      }
    />
  );
}
