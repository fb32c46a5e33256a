// The way to the same page in the other language: a plain link, on pages alone that are there in both.
import { useLocation } from 'react-router';
import { addressesOf, languageNames } from '#company/facts/languages.ts';
import { useLanguage, useSiteMessages } from './use-site-messages.ts';

export function LanguageSwitch() {
  const { pathname } = useLocation();
  const language = useLanguage();
  const { otherLanguage } = useSiteMessages();
  const other = addressesOf(pathname).find((address) => address.language !== language);
  if (!other) return null;
  return (
    <nav aria-label={otherLanguage}>
      <a className="text-link" href={other.path} hrefLang={other.language} lang={other.language}>
        {languageNames[other.language]}
      </a>
    </nav>
  );
}
