// The page behind the link in a mail about a chat. A GET changes nothing: mail programs open links by themselves. Its button
// lets this browser go on with the conversation.
import { data, redirect } from 'react-router';
import { hrefIn, type Language, languageOfPath } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { localeOf } from '#company/rules/time/locale.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/chat-link.page.ts';
import { chatLinkMessages } from './messages/choose-chat-link-messages.ts';

/** What a link that opens nothing says. */
export const handle = {
  missing: {
    heading: 'This chat can no longer be opened.',
    text: 'An emailed link opens its chat for 30 days. You can start a new chat from every page, or call us.',
  },
};

/** Whose conversation it is, by their first name. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const chat = await context.get(apiContext)('GET /api/chat-links/{token}', { params });
  const language = languageOfPath(url.pathname);
  return {
    chat,
    company: context.get(companyContext),
    language,
    words: chatLinkMessages[language],
  };
}

/** Opens the conversation in this browser, and goes where its panel comes up by itself. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const language = languageOfPath(url.pathname);
  try {
    await context.get(apiContext)('POST /api/chat-links/{token}', { params });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw error;
    return data({ problem: problemIn(language, error) }, { status: error.status });
  }
  return redirect(language === 'en' ? '/contact#chat' : hrefIn(language, '/#chat'), 303);
}

/** The server's own sentence is there in English alone. */
function problemIn(language: Language, { problem }: ApiError): string {
  const { failed } = chatLinkMessages[language];
  return language === 'en' ? (problem?.detail ?? failed) : failed;
}

export default function ChatLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { chat, company, language, words } = loaderData;
  const day = new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: 'full',
    timeZone: company.timeZone,
  }).format(new Date(chat.startedAt));
  return (
    <main id="content" className="page-width section">
      <title>{`${words.title} | ${company.companyName}`}</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
      <meta name="referrer" content="same-origin" />
      <div className="max-w-reading">
        <h1 className="text-section">
          {chat.customerName
            ? fill(words.continueWith, { name: chat.customerName })
            : words.continue}
        </h1>
        <p className="mt-4 text-lead text-ink-soft">{fill(words.started, { day })}</p>
        {actionData && (
          <p role="alert" className="mt-6 rounded-field bg-red-soft px-4 py-3 text-red">
            {actionData.problem}
          </p>
        )}
        {/* A plain form: the answer brings the key of the conversation, and a document with the chat in it. */}
        <form method="post" className="mt-8">
          <Button type="submit" variant="clay">
            {words.button}
          </Button>
        </form>
        <noscript>
          <p className="mt-6">
            {words.needsScript} <a href={hrefIn(language, '/quote')}>{words.writeToUs}</a>.
          </p>
        </noscript>
        <p className="mt-6">
          {words.orCall} <TextLink href={`tel:${company.phoneDial}`}>{company.phone}</TextLink>
        </p>
      </div>
    </main>
  );
}
