// Places an island on a document: rendered on the server inside its own root, hydrated later by the loader.
import { type ComponentType, createElement } from 'react';

const renderToString = import.meta.env.SSR
  ? (await import('react-dom/server')).renderToString
  : () => '';

type IslandProps<Props extends object> = {
  /** The name of the file `<name>.island.tsx` whose default export is `component`. */
  name: string;
  component: ComponentType<Props>;
  /** Must survive JSON. */
  props: Props;
  /** Hydrate when it nears the viewport, or only when first touched. */
  when: 'visible' | 'touch';
};

/** One island. Its ids are prefixed with its name on both sides, so that useId agrees. */
export function Island<Props extends object>({ name, component, props, when }: IslandProps<Props>) {
  const Component = component;
  const html = renderToString(<Component {...props} />, { identifierPrefix: name });
  const json = jsonForHtml(props);
  return (
    <>
      {createElement('island-root', {
        'data-island': name,
        'data-when': when,
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself rendered and escaped it just above
        dangerouslySetInnerHTML: { __html: html },
      })}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by jsonForHtml */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}

/** JSON that cannot end its script element or open a comment in it. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
