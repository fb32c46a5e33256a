// Whatever someone writes into a post becomes text or our own marks in bounded time: no script, no foreign picture, no frame, no style.
import { describe, expect, it } from 'vitest';
import { ADDRESSES, hostilePosts, TAGS } from '../../../../test/hostile-posts.ts';
import { renderMarkdown } from './render-markdown.ts';

describe('a hostile post', () => {
  it('there are fifty of, and ten more', () => expect(new Set(hostilePosts)).toHaveLength(60));

  it.each(hostilePosts.map((post) => [post.slice(0, 60), post]))('%s', (_start, post) => {
    const begun = performance.now();
    const html = renderMarkdown(post);
    // Generous for a busy machine; what grows with the square of its length takes minutes.
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(html.replaceAll(TAGS, '')).not.toMatch(/[<>]/);
    const tags = html.match(TAGS) ?? [];
    // What stands in quotes is no attribute.
    for (const tag of tags) {
      expect(tag.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/\s(on\w+|style|srcdoc|action)=/i);
    }
    for (const tag of tags) {
      for (const [, address = ''] of tag.matchAll(ADDRESSES)) {
        expect(address).not.toMatch(/^\s*(javascript|vbscript|data|file):/i);
        if (!tag.startsWith('<a ')) expect(address).toMatch(/^\/(uploaded-)?pictures\//);
      }
    }
  });
});
