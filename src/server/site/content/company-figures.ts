// Puts the company's reach and reply time into the words of content, where the owner has written {miles} and {replyTime}.
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import type { PublishedContent } from '#contract/site/content/kinds.ts';

type Figures = Pick<BusinessSettings, 'serviceRadiusMiles' | 'replyHours'>;

/** Content is filled once for each pair of figures, because every page reads it. */
const filled = new WeakMap<PublishedContent, { of: string; content: PublishedContent }>();

/**
 * The content with both in their places. Mails have variables of their own (company/rules/platform/automatic-mails.ts),
 * translations are filled in their language (in-language.ts).
 */
export function withCompanyFigures(content: PublishedContent, figures: Figures): PublishedContent {
  const of = `${figures.serviceRadiusMiles} ${figures.replyHours}`;
  const known = filled.get(content);
  if (known?.of === of) return known.content;
  const words = withFigures(content, figures, 'en');
  const { 'automatic-mail': mails, 'mail-template': templates, translations, uploads } = content;
  const made = {
    ...words,
    'automatic-mail': mails,
    'mail-template': templates,
    translations,
    uploads,
  };
  filled.set(content, { of, content: made });
  return made;
}

/** Words of one language with both in their places. */
export function withFigures<Words>(words: Words, figures: Figures, language: Language): Words {
  // Neither has a character that JSON would escape.
  const text = JSON.stringify(words)
    .replaceAll('{miles}', String(figures.serviceRadiusMiles))
    .replaceAll('{replyTime}', replyTime(figures, language));
  return JSON.parse(text);
}
