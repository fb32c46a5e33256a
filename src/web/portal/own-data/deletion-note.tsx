// Says that the account is to be deleted, with the way to keep it.
import { formatDate } from '#company/rules/time/company-time.ts';
import type { AccountDeletion } from '#contract/accounts/own-data.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { PageLink } from '../parts/page-link.tsx';

type DeletionNoteProps = { deletion: AccountDeletion; className?: string };

export function DeletionNote({ deletion, className }: DeletionNoteProps) {
  return (
    <Alert
      tone="amber"
      title={`Your account will be deleted on ${formatDate(deletion.deletesOn)}`}
      className={className ?? ''}
      action={
        <PageLink to="/customer-portal/your-data#delete" size="small">
          Keep my account
        </PageLink>
      }
    />
  );
}
