// The words around answers that fit what someone types in the chat, in English. Fetched with their code.

export const englishLikelyAnswersMessages = {
  // Above the answers, read aloud when they come.
  lead: 'While you write: maybe this answers it.',
  // Read aloud: the button that puts them away, and what the part is called.
  hide: 'Hide answers',
  name: 'Answers that may help',
};

export type LikelyAnswersMessages = typeof englishLikelyAnswersMessages;
