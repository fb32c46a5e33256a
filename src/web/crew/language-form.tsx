// The choice between English and Spanish: a form, so that the next page comes in that language, with a script or without.
import { useCrewPage } from './crew-context.ts';

export function LanguageForm() {
  const { language, messages } = useCrewPage();
  const other = language === 'en' ? 'es' : 'en';
  return (
    <form method="post">
      <input type="hidden" name="language" value={other} />
      <button type="submit" lang={other} className="day-head-language">
        {messages.otherLanguage}
      </button>
    </form>
  );
}
