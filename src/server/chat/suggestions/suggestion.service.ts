// Has a reply suggested to staff, who read it before anyone else does. Nothing of it is kept here.
import { MESSAGE_LENGTH } from '#company/rules/platform/form-fields.ts';
import type { Suggestions } from '#contract/chat/desk-conversation.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { LanguageModel } from '#server/platform/installation/config.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import type { ServerContext } from '../../context.ts';
import { noChat } from '../chat.policy.ts';
import { findChat } from '../chat.queries.ts';
import { askModel } from './language-model.ts';
import { readLastMessages } from './last-messages.queries.ts';
import { suggestionPrompt } from './suggestion-prompt.ts';

/** Whoever waits for longer has written the reply meanwhile. */
const ANSWER_WITHIN_MS = 20_000;

type SwitchContext = Pick<ServerContext, 'db' | 'config'>;

/** Whether the installation names a model, and whether it is used. */
export async function readSuggestions(context: SwitchContext): Promise<Suggestions> {
  const isSetUp = context.config.languageModel !== undefined;
  return { isSetUp, isOn: (await modelInUse(context)) !== undefined };
}

/**
 * A reply to what the visitor wrote last.
 *
 * @throws RequestProblem 404 for no conversation and while nothing is suggested, 409 where there is nothing to answer, 503 when no reply comes.
 */
export async function suggestReply(
  context: ServerContext,
  sessionId: string,
): Promise<{ text: string }> {
  const { db, clock, content, settings, log } = context;
  const model = await modelInUse(context);
  if (!model) throw new RequestProblem('not_found', 'Suggested replies are turned off.');
  const found = await findChat(db, sessionId, undefined, clock());
  if (!found) throw noChat();
  const { session } = found;
  const said = await readLastMessages(db, session.id);
  const isAsked = said.some(({ sender }) => sender === 'customer');
  if (!isAsked || session.underReview || session.status === 'closed')
    throw new RequestProblem('wrong_state', 'There is nothing to answer here.');
  const prompt = suggestionPrompt(settings().companyName, content().question, said);
  const text = await askModel(model, prompt, ANSWER_WITHIN_MS).catch((error: unknown) => {
    log.warn({ err: error }, 'no reply was suggested');
    return '';
  });
  // Turned off meanwhile: what comes now is not shown to anyone either.
  if (!text || !(await modelInUse(context)))
    throw new RequestProblem('unavailable', 'No suggestion came. Please write the reply yourself.');
  return { text: text.slice(0, MESSAGE_LENGTH) };
}

/** The owner's switch as it is in the database by now, so that turning it off ends suggestions on every instance at once. */
async function modelInUse({ db, config }: SwitchContext): Promise<LanguageModel | undefined> {
  if (!config.languageModel) return undefined;
  const { suggestionsAreOn } = await readSettings(db);
  return suggestionsAreOn ? config.languageModel : undefined;
}
