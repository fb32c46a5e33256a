// In which language a statement is read: English, unless its page brings other words.
import type { Language } from '#company/facts/languages.ts';
import {
  englishStatementMessages,
  type StatementMessages,
} from './messages/statement-messages.en.ts';

export type SpokenStatement = { language: Language; messages: StatementMessages };

export const englishStatement: SpokenStatement = {
  language: 'en',
  messages: englishStatementMessages,
};
