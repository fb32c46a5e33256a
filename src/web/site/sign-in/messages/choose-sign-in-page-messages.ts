// The words of the sign-in pages by language. Loaders alone ask, so that no script carries one of them.
import type { Language } from '#company/facts/languages.ts';
import { type CodeStepsMessages, englishCodeStepsMessages } from './code-steps-messages.en.ts';
import { spanishCodeStepsMessages } from './code-steps-messages.es.ts';
import { englishInvitationMessages, type InvitationMessages } from './invitation-messages.en.ts';
import { spanishInvitationMessages } from './invitation-messages.es.ts';
import { englishPasskeyMessages, type PasskeyMessages } from './passkey-messages.en.ts';
import { spanishPasskeyMessages } from './passkey-messages.es.ts';
import { englishSignInPageMessages, type SignInPageMessages } from './sign-in-page-messages.en.ts';
import { spanishSignInPageMessages } from './sign-in-page-messages.es.ts';

export const codeStepsMessages: Readonly<Record<Language, CodeStepsMessages>> = {
  en: englishCodeStepsMessages,
  es: spanishCodeStepsMessages,
};

export const passkeyMessages: Readonly<Record<Language, PasskeyMessages>> = {
  en: englishPasskeyMessages,
  es: spanishPasskeyMessages,
};

export const signInPageMessages: Readonly<Record<Language, SignInPageMessages>> = {
  en: englishSignInPageMessages,
  es: spanishSignInPageMessages,
};

export const invitationMessages: Readonly<Record<Language, InvitationMessages>> = {
  en: englishInvitationMessages,
  es: spanishInvitationMessages,
};
