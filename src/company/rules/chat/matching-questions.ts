// Which of the company's answers may be what someone is asking, by the words that both have. It runs where one types, so that nothing unsent
// leaves the browser (docs/product/chat.md#answers-before-waiting).

import type { Language } from '../../facts/languages.ts';

type Asked = { slug: string; question: string; answer: string };

/** A word of the question says more than one somewhere in its answer. */
const IN_QUESTION = 3;
const IN_ANSWER = 1;
/** Below it there is nothing worth reading: one rare word of a question is enough, two of an answer are not. */
const LEAST = 2;
/** Whatever says less than half of what the best one does is left out. */
const NEAR_BEST = 0.5;

/** Words that any question has, by language. */
const COMMON: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet(`a about all also am an and any are as ask at be been but by can come could day did do does for from get give had has have he help hi hello hey how
  i if in is it its just know like look make many may me more much my need no not of off on one or our out please she should so some tell than
  thank thanks that the them there they this to two up us want was we what when where which who why will with would yes you your`),
  es: wordSet(`a al algo alguien algun alguna ante aqui asi aun ayuda ayudar buenas buenos bien cada como con cosa cual cuales cuando cuanta cuanto de
  del desde dia dias donde el ella en entre era es esa ese eso esta este esto estoy favor fue gracias gusta ha hace hacen hacer hasta hay hola hoy ir llama llamo
  la las le les lo los mas me mi mis mucho muy necesita necesito no nos nosotros nuestra nuestro ni otra otro para pero poco por porque pueda puede
  pueden puedo que quien quiero quisiera saber se sea ser si sido sin sobre solo son soy su sus tal tambien tan tener tengo ti tiene tienen todo tu un
  una unas uno unos usted ustedes va vamos van ya yo y`),
};

/** The questions that fit best, at most two, the best one first; none while too little was typed to tell. */
export function matchingQuestions<Question extends Asked>(
  typed: string,
  questions: readonly Question[],
  language: Language = 'en',
): Question[] {
  const words = wordsOf(typed, language);
  const indexed = questions.map((question) => ({
    question,
    asked: wordsOf(question.question, language),
    answered: wordsOf(question.answer, language),
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

/** The words that say something, each once, without the endings that their language puts on them. */
function wordsOf(text: string, language: Language): Set<string> {
  const words = plain(text, language).match(/[a-z]{2,}|\d{2,}/g) ?? [];
  const stem = stems[language];
  return new Set(words.filter((word) => !COMMON[language].has(word)).map(stem));
}

/** Small letters; of Spanish without accents, which many leave out where they type. */
function plain(text: string, language: Language): string {
  const small = text.toLowerCase();
  return language === 'en' ? small : small.normalize('NFD').replace(/\p{M}/gu, '');
}

const stems: Readonly<Record<Language, (word: string) => string>> = { en: stem, es: spanishStem };

/** 'fences' and 'fencing' as 'fenc': close enough to find one by the other. */
function stem(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/(?:ies|y)$/, 'i').replace(/(?:ing|ed|es|s|e)$/, '') || word;
}

/** 'garantías' and 'garantía' as 'garanti', 'cuesta' and 'cuestan' as 'cuest'. */
function spanishStem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/(?:ciones|cion)$/, 'c')
    .replace(/(?:es|os|as|an|en|ar|er|ir|s|n|o|a|e)$/, '');
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
