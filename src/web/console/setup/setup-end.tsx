// What comes after the last step of getting started.
import { Link } from 'react-router';
import { Alert } from '#web/ui/app/alert.tsx';

export function SetupEnd({ isLive }: { isLive: boolean }) {
  return (
    <Alert
      tone={isLive ? 'green' : 'amber'}
      title={
        isLive ? 'You’re set up.' : 'Every step is done or skipped. Your site is not open yet.'
      }
      className="mt-6"
    >
      Next:{' '}
      <Link className="text-link" to="/console/customers/new">
        add your first customer
      </Link>
      , or{' '}
      <Link className="text-link" to="/console/customers/import">
        import them from a file
      </Link>
      .
    </Alert>
  );
}
