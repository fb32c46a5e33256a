// Where someone is led when the chat does not come: the page that tells the other ways, in the language of the page.
import { pageLanguage } from '#web/lib/page-language.ts';

/** Its address; written out, because the list of pages would weigh on every document. */
export const contactPage = () => (pageLanguage() === 'es' ? '/es/contact' : '/contact');
