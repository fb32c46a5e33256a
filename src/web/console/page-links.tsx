// The ways to the first and the next page of a list, below it; none where everything is on one page.
import { Link } from 'react-router';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { buttonLook } from '#web/ui/button.tsx';

type PageLinksProps = {
  /** What the list is asked for, without the place in it. */
  asked: URLSearchParams;
  isFirst: boolean;
  /** The place of the next page. */
  next: string | null;
};

export function PageLinks({ asked, isFirst, next }: PageLinksProps) {
  const look = buttonLook({ variant: 'quiet', size: 'small' }, undefined);
  return (
    <nav className="mt-5 flex flex-wrap gap-3 empty:hidden" aria-label="Pages">
      {isFirst ? null : (
        <Link className={look} to={`?${asked}`}>
          First page
        </Link>
      )}
      {next ? (
        <Link className={look} to={`?${new URLSearchParams([...asked, ['cursor', next]])}`}>
          Next page
          <AppIcon name="chevron-right" />
        </Link>
      ) : null}
    </nav>
  );
}
