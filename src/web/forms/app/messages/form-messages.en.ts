// The words of every form of an application in English: what keeps one from being taken, and what someone else has changed first.

/** Sentences by the kind of what is wrong; in English each rule says its own. */
export type RefusalMessages = {
  /** Below a field that is empty, and below one that cannot be sent as it is. */
  missing: string;
  invalid: string;
  /** The same for fields of these names. */
  fields: Readonly<Record<string, { missing?: string; invalid?: string }>>;
  /** By the code of what the server has refused (contract/platform/problem.ts), and for one without a sentence here. */
  codes: Readonly<Record<string, string>>;
  refused: string;
};

export const englishFormMessages = {
  // Above the fields that are wrong, and above what is wrong with the form as a whole.
  checkThis: 'Please check this:',
  notDone: 'That didn’t work. Nothing was changed.',
  // The page is older than the program that answers.
  reload: 'Please reload the page and try again.',

  // Both versions of what someone else has changed first, and the choice between them.
  changedFirst: 'Someone else changed this first. Both versions are below.',
  current: 'Current',
  yours: 'Yours',
  keepTheirs: 'Keep Theirs',
  keepMine: 'Keep Mine',
  stillInForm: 'Your version is still in the form. Save it again to replace theirs.',

  // Takes back what was just done.
  undo: 'Undo',

  // Null where each rule says its own sentence.
  refusals: null as RefusalMessages | null,
};

export type FormMessages = typeof englishFormMessages;
