// Answers STOP, START and HELP: what they do to the number, and the one text that says so (docs/product/texts.md#stop-start-help).
import type { TextWord } from '#company/rules/chat/text-keywords.ts';
import { allowTexts, stopTexts, textStopOf } from '#server/platform/text-messages/text-stops.ts';
import type { ServerContext } from '../../context.ts';
import type { LogWriter } from '../write-log.ts';
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
  if (isNews && !answered)
    await sayBySelf(log, context, answerTo(word, context.settings()), 'notice');
}

/** What is answered to each word. It sells nothing (47 CFR 64.1200(a)(12)). */
export function answerTo(
  word: TextWord,
  { shortName, phone }: { shortName: string; phone: string },
): string {
  switch (word) {
    case 'stop':
      return `${shortName}: You will get no more texts from us. Reply START to get them again, or call ${phone}.`;
    case 'start':
      return `${shortName}: You can get texts from us again. Reply STOP to end them, HELP for help.`;
    case 'help':
      return `${shortName}: Call us at ${phone} or text us here. Reply STOP to end texts. Message and data rates may apply.`;
  }
}
