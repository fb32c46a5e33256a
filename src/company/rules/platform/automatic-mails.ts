// The mails that leave by themselves and whose words the owner can change: what each is called, when it goes, and the
// variables that its words may have (docs/product/content.md#automatic-emails).

/** What stands in the place of a variable, as the editor explains it. */
export const mailVariables = {
  greeting: '“Hello Fern”, or “Hello” when we don’t know the name',
  company: 'our name',
  phone: 'our phone number',
  service: 'the service, such as “Weekly mowing”',
  visitDay: 'the day of the visit',
  city: 'our town',
  window: 'when we come that day, such as “between 8:00 and 10:00 AM”',
} as const;
export type MailVariable = keyof typeof mailVariables;

/** Known to every mail from the settings. */
const COMMON = ['company', 'phone'] as const satisfies readonly MailVariable[];
export type CommonVariable = (typeof COMMON)[number];

type AutomaticMail = {
  label: string;
  /** When it goes and to whom, as a sentence. */
  when: string;
  variables: readonly Exclude<MailVariable, CommonVariable>[];
  /** Those that subject, opening or closing must have: what no other part of the mail says. */
  required?: readonly MailVariable[];
};

const visit = ['greeting', 'service', 'visitDay', 'window'] as const;

export const automaticMails = {
  'visit-soon': {
    label: 'Visit in two days',
    when: 'Goes two days before a visit, to customers who want this notice.',
    variables: visit,
  },
  'visit-tomorrow': {
    label: 'Visit tomorrow',
    when: 'Goes the day before a visit, in place of the notice two days ahead, when your settings say so.',
    variables: visit,
  },
  'visit-today': {
    label: 'Visit today',
    when: 'Goes on the morning of a visit.',
    variables: visit,
  },
  'crew-on-the-way': {
    label: 'Crew on its way',
    when: 'Goes when a crew leaves for the property.',
    variables: visit,
  },
  'visit-done': {
    label: 'Visit done',
    when: 'Goes when a crew has finished a visit.',
    variables: visit,
  },
  'visit-not-done': {
    label: 'Visit not done',
    when: 'Goes when a crew could not do a visit. The mail names the reason.',
    variables: visit,
  },
  'review-request': {
    label: 'Review request',
    when: 'Goes after a visit, at most as often as your settings say.',
    variables: ['greeting', 'service', 'visitDay'],
  },
  'newsletter-welcome': {
    label: 'Newsletter welcome',
    when: 'Goes to everyone who subscribes to the newsletter. The way out of it stands below.',
    variables: ['city'],
  },
} as const satisfies Record<string, AutomaticMail>;

export type AutomaticMailName = keyof typeof automaticMails;

/** What a mail's own facts give, beside what is known to every mail. */
export type OwnVariable<Name extends AutomaticMailName> =
  (typeof automaticMails)[Name]['variables'][number];

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
  return Object.hasOwn(automaticMails, name);
}

/** All variables that the words of a mail may have, those of its own first. */
export function variablesOf(name: AutomaticMailName): readonly MailVariable[] {
  return [...automaticMails[name].variables, ...COMMON];
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
  const mail: AutomaticMail = automaticMails[name];
  const missing = (mail.required ?? []).filter((variable) => !said.includes(`{${variable}}`));
  return [
    ...faults,
    ...missing.map((variable) => ({
      field: 'opening' as const,
      detail: `Please keep {${variable}}: without it the mail doesn’t say ${mailVariables[variable]}.`,
    })),
  ];
}

/** A text with its variables filled in, each once: what a fact says is never read as a variable itself. */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(IN_BRACES, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}
