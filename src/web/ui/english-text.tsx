// Words that are English wherever they stand, such as what the owner has written: marked so for screen readers and translators (WCAG 3.1.2).
import type { ReactNode } from 'react';

/** Marks them on a page in another language, which `language` names (BCP 47); on an English one they stand as they are. */
export function EnglishText({ language, children }: { language: string; children: ReactNode }) {
  return language === 'en' ? children : <span lang="en">{children}</span>;
}
