// Markdown of posts: what it may become, and what never gets through.
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

describe('the text of a post', () => {
  it('begins its headings below the title and gives each an id of its own', () => {
    expect(
      renderMarkdown("# What's *new*?\n\n## Before\n\n### Before\n\n## 🌳\n\n## Content"),
    ).toBe(
      [
        '<h2 id="what-s-new">What\'s <em>new</em>?</h2>',
        '<h2 id="before">Before</h2>',
        '<h3 id="before-2">Before</h3>',
        '<h2 id="section">🌳</h2>',
        '<h2 id="content-2">Content</h2>\n',
      ].join('\n'),
    );
  });

  it('frames tables so that they scroll, and aligns by class', () => {
    const html = renderMarkdown('| Month | Inches |\n|:--|--:|\n| July | 3.5 |');
    expect(html).toContain(
      '<div class="table-frame" role="group" aria-label="Table" tabindex="0">',
    );
    expect(html).toContain('<th scope="col" class="align-right">Inches</th>');
    expect(html).toContain('<td class="align-right">3.5</td>');
    expect(html).not.toContain('style=');
  });

  it('names a table and the headings in its language, without accents in an address', () => {
    const html = renderMarkdown('## ¿Adónde?\n\n| Mes |\n|---|\n| Julio |', {}, 'es');
    expect(html).toContain('<h2 id="adonde">¿Adónde?</h2>');
    expect(html).toContain('aria-label="Tabla"');
  });

  it('shows our own pictures by their names, in the box that they fill', () => {
    const html = renderMarkdown('![A "new" lawn](back-lawn-rotor-spray)');
    expect(html).toContain('srcset="/pictures/back-lawn-rotor-spray-160');
    expect(html).toMatch(
      /<img src="\/pictures\/back-lawn-rotor-spray-800\.\w+\.jpg" width="1200" height="800" alt="A &quot;new&quot; lawn" loading="lazy"/,
    );
    expect(renderMarkdown('![words](no-such-picture)')).toBe('<p>words</p>\n');
    expect(renderMarkdown('![words](constructor)')).toBe('<p>words</p>\n');
  });

  it('shows an uploaded picture that may be shown, and the words of any other', () => {
    const file = (width: number) => ({ width, file: `upload-7-${width}.0a1b2c3d.avif` });
    const upload = {
      ...{ width: 1200, height: 800, alt: 'A path of "flat" stone.', kind: 'photo' as const },
      ...{ color: '#5a7d4f', focalPoint: { x: 0.5, y: 0.5 } },
      ...{ avif: [file(160)], jpeg: { width: 800, file: 'upload-7-800.0a1b2c3d.jpg' } },
    };
    const html = renderMarkdown('![](upload-7)', { 'upload-7': upload });
    expect(html).toContain('<img src="/uploaded-pictures/upload-7-800.0a1b2c3d.jpg" width="1200"');
    expect(html).toContain('alt="A path of &quot;flat&quot; stone."');
    expect(renderMarkdown('![A path](upload-8)', { 'upload-7': upload })).toBe('<p>A path</p>\n');
  });

  it('renders lists, quotes, code and links', () => {
    expect(renderMarkdown('1. one\n2. two')).toContain('<ol>\n<li>one</li>');
    expect(renderMarkdown('> so')).toContain('<blockquote>');
    expect(renderMarkdown('`a < b`')).toContain('<code>a &lt; b</code>');
    expect(renderMarkdown('[HOA](https://hoa.example/?a=1&b=2)')).toContain(
      '<a href="https://hoa.example/?a=1&amp;b=2">HOA</a>',
    );
  });
});

describe('what never gets through', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="alert(1)">b</b>',
    '<svg/onload=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<!-- a comment -->',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:msgbox)',
    '[x]: javascript:alert(1)\n\n[x]',
    '<javascript:alert(1)>',
    '![x](https://evil.example/pixel.png)',
    '[x](https://e.example "title\\" onmouseover=\\"alert(1)")',
    '## a" onclick="alert(1)',
    '```"><script>alert(1)</script>\ncode\n```',
    '| <script> |\n|--|\n| <i onclick=x> |',
  ])('%s', (text) => {
    const html = renderMarkdown(text);
    const tags = [...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([, name]) => name);
    for (const tag of ['script', 'img', 'svg', 'iframe', 'b', 'i']) expect(tags).not.toContain(tag);
    expect(html).not.toContain('<!--');
    // Handlers and script addresses are dangerous inside tags only; as text they are what the author wrote.
    for (const [tag] of html.matchAll(/<[^>]*>/g)) {
      expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/\son\w+|style=/);
      expect(tag).not.toMatch(/(href|src)="(javascript|data|vbscript):/i);
    }
  });
});
