// The mails that leave by themselves, in the languages in which customers are written to: their names, their words, and what is wrong
// with words (docs/decisions/0116-a-mail-for-each-language.md).

import type { Language } from '../../facts/languages.ts';
import { keysOf } from './known-keys.ts';
import {
  type AutomaticMail,
  COMMON_VARIABLES,
  type EnglishMailName,
  englishMails,
  type MailVariable,
  mailVariables,
} from './mail-table.ts';

const SPANISH = '-es';

/** A mail of the table, or its Spanish twin. */
export type AutomaticMailName = EnglishMailName | `${EnglishMailName}${typeof SPANISH}`;

/** Which mail of the table one is, and in which language. */
type Spoken = { mail: EnglishMailName; language: Language };

/** All of them, each twin behind its English mail, as the owner reads their list. */
const spoken: ReadonlyMap<string, Spoken> = new Map(
  keysOf(englishMails).flatMap((mail): [AutomaticMailName, Spoken][] => [
    [mail, { mail, language: 'en' }],
    [`${mail}${SPANISH}`, { mail, language: 'es' }],
  ]),
);

/** The names of all mails, each twin behind its English mail. */
export const automaticMailNames: readonly AutomaticMailName[] = [...spoken.keys()].filter(
  isAutomaticMail,
);

/** Which mail of the table this is, and in which language. */
export function spokenMail(name: AutomaticMailName): Spoken {
  const found = spoken.get(name);
  if (!found) throw new Error(`There is no mail "${name}".`);
  return found;
}

/** The mail whose words are said in a language. */
export function mailIn(language: Language, mail: EnglishMailName): AutomaticMailName {
  return language === 'es' ? `${mail}${SPANISH}` : mail;
}

/** What a mail is called, when it goes and which variables it knows; a twin knows those of its English mail. */
export function describeMail(name: AutomaticMailName): AutomaticMail {
  const { mail, language } = spokenMail(name);
  const english: AutomaticMail = englishMails[mail];
  if (language === 'en') return english;
  return {
    ...english,
    label: `${english.label}, in Spanish`,
    when: `Goes instead of “${english.label}” to customers who read Spanish. A change of the English words does not change these.`,
  };
}

/** What a mail's own facts give, beside what is known to every mail. */
export type OwnVariable<Name extends EnglishMailName> =
  (typeof englishMails)[Name]['variables'][number];

/** The words of a mail, with variables in braces. */
export type MailWords = {
  subject: string;
  heading: string;
  opening: string;
  closing?: string | undefined;
};

/** The words of each mail, as they are published. */
export type WordsOfMails = (name: AutomaticMailName) => MailWords;

/** Whether there is a mail of this name. */
export function isAutomaticMail(name: string): name is AutomaticMailName {
  return spoken.has(name);
}

/** All variables that the words of a mail may have, those of its own first. */
export function variablesOf(name: AutomaticMailName): readonly MailVariable[] {
  return [...describeMail(name).variables, ...COMMON_VARIABLES];
}

const IN_BRACES = /\{([^{}]*)\}/g;

type WordsFault = { field: keyof MailWords; detail: string };

/** What is wrong with the variables of a mail's words, by field; braces that are no variable at all are wrong as well. */
export function wordsFaults(name: AutomaticMailName, words: MailWords): WordsFault[] {
  const known: readonly string[] = variablesOf(name);
  const listed = known.map((variable) => `{${variable}}`).join(', ');
  const fields = ['subject', 'heading', 'opening', 'closing'] as const;
  const faults = fields.flatMap((field): WordsFault[] => {
    const text = words[field] ?? '';
    const unknown = [...text.matchAll(IN_BRACES)].find(
      ([, inside = '']) => !known.includes(inside),
    );
    if (unknown) return [{ field, detail: `We don’t know ${unknown[0]}. You can use ${listed}.` }];
    if (!/[{}]/.test(text.replace(IN_BRACES, ''))) return [];
    return [{ field, detail: `A brace is missing. You can use ${listed}.` }];
  });
  const said = [words.subject, words.opening, words.closing ?? ''].join('\n');
  const missing = (describeMail(name).required ?? []).filter(
    (variable) => !said.includes(`{${variable}}`),
  );
  return [
    ...faults,
    ...missing.map((variable) => ({
      field: 'opening' as const,
      detail: `Please keep {${variable}}: without it the mail doesn’t say ${mailVariables[variable]}.`,
    })),
  ];
}
