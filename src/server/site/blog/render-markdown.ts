// Turns the Markdown of a post into HTML that is safe to show: no raw HTML passes, no style, no foreign picture.
import MarkdownIt, { type Token } from 'markdown-it';
import type { Language } from '#company/facts/languages.ts';
import type { Picture, UploadedPicture, UploadedPictures } from '#company/facts/picture.ts';
import { type PictureName, pictures } from '#company/facts/pictures.gen.ts';
import { escapeXml } from '#server/platform/http/xml.ts';

/** The title of a page is its first heading, so a post's own begin one level below. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 6;

/** Ids of the page around a post, which no heading may take. */
const PAGE_IDS = ['content'];

const ALIGNMENT = /^text-align:(left|center|right)$/;

const markdown = new MarkdownIt('default', { html: false, linkify: false, typographer: false });

/** How wide a picture in a text is shown: as wide as the text, which is narrower than any desk. */
const TEXT_WIDTH = '(min-width: 48rem) 44rem, 100vw';

/** The uploaded pictures of a text that is being rendered, by the mark that names each. */
const uploadsOfMarks = new WeakMap<Token, UploadedPicture>();

/** Our own pictures alone, by their names, in the box that they will fill; of any other address only its words are left. */
markdown.renderer.rules.image = (tokens, index) => {
  const token = tokens[index];
  const name = String(token?.attrGet('src') ?? '');
  const words = escapeXml(token?.content ?? '');
  if (isPicture(name)) return pictureInText('/pictures/', pictures[name], words);
  const upload = token && uploadsOfMarks.get(token);
  if (!upload) return words;
  return pictureInText('/uploaded-pictures/', upload, words || escapeXml(upload.alt));
};

/** The files of a picture for the width of a text; `words` is for those who do not see it. */
function pictureInText(
  folder: string,
  { avif, jpeg, width, height }: Pick<Picture, 'avif' | 'jpeg' | 'width' | 'height'>,
  words: string,
): string {
  const files = avif.map((file) => `${folder}${file.file} ${file.width}w`).join(', ');
  return (
    `<picture><source type="image/avif" sizes="${TEXT_WIDTH}" srcset="${files}">` +
    `<img src="${folder}${jpeg.file}" width="${width}" height="${height}" alt="${words}" loading="lazy" decoding="async"></picture>`
  );
}

function isPicture(name: string): name is PictureName {
  return Object.hasOwn(pictures, name);
}

/** How a table is called by who reads it aloud; a text has no other. */
const tableNames: Readonly<Record<Language, string>> = { en: 'Table', es: 'Tabla' };
const NAME = 'aria-label';

/** Wide tables scroll by themselves instead of pushing the page; the frame is reached by keyboard. */
markdown.renderer.rules.table_open = (tokens, index) =>
  `<div class="table-frame" role="group" aria-label="${tokens[index]?.attrGet(NAME)}" tabindex="0"><table>\n`;
markdown.renderer.rules.table_close = () => '</table></div>\n';

/**
 * Renders a post. Headings carry ids made of their words, so that they can be linked to; text alignment becomes a class,
 * because documents allow no style attribute (docs/product/pages-and-speed.md#inline-styles).
 */
export function renderMarkdown(
  text: string,
  uploads: UploadedPictures = {},
  language: Language = 'en',
): string {
  const tokens = markdown.parse(text, {});
  noteUploads(tokens, uploads);
  const taken = new Set(PAGE_IDS);
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      token.attrSet('id', freeId(slugOf(textOf(tokens[index + 1])), taken));
      lower(token);
    }
    if (token.type === 'heading_close') lower(token);
    if (token.type === 'table_open') token.attrSet(NAME, tableNames[language]);
    if (token.type === 'th_open') token.attrSet('scope', 'col');
    if (token.type === 'th_open' || token.type === 'td_open') alignByClass(token);
  }
  return markdown.renderer.render(tokens, markdown.options, {});
}

/** Pictures stand within paragraphs. */
function noteUploads(tokens: readonly Token[], uploads: UploadedPictures): void {
  for (const token of tokens) {
    const name = token.type === 'image' ? String(token.attrGet('src') ?? '') : '';
    const upload = Object.hasOwn(uploads, name) ? uploads[name] : undefined;
    if (upload) uploadsOfMarks.set(token, upload);
    else noteUploads(token.children ?? [], uploads);
  }
}

function lower(token: Token): void {
  const level = Number(token.tag.slice(1));
  token.tag = `h${Math.min(Math.max(level, FIRST_LEVEL), LAST_LEVEL)}`;
}

function alignByClass(token: Token): void {
  const alignment = ALIGNMENT.exec(String(token.attrGet('style') ?? ''))?.[1];
  token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null;
  if (alignment) token.attrJoin('class', `align-${alignment}`);
}

function textOf(token: Token | undefined): string {
  return (token?.children ?? [])
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');
}

/** "What's new?" as "what-s-new", "¿Adónde?" as "adonde"; headings without letters are called "section". */
function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? 'section';
}

/** The first of "x", "x-2", "x-3" … that no heading before has. */
function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
