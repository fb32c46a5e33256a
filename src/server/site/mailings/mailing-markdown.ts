// Turns the Markdown of a mailing into HTML for mail programs: styles inline, absolute addresses, no raw HTML, pictures of ours alone.
import MarkdownIt, { type Token } from 'markdown-it';
import type { Picture } from '#company/facts/picture.ts';
import { type PictureName, pictures } from '#company/facts/pictures.gen.ts';
import { escapeXml } from '#server/platform/http/xml.ts';

/** Gives each address the one that stands in the mail. */
export type LinkMaker = (href: string) => string;

/** How each element looks, by its tag; mail programs understand only inline styles. */
type MailLooks = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

const FIRST_LEVEL = 2;
const LAST_LEVEL = 3;

/** A mail is as wide as this, in CSS pixels. */
const WIDTH = 560;

const markdown = new MarkdownIt('default', { html: false, linkify: false, typographer: false });

type Dressing = { site: URL; linkTo: LinkMaker; looks: MailLooks };

/** Renders the text; pictures get their addresses on the `site`. */
export function renderMailMarkdown(source: string, dressing: Dressing): string {
  const tokens = markdown.parse(source, {});
  dress(tokens, dressing);
  return markdown.renderer.render(tokens, markdown.options, {});
}

function dress(tokens: readonly Token[], dressing: Dressing): void {
  const { site, linkTo, looks } = dressing;
  for (const token of tokens) {
    if (token.type === 'heading_open' || token.type === 'heading_close') lower(token);
    if (token.type === 'link_open') {
      token.attrSet('href', linkTo(String(token.attrGet('href') ?? '')));
    }
    if (token.type === 'image') showPicture(token, site);
    const look = looks[token.tag];
    if (look && token.nesting >= 0) token.attrSet('style', styleOf(look));
    if (token.children) dress(token.children, dressing);
  }
}

function lower(token: Token): void {
  const level = Number(token.tag.slice(1));
  token.tag = `h${Math.min(Math.max(level, FIRST_LEVEL), LAST_LEVEL)}`;
}

/** One of our own pictures by its name, as large as the mail; of any other address only its words are left. */
function showPicture(token: Token, site: URL): void {
  const name = String(token.attrGet('src') ?? '');
  const words = token.content;
  token.type = 'html_inline';
  token.children = null;
  if (!isPicture(name)) {
    token.content = escapeXml(words);
    return;
  }
  const { jpeg, width, height }: Picture = pictures[name];
  const file = new URL(`/pictures/${jpeg.file}`, site).href;
  const shown = Math.round((height / width) * WIDTH);
  token.content = `<img src="${escapeXml(file)}" alt="${escapeXml(words)}" width="${WIDTH}" height="${shown}" style="display:block;width:100%;height:auto;border-radius:10px">`;
}

function isPicture(name: string): name is PictureName {
  return Object.hasOwn(pictures, name);
}

function styleOf(look: MailLooks[string]): string {
  return Object.entries(look)
    .map(
      ([name, value]) =>
        `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
    )
    .join(';');
}
