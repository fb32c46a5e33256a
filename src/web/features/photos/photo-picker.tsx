// Chosen photos with their previews: drop or choose, watch them upload, remove each one by name.
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useFetched } from '#web/lib/use-fetched.ts';
import { fetchPhotoMessages } from './messages/fetch-photo-messages.ts';
import { PhotoInput } from './photo-input.tsx';
import type { Photos } from './use-photos.ts';

type PhotoPickerProps = {
  id: string;
  name: string;
  label?: string;
  hint?: string;
  takesPdf?: boolean;
  error?: string | undefined;
  photos: Photos;
};

/** The file field as a place to drop files on, and the list of what was chosen. */
export function PhotoPicker({ photos, ...input }: PhotoPickerProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  // Most people choose no photo.
  const Rows = useFetched(photos.list.length > 0, async () => {
    const [{ rowsOf }, words] = await Promise.all([
      import('./photo-rows.tsx'),
      fetchPhotoMessages(),
    ]);
    return rowsOf(words);
  });

  const take = (field: HTMLInputElement) => {
    photos.add([...(field.files ?? [])]);
    field.value = '';
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for files chosen before this code had loaded
  useEffect(() => {
    const field = root.current?.querySelector('input');
    if (field?.files?.length) take(field);
  }, []);

  const dragged = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(event.type !== 'drop' && event.type !== 'dragleave');
    if (event.type === 'drop') photos.add([...event.dataTransfer.files]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the file field inside
    <div
      ref={root}
      className="photo-picker"
      data-over={isOver || undefined}
      onDragEnter={dragged}
      onDragOver={dragged}
      onDragLeave={dragged}
      onDrop={dragged}
    >
      <PhotoInput {...input} onChange={({ target }) => take(target)} />
      {Rows && <Rows photos={photos} />}
    </div>
  );
}
