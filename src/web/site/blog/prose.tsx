// The text of a post, as its Markdown was rendered.

/** The text; its HTML comes from the server, which renders Markdown without raw HTML. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders Markdown without raw HTML (render-markdown.ts)
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
