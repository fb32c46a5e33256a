// The properties of a customer who has many: one of them is open beside the list, and each is a link away.
import { Link } from 'react-router';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { Property } from '#contract/customers/properties.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Panel } from '../parts/panel.tsx';
import { useAccountMessages } from './messages/use-account-messages.ts';

/** From so many on, a form for each would bury the rest of the page. */
export const MANY_PROPERTIES = 4;

type PropertyListProps = { properties: readonly Property[]; openId: number };

export function PropertyList({ properties, openId }: PropertyListProps) {
  const messages = useAccountMessages();
  return (
    <Panel
      id="properties"
      heading={fill(messages.properties, { count: properties.length })}
      className="lg:col-span-2"
    >
      <ul className="mt-4 columns-1 gap-x-6 sm:columns-2 lg:columns-3">
        {properties.map(({ id, address }) => (
          <li key={id} className="break-inside-avoid">
            <Link
              to={`?property=${id}#property`}
              aria-current={id === openId ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center py-1 wrap-anywhere hover:text-oak hover:underline',
                id === openId && 'font-semibold text-oak',
              )}
            >
              {address}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
