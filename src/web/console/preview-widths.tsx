// Chooses how wide a preview is: as a phone or as a desktop. What is wider than its frame is shown smaller.
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import { keysOf } from '#company/rules/platform/known-keys.ts';
import './preview-widths.css';

const labels = { phone: 'Phone', desk: 'Desktop' } as const;
export type PreviewWidth = keyof typeof labels;

type PreviewWidthsProps = { width: PreviewWidth; setWidth: (width: PreviewWidth) => void };

export function PreviewWidths({ width, setWidth }: PreviewWidthsProps) {
  return (
    <div className="preview-widths">
      {keysOf(labels).map((one) => (
        <button key={one} type="button" aria-pressed={width === one} onClick={() => setWidth(one)}>
          {labels[one]}
        </button>
      ))}
    </div>
  );
}

/** How wide each is, in CSS pixels. */
type Widths = Readonly<Record<PreviewWidth, number>>;

/**
 * The size of a page within a box, whose top left corner is its origin; undefined as long as the size of the box is not known.
 * As a desktop it is as wide as the box, if that is wider.
 */
export function usePageSize(
  box: RefObject<HTMLElement | null>,
  widths: Widths,
  width: PreviewWidth,
): CSSProperties | undefined {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(entry.contentRect);
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  if (size.width === 0) return undefined;
  const scale = Math.min(1, size.width / widths[width]);
  return {
    width: Math.max(widths[width], width === 'desk' ? size.width : 0),
    height: size.height / scale,
    transform: `scale(${scale})`,
  };
}
