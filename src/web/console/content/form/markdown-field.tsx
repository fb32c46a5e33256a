// A text of content in Markdown: its form holds what is typed.
import type { ContentField } from './content-field.ts';
import { MarkdownArea } from './markdown-area.tsx';
import { bound, type ScalarProps } from './scalar-field.tsx';

export function MarkdownField(props: ScalarProps<ContentField & { type: 'markdown' }>) {
  const { field, form, path } = props;
  return (
    <MarkdownArea
      {...bound(props)}
      rows={18}
      maxLength={field.maxLength}
      write={(_, text) => form.set(path, text)}
    />
  );
}
