// The text of a post, as its Markdown was rendered.

/** The text; its HTML comes from the server, which renders Markdown without raw HTML. `lang` where it is not in the language of the page. */
export function Prose({ html, lang }: { html: string; lang?: 'en' | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders Markdown without raw HTML (render-markdown.ts)
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
