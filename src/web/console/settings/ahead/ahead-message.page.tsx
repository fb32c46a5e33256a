// A message that has not left yet: to whom, when and why, and as it would read.
import { Link } from 'react-router';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import { ReadableMessage } from '../mails/message-text.tsx';
import { messageTime } from '../mails/message-time.ts';
import type { Route } from './+types/ahead-message.page.ts';

export const meta = consoleMeta('Going out soon');

export async function loader({ context, params }: Route.LoaderArgs) {
  const message = await context.get(apiContext)('GET /api/console/ahead/{key}', {
    params: { key: params.key },
  });
  return { message, timeZone: context.get(companyContext).timeZone };
}

export default function AheadMessagePage({ loaderData }: Route.ComponentProps) {
  const { message, timeZone } = loaderData;
  const { kind, channel, name, address, at, reason, consent, path, text } = message;
  const facts = [
    ['About', channel === 'text' ? `${kind}, text message` : kind],
    ['Leaves', messageTime(at, timeZone)],
    ['Why', reason],
    ['Agreed', consent],
  ];
  return (
    <ConsoleMain
      heading={text?.subject ?? kind}
      lead={address ? `To ${name}, ${address}` : `To ${name}, as many as there are now`}
      back={{ to: '/console/settings/ahead', label: 'Going out soon' }}
    >
      <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[22rem_1fr]">
        <section aria-labelledby="facts">
          <h2 id="facts" className="text-title">
            Why it leaves
          </h2>
          <dl className="mt-3 grid gap-3">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt className="text-small text-ink-soft">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4">
            <Link className="underline hover:text-oak" to={path}>
              Open what it is about
            </Link>
          </p>
        </section>
        <section aria-labelledby="message-text" className="min-w-0">
          <h2 id="message-text" className="text-title">
            Message
          </h2>
          {text ? (
            <ReadableMessage text={text} fileNote="A file goes with it." />
          ) : (
            <p className="mt-2 max-w-reading text-ink-soft">
              There would be nothing to send. It will not leave.
            </p>
          )}
        </section>
      </div>
    </ConsoleMain>
  );
}
