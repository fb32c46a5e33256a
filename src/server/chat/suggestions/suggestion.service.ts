// Has a reply suggested to staff, who read it before anyone else does. Nothing of it is kept here.
import { MESSAGE_LENGTH } from '#company/rules/platform/form-fields.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { noChat } from '../chat.policy.ts';
import { findChat } from '../chat.queries.ts';
import { readMessages } from '../read-log.ts';
import { askModel } from './language-model.ts';
import { hasWords, suggestionPrompt } from './suggestion-prompt.ts';

/** Whoever waits for longer has written the reply meanwhile. */
const ANSWER_WITHIN_MS = 20_000;

/**
 * A reply to what the visitor wrote last.
 *
 * @throws RequestProblem 404 for no conversation or no model, 409 where there is nothing to answer, 503 when no reply comes.
 */
export async function suggestReply(
  context: ServerContext,
  sessionId: string,
): Promise<{ text: string }> {
  const { db, clock, config, content, settings, log } = context;
  if (!config.languageModel) throw new RequestProblem('not_found', 'No one suggests replies here.');
  const found = await findChat(db, sessionId, undefined, clock());
  if (!found) throw noChat();
  const { session } = found;
  const messages = await readMessages(db, session, 'support');
  const isAsked = messages.some((message) => message.sender === 'customer' && hasWords(message));
  if (!isAsked || session.underReview || session.status === 'closed')
    throw new RequestProblem('wrong_state', 'There is nothing to answer here.');
  const prompt = suggestionPrompt(settings().companyName, content().question, messages);
  const text = await askModel(config.languageModel, prompt, ANSWER_WITHIN_MS).catch(
    (error: unknown) => {
      log.warn({ err: error }, 'no reply was suggested');
      return '';
    },
  );
  if (!text)
    throw new RequestProblem('unavailable', 'No suggestion came. Please write the reply yourself.');
  return { text: text.slice(0, MESSAGE_LENGTH) };
}
