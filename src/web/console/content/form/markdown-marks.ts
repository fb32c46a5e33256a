// What the buttons over a Markdown field write: marks around what is selected, or at the start of its lines (CommonMark).

/** A text with what is selected of it, by the places of its first character and behind its last. */
export type Selected = { text: string; from: number; to: number };

export const marks = ['bold', 'italic', 'link', 'heading', 'list'] as const;
export type Mark = (typeof marks)[number];

const around: Partial<Record<Mark, string>> = { bold: '**', italic: '*' };
const before: Partial<Record<Mark, string>> = { heading: '## ', list: '- ' };

/** The words that stand where nothing is selected; they are selected then, to be typed over. */
const WORDS: Record<Mark, string> = {
  bold: 'bold text',
  italic: 'emphasis',
  link: 'words of the link',
  heading: 'Heading',
  list: 'First point',
};

/** An address to be typed over. */
const ADDRESS = 'https://';

/** The text with a mark, or without it where the same is there already. */
export function withMark(selected: Selected, mark: Mark): Selected {
  const pair = around[mark];
  if (pair) return pairAround(selected, pair, WORDS[mark]);
  const start = before[mark];
  if (start) return beforeLines(selected, start, WORDS[mark]);
  const { text, from, to } = selected;
  const words = text.slice(from, to) || WORDS.link;
  const link = `[${words}](${ADDRESS})`;
  const end = from + link.length - 1;
  return { text: text.slice(0, from) + link + text.slice(to), from: end - ADDRESS.length, to: end };
}

/** The text with a paragraph of its own, such as a picture, behind the one in which the selection ends. */
export function withParagraph({ text, to }: Selected, paragraph: string): Selected {
  const next = text.slice(to).search(/\n\s*\n/);
  const end = next === -1 ? text.length : to + next;
  const above = text.slice(0, end).replace(/\s+$/, '');
  const below = text.slice(end).replace(/^\s+/, '');
  const start = above && `${above}\n\n`;
  const place = start.length + paragraph.length;
  return { text: `${start}${paragraph}\n\n${below}`, from: place, to: place };
}

function pairAround({ text, from, to }: Selected, pair: string, words: string): Selected {
  const isMarked =
    text.slice(from - pair.length, from) === pair && text.slice(to, to + pair.length) === pair;
  if (isMarked) {
    const [start, end] = [from - pair.length, to - pair.length];
    return {
      text: text.slice(0, start) + text.slice(from, to) + text.slice(to + pair.length),
      from: start,
      to: end,
    };
  }
  const inside = text.slice(from, to) || words;
  const start = from + pair.length;
  return {
    text: text.slice(0, from) + pair + inside + pair + text.slice(to),
    from: start,
    to: start + inside.length,
  };
}

function beforeLines({ text, from, to }: Selected, start: string, words: string): Selected {
  const first = text.lastIndexOf('\n', from - 1) + 1;
  const last = text.indexOf('\n', to) === -1 ? text.length : text.indexOf('\n', to);
  const lines = (text.slice(first, last) || words).split('\n');
  const isMarked = lines.every((line) => line.startsWith(start));
  const marked = lines
    .map((line) => (isMarked ? line.slice(start.length) : start + line))
    .join('\n');
  return {
    text: text.slice(0, first) + marked + text.slice(last),
    from: isMarked ? first : first + (lines.length === 1 ? start.length : 0),
    to: first + marked.length,
  };
}
