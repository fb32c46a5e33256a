// The words around the mails about a consultation, by language.
import type { Language } from '#company/facts/languages.ts';
import {
  type ConsultationMailMessages,
  englishConsultationMailMessages,
} from './consultation-mail-messages.en.ts';
import { spanishConsultationMailMessages } from './consultation-mail-messages.es.ts';

export const consultationMailMessages: Readonly<Record<Language, ConsultationMailMessages>> = {
  en: englishConsultationMailMessages,
  es: spanishConsultationMailMessages,
};
