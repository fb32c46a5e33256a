// Answers STOP, START and HELP: what they do to the number, and the one text that says so (docs/product/texts.md#stop-start-help).
import type { Language } from '#company/facts/languages.ts';
import { isSpanishWord, type TextWord } from '#company/rules/chat/text-keywords.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { allowTexts, stopTexts, textStopOf } from '#server/platform/text-messages/text-stops.ts';
import type { ServerContext } from '../../context.ts';
import { conversationLanguage } from '../conversation-language.ts';
import type { LogWriter } from '../write-log.ts';
import {
  type AnswerWordMessages,
  englishAnswerWordMessages,
} from './messages/answer-word-messages.en.ts';
import { spanishAnswerWordMessages } from './messages/answer-word-messages.es.ts';
import { sayBySelf } from './say-by-self.ts';

type Heard = { word: TextWord; text: string; answered?: TextWord | undefined };

/** Does what the word says. A word that changes nothing, such as a second STOP, is not confirmed again, nor START from a number that stays wrong. */
export async function answerWord(
  log: LogWriter,
  context: ServerContext,
  { word, text, answered }: Heard,
): Promise<void> {
  const number = log.session.textNumber ?? '';
  const isNews =
    word === 'stop'
      ? await stopTexts(log.tx, number, text, log.now)
      : word === 'start'
        ? (await allowTexts(log.tx, number, text, log.now)) &&
          (await textStopOf(log.tx, number)) === null
        : true;
  if (!isNews || answered) return;
  const { shortName: company, phone } = context.settings();
  const messages = answers[await languageOf(log, text)];
  await sayBySelf(log, context, fill(messages[word], { company, phone }), 'notice');
}

const answers: Readonly<Record<Language, AnswerWordMessages>> = {
  en: englishAnswerWordMessages,
  es: spanishAnswerWordMessages,
};

/** That of the person; of someone who has said none, that in which the word is. */
async function languageOf({ tx, session }: LogWriter, text: string): Promise<Language> {
  const said = await conversationLanguage(tx, session);
  return said ?? (isSpanishWord(text) ? 'es' : session.language);
}
