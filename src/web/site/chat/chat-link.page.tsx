// The page behind the link in a mail about a chat. A GET changes nothing: mail programs open links by themselves. Its button
// lets this browser go on with the conversation.
import { data, redirect } from 'react-router';
import { ApiError } from '#web/lib/api-client.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/chat-link.page.ts';

const FAILED = 'We could not open the chat just now. Please press the button again.';

/** What a link that opens nothing says. */
export const handle = {
  missing: {
    heading: 'This chat can no longer be opened.',
    text: 'An emailed link opens its chat for 30 days. You can start a new chat from every page, or call us.',
  },
};

/** Whose conversation it is, by their first name. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const chat = await context.get(apiContext)('GET /api/chat-links/{token}', { params });
  return { chat, company: context.get(companyContext) };
}

/** Opens the conversation in this browser, and goes where its panel comes up by itself. */
export async function action({ context, params }: Route.ActionArgs) {
  try {
    await context.get(apiContext)('POST /api/chat-links/{token}', { params });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw error;
    return data({ problem: error.problem?.detail ?? FAILED }, { status: error.status });
  }
  return redirect('/contact#chat', 303);
}

export default function ChatLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { chat, company } = loaderData;
  const day = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeZone: company.timeZone,
  }).format(new Date(chat.startedAt));
  return (
    <main id="content" className="page-width section">
      <title>{`Your chat | ${company.companyName}`}</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
      <meta name="referrer" content="same-origin" />
      <div className="max-w-reading">
        <h1 className="text-section">
          {chat.customerName ? `Continue your chat, ${chat.customerName}?` : 'Continue your chat?'}
        </h1>
        <p className="mt-4 text-lead text-ink-soft">
          You started it on {day}. Everything that was said in it is there.
        </p>
        {actionData && (
          <p role="alert" className="mt-6 rounded-field bg-red-soft px-4 py-3 text-red">
            {actionData.problem}
          </p>
        )}
        {/* A plain form: the answer brings the key of the conversation, and a document with the chat in it. */}
        <form method="post" className="mt-8">
          <Button type="submit" variant="clay">
            Continue the Chat
          </Button>
        </form>
        <noscript>
          <p className="mt-6">
            The chat itself needs JavaScript. Without it, please <a href="/quote">write to us</a>.
          </p>
        </noscript>
        <p className="mt-6">
          Or call <TextLink href={`tel:${company.phoneDial}`}>{company.phone}</TextLink>
        </p>
      </div>
    </main>
  );
}
