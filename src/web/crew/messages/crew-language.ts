// In which language a crew reads its page: chosen once, kept in a cookie of the telephone so that the first HTML has it.

const crewLanguages = ['en', 'es'] as const;
export type CrewLanguage = (typeof crewLanguages)[number];

const NAME = 'crew_language';
const A_YEAR = 365 * 86_400;

/** The language that a cookie header names; English until one is chosen. */
export function languageIn(cookies: string): CrewLanguage {
  const named = new RegExp(`(?:^|; )${NAME}=(\\w+)(?:;|$)`).exec(cookies)?.[1];
  return asLanguage(named) ?? 'en';
}

/** A language of the page; undefined for any other text. */
export function asLanguage(text: unknown): CrewLanguage | undefined {
  return crewLanguages.find((language) => language === text);
}

/** The cookie that keeps a language, for the crew's pages alone. */
export function languageCookie(language: CrewLanguage, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${NAME}=${language}; Max-Age=${A_YEAR}; Path=/crew; SameSite=Lax; HttpOnly${secure}`;
}
