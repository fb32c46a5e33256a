// The real page with what is typed, beside the form: as wide as a phone or as a desk, made again when typing pauses.
import { useEffect, useRef, useState } from 'react';
import type { ContentPreview } from '#contract/site/content/editing.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { type PreviewWidth, PreviewWidths, usePageSize } from '../preview-widths.tsx';
import type { LoadedEntry } from './entry.page.tsx';
import type { ContentField, TypedParts } from './form/content-field.ts';
import { bodyOf } from './form/typed-entry.ts';
import './entry-preview.css';

/** How wide the page is that is shown, in CSS pixels. */
const WIDTHS = { phone: 390, desk: 1280 } as const;

const PAUSE_MS = 900;
type EntryPreviewProps = {
  entry: LoadedEntry['entry'];
  fields: readonly ContentField[];
  typed: TypedParts;
  width: PreviewWidth;
  setWidth: (width: PreviewWidth) => void;
};

export function EntryPreview({ entry, fields, typed, width, setWidth }: EntryPreviewProps) {
  const { preview, note } = usePreview(entry, fields, typed);
  const [page, setPage] = useState(0);
  const shown = preview?.pages[page] ?? preview?.pages[0];
  return (
    <section className="entry-preview" aria-label="Preview">
      <div className="entry-preview-head">
        <PreviewWidths {...{ width, setWidth }} />
        {preview && preview.pages.length > 1 ? (
          <label className="entry-preview-page">
            <span className="sr-only">Page</span>
            <select value={page} onChange={({ target }) => setPage(Number(target.value))}>
              {preview.pages.map(({ label, path }, at) => (
                <option key={path} value={at}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </div>
      <p className="entry-preview-note" role="status">
        {preview ? note : note || 'Loading the preview...'}
      </p>
      {shown ? (
        <Frame key={page} address={shown.path} width={width} />
      ) : (
        <div className="entry-preview-frame" />
      )}
    </section>
  );
}

/** A page that is wider than its frame is shown smaller. It is first shown where the entry is on it. */
function Frame({ address, width }: { address: string; width: PreviewWidth }) {
  // Without the anchor: a browser that follows it in a frame may move the page around the frame as well.
  const [path = '', anchor] = address.split('#');
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef(0);
  const size = usePageSize(box, WIDTHS, width);
  // The next version of the page is shown where the last one was read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: before each other page is loaded
  useEffect(() => {
    const shown = frame.current;
    return () => {
      place.current = shown?.contentWindow?.scrollY ?? 0;
    };
  }, [path, size !== undefined]);
  return (
    <div ref={box} className="entry-preview-frame">
      {size ? (
        <iframe
          ref={frame}
          title="Preview of the page"
          // All links of the page stand in it: Tab leads past it, and "Preview" opens it in a tab of its own.
          tabIndex={-1}
          src={path}
          style={size}
          onLoad={({ currentTarget }) => {
            if (place.current > 0) currentTarget.contentWindow?.scrollTo(0, place.current);
            else if (anchor) showEntry(currentTarget, anchor);
          }}
        />
      ) : null}
    </div>
  );
}

/** About half a second. */
const FRAMES_TO_SETTLE = 30;

/** Scrolls the page in a frame to the entry. */
function showEntry({ contentWindow, contentDocument }: HTMLIFrameElement, anchor: string) {
  const entry = contentDocument?.getElementById(anchor);
  if (!entry || !contentWindow) return;
  entry.closest('details')?.setAttribute('open', '');
  // What is far from sight has no place of its own before its section is near, and sections become as high as they are on the way.
  scrollToTop(contentWindow, entry.closest('section') ?? entry);
  let frames = FRAMES_TO_SETTLE;
  const settle = () => {
    scrollToTop(contentWindow, entry);
    frames -= 1;
    if (frames > 0) contentWindow.requestAnimationFrame(settle);
  };
  contentWindow.requestAnimationFrame(settle);
}

/** As the browser would by the anchor, below the header that stays above it, but without the pages around. */
function scrollToTop(shown: Window, element: Element) {
  const margin = Number.parseFloat(shown.getComputedStyle(element).scrollMarginTop) || 0;
  const root = shown.getComputedStyle(shown.document.documentElement);
  const header = Number.parseFloat(root.scrollPaddingTop) || 0;
  const top = shown.scrollY + element.getBoundingClientRect().top - margin - header;
  shown.scrollTo({ top, behavior: 'instant' });
}

/** Asks for a preview when the page is opened and whenever typing pauses; what does not fit leaves the last one. */
function usePreview(
  { kind, slug }: LoadedEntry['entry'],
  fields: readonly ContentField[],
  typed: TypedParts,
) {
  const [preview, setPreview] = useState<ContentPreview>();
  const [note, setNote] = useState('');
  const isFirst = useRef(true);
  useEffect(() => {
    const asked = new AbortController();
    const load = async () => {
      try {
        const made = await api('POST /api/console/content/{kind}/{slug}/preview', {
          params: { kind, slug },
          body: { body: bodyOf(fields, typed) },
          signal: asked.signal,
        });
        setPreview(made);
        setNote('');
      } catch (error) {
        if (!asked.signal.aborted) setNote(noteOf(error));
      }
    };
    const timer = setTimeout(load, isFirst.current ? 0 : PAUSE_MS);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [kind, slug, fields, typed]);
  return { preview, note };
}

function noteOf(error: unknown): string {
  return error instanceof ApiError && error.status === 422
    ? 'Something is missing or doesn’t fit yet.'
    : 'The preview couldn’t be updated.';
}
