// What the account of a visitor says: who they are, and what they have with us.
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import type { ChatContext } from '#contract/chat/desk-conversation.ts';
import { laterPart } from '#web/ui/app/later-part.ts';
import { conversationPath } from '../conversation-path.ts';
import { Part } from '../parts/part.tsx';
import { Holders } from './later-text-parts.ts';

/** Most visitors have no account: what one has with us comes with the first of them. */
const AccountThings = laterPart(async () => (await import('./account-things.tsx')).AccountThings);

type OfAccountProps = {
  chat: DeskChat;
  context: ChatContext | undefined;
  hasFailed: boolean;
};

/** The part about the account; without one it says that there is none. */
export function OfAccount({ chat, context, hasFailed }: OfAccountProps) {
  if (hasFailed && !context) {
    return <Part heading="Customer">We couldn’t load their record.</Part>;
  }
  if (!context?.customer) {
    if (context && context.holders.length > 0) {
      return (
        <Part heading="Customer">
          <Suspense>
            <Holders chat={chat} context={context} />
          </Suspense>
        </Part>
      );
    }
    return (
      <Part heading="Customer">
        <p className="text-ink-soft">
          {context || !chat.isLinked
            ? chat.channel
              ? `No customer has this ${chat.channel.kind === 'text' ? 'number' : 'address'}.`
              : 'No account. An unverified email doesn’t open anyone’s record.'
            : 'Loading'}
        </p>
      </Part>
    );
  }
  const { customer } = context;
  return (
    <>
      <Part heading="Customer">
        <Link
          className="text-link inline-flex min-h-11 items-center font-semibold"
          to={`/console/customers/${customer.id}`}
        >
          {customer.name}
        </Link>
        {customer.properties.map((address) => (
          <p key={address}>{address}</p>
        ))}
        <Link
          className="text-link inline-flex min-h-11 items-center"
          to={conversationPath(customer.id)}
        >
          Whole conversation
        </Link>
        {chat.channel ? (
          <Suspense>
            <Holders chat={chat} context={context} />
          </Suspense>
        ) : null}
      </Part>
      <Suspense>
        <AccountThings context={context} />
      </Suspense>
    </>
  );
}
