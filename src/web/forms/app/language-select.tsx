// The choice of the language in which a person is written to, each called by its own name.
import type { ComponentProps } from 'react';
import { languageNames, languages } from '#company/facts/languages.ts';
import { Select } from '#web/ui/field.tsx';

/** The choice; what is known of it, and how it is called, comes with the bound field. */
export function LanguageSelect(field: Omit<ComponentProps<typeof Select>, 'children'>) {
  return (
    <Select {...field}>
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </Select>
  );
}
