// In which language a job is told of: English, unless its page brings other words.
import type { Language } from '#company/facts/languages.ts';
import { englishJobMessages, type JobMessages } from './messages/job-messages.en.ts';

export type SpokenJob = { language: Language; messages: JobMessages };

export const englishJob: SpokenJob = { language: 'en', messages: englishJobMessages };
