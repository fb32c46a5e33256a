// The server side of an island: its own root with its own ids, and props that cannot leave their script element.
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Island, jsonForHtml } from './island.tsx';

function Greeting({ name }: { name: string }) {
  return <p id={useId()}>Hello {name}</p>;
}

describe('Island', () => {
  const html = renderToString(
    <Island name="greeting" component={Greeting} props={{ name: '</script><b>' }} when="visible" />,
  );

  it('holds the rendered component with ids prefixed by its name', () => {
    expect(html).toMatch(
      /^<island-root data-island="greeting" data-when="visible"><p id="_greeting/,
    );
    expect(html).toContain('&lt;/script&gt;&lt;b&gt;</p></island-root>');
  });

  it('puts the props directly behind it, escaped', () => {
    expect(html).toMatch(/<\/island-root><script type="application\/json">\{"name":"\\u003c/);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});

describe('jsonForHtml', () => {
  it('survives a round trip', () => {
    const value = { text: '</script><!--\u2028\u2029', list: [1, null, true] };
    expect(JSON.parse(jsonForHtml(value))).toEqual(value);
    expect(jsonForHtml(value)).not.toMatch(/[<\u2028\u2029]/);
  });
});
