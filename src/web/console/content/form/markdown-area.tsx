// A field of several lines in Markdown, with buttons and keys that write its marks; who holds what is typed is up to its form.
import { type ComponentProps, type KeyboardEvent, use, useEffect, useRef, useState } from 'react';
import type { UploadedPictures } from '#company/facts/picture.ts';
import { pictures } from '#company/facts/pictures.gen.ts';
import { useFetched } from '#web/lib/use-fetched.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { UploadsContext } from '#web/ui/uploaded-pictures.tsx';
import { type Mark, marks, type Selected, withMark, withParagraph } from './markdown-marks.ts';
import { OwnPictures } from './own-pictures.ts';
import { isPicture } from './picture-names.ts';
import './markdown-area.css';

const labels: Record<Mark, string> = {
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  heading: 'Heading',
  list: 'List',
};

/** With Ctrl or Command, as in every text program. */
const keys: Partial<Record<string, Mark>> = { b: 'bold', i: 'italic' };

type MarkdownAreaProps = ComponentProps<typeof TextArea> & {
  /** Puts a changed text into the field. */
  write: (area: HTMLTextAreaElement, text: string) => void;
};

export function MarkdownArea({ write, ...area }: MarkdownAreaProps) {
  const box = useRef<HTMLDivElement>(null);
  const own = use(OwnPictures);
  const uploads = use(UploadsContext);
  const isAwake = useIsAwake();
  const [isChoosing, setChoosing] = useState(false);
  const PictureDialog = useFetched(
    isChoosing,
    async () => (await import('./picture-dialog.tsx')).PictureDialog,
  );
  const change = (by: (selected: Selected) => Selected) => {
    const field = box.current?.querySelector('textarea');
    if (!field) return;
    const { value: text, selectionStart, selectionEnd } = field;
    const changed = by({ text, from: selectionStart, to: selectionEnd });
    write(field, changed.text);
    // Once the field shows it.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(changed.from, changed.to);
    });
  };
  const press = (event: KeyboardEvent) => {
    const mark = event.ctrlKey || event.metaKey ? keys[event.key] : undefined;
    if (!mark || event.altKey || event.shiftKey) return;
    event.preventDefault();
    change((selected) => withMark(selected, mark));
  };
  const buttons = isAwake ? (
    <fieldset className="markdown-area-marks">
      <legend className="sr-only">Marks in {area.label}</legend>
      {marks.map((mark) => (
        <Button
          key={mark}
          variant="quiet"
          size="small"
          onClick={() => change((selected) => withMark(selected, mark))}
        >
          {labels[mark]}
        </Button>
      ))}
      <Button variant="quiet" size="small" onClick={() => setChoosing(true)}>
        Picture
      </Button>
    </fieldset>
  ) : null;
  return (
    <div ref={box} className="markdown-area">
      <TextArea {...area} above={buttons} onKeyDown={press} />
      {isChoosing && PictureDialog ? (
        <PictureDialog
          own={own}
          chosen=""
          choose={(name) => {
            setChoosing(false);
            change((selected) => withParagraph(selected, `![${altOf(name, uploads)}](${name})`));
          }}
          close={() => setChoosing(false)}
        />
      ) : null}
    </div>
  );
}

/** The words of a picture for those who do not see it; in Markdown they end at a bracket. */
function altOf(name: string, uploads: UploadedPictures): string {
  const alt = isPicture(name) ? pictures[name].alt : uploads[name]?.alt;
  return (alt ?? '').replaceAll(/[[\]\\\n]/g, '');
}

/** Whether a script runs, without which the buttons would do nothing. */
function useIsAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake;
}
