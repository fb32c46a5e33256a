// Which of the company's answers may be what someone is asking, by the words that both have. It runs where one types, so that nothing unsent
// leaves the browser (docs/product/chat.md#answers-before-waiting).

type Asked = { slug: string; question: string; answer: string };

/** A word of the question says more than one somewhere in its answer. */
const IN_QUESTION = 3;
const IN_ANSWER = 1;
/** Below it there is nothing worth reading: one rare word of a question is enough, two of an answer are not. */
const LEAST = 2;
/** Whatever says less than half of what the best one does is left out. */
const NEAR_BEST = 0.5;

/** Words that any question has. */
const COMMON = new Set(
  `a about all also am an and any are as ask at be been but by can come could day did do does for from get give had has have he help hi hello hey how
  i if in is it its just know like look make many may me more much my need no not of off on one or our out please she should so some tell than
  thank thanks that the them there they this to two up us want was we what when where which who why will with would yes you your`.split(
    /\s+/,
  ),
);

/** The questions that fit best, at most two, the best one first; none while too little was typed to tell. */
export function matchingQuestions<Question extends Asked>(
  typed: string,
  questions: readonly Question[],
): Question[] {
  const words = wordsOf(typed);
  const indexed = questions.map((question) => ({
    question,
    asked: wordsOf(question.question),
    answered: wordsOf(question.answer),
  }));
  const has = ({ asked, answered }: (typeof indexed)[number], word: string) =>
    asked.has(word) || answered.has(word);
  /** A word that few questions have says more; one that all have says nothing. */
  const rarity = (word: string) =>
    Math.max(0, 1 - indexed.filter((one) => has(one, word)).length / Math.max(4, indexed.length));
  const scored = indexed
    .map(({ question, asked, answered }) => ({
      question,
      score: [...words].reduce((score, word) => {
        const weight = asked.has(word) ? IN_QUESTION : answered.has(word) ? IN_ANSWER : 0;
        return score + weight * rarity(word);
      }, 0),
    }))
    .toSorted((one, other) => other.score - one.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score > LEAST && score >= best * NEAR_BEST)
    .slice(0, 2)
    .map(({ question }) => question);
}

/** The words that say something, each once, without the endings that English puts on them. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]{2,}|\d{2,}/g) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map(stem));
}

/** 'fences' and 'fencing' as 'fenc': close enough to find one by the other. */
function stem(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/(?:ies|y)$/, 'i').replace(/(?:ing|ed|es|s|e)$/, '') || word;
}
