// The words of the welcome by language, with how soon someone answers a chat. A loader alone asks, so that no script carries them.
import type { Language } from '#company/facts/languages.ts';
import { englishSupportMessages } from '#company/rules/chat/messages/support-messages.en.ts';
import { spanishSupportMessages } from '#company/rules/chat/messages/support-messages.es.ts';
import { englishWelcomeMessages } from './welcome-messages.en.ts';
import { spanishWelcomeMessages } from './welcome-messages.es.ts';

const english = {
  ...englishWelcomeMessages,
  withinMinutes: englishSupportMessages.withinMinutes,
  withinHours: englishSupportMessages.withinHours,
};
export type WelcomeDialogMessages = typeof english;

export const welcomeMessages: Readonly<Record<Language, WelcomeDialogMessages>> = {
  en: english,
  es: {
    ...spanishWelcomeMessages,
    withinMinutes: spanishSupportMessages.withinMinutes,
    withinHours: spanishSupportMessages.withinHours,
  },
};
