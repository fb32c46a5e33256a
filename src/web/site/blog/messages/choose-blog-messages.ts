// The words around the posts of the blog by language; its pages are rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import { type BlogMessages, englishBlogMessages } from './blog-messages.en.ts';
import { spanishBlogMessages } from './blog-messages.es.ts';

export const blogMessages: Readonly<Record<Language, BlogMessages>> = {
  en: englishBlogMessages,
  es: spanishBlogMessages,
};
