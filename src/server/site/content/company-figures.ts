// Puts the company's reach and reply time into the words of content, where the owner has written {miles} and {replyTime}.
import { type Language, translationLanguages } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import { tableOf } from '#company/rules/platform/known-keys.ts';
import type { PublishedContent, Translations } from '#contract/site/content/kinds.ts';

type Figures = Pick<BusinessSettings, 'serviceRadiusMiles' | 'replyHours'>;

/** Words are filled once for each pair of figures, because every page reads them. */
function keepFilled<Words extends object>() {
  const filled = new WeakMap<Words, { of: string; words: Words }>();
  return (words: Words, { serviceRadiusMiles, replyHours }: Figures, fill: () => Words): Words => {
    const of = `${serviceRadiusMiles} ${replyHours}`;
    const known = filled.get(words);
    if (known?.of === of) return known.words;
    const made = fill();
    filled.set(words, { of, words: made });
    return made;
  };
}

const filledContent = keepFilled<PublishedContent>();
const filledTranslations = keepFilled<Translations>();

/**
 * The content with both in their places, but for translations, whose words are of another language, and for mails, which have
 * variables of their own (company/rules/platform/automatic-mails.ts).
 */
export function withCompanyFigures(content: PublishedContent, figures: Figures): PublishedContent {
  return filledContent(content, figures, () => {
    const words = withFigures(content, figures, 'en');
    const { 'automatic-mail': mails, 'mail-template': templates, translations, uploads } = content;
    return { ...words, 'automatic-mail': mails, 'mail-template': templates, translations, uploads };
  });
}

/** Translations with both in their places, each language in its words. */
export function translationsWithFigures(
  translations: Translations,
  figures: Figures,
): Translations {
  return filledTranslations(translations, figures, () =>
    tableOf(translationLanguages, (language) =>
      withFigures(translations[language] ?? {}, figures, language),
    ),
  );
}

/** Words of one language with both in their places. */
function withFigures<Words>(words: Words, figures: Figures, language: Language): Words {
  // Neither has a character that JSON would escape.
  const text = JSON.stringify(words)
    .replaceAll('{miles}', String(figures.serviceRadiusMiles))
    .replaceAll('{replyTime}', replyTime(figures, language));
  return JSON.parse(text);
}
