// Chosen photos with their previews: drop or choose, watch them upload, remove each one by name.
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { ControlIcon } from '#web/ui/control-icon.tsx';
import { PhotoInput } from './photo-input.tsx';
import type { Photo, Photos } from './use-photos.ts';

type PhotoPickerProps = { id: string; name: string; error?: string | undefined; photos: Photos };

/** The file field as a place to drop files on, and the list of what was chosen. */
export function PhotoPicker({ photos, ...input }: PhotoPickerProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);

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
      className="photo-drop"
      data-over={isOver || undefined}
      onDragEnter={dragged}
      onDragOver={dragged}
      onDragLeave={dragged}
      onDrop={dragged}
    >
      <PhotoInput {...input} onChange={({ target }) => take(target)} />
      {photos.list.length > 0 && (
        <ul className="photo-list">
          {photos.list.map((photo) => (
            <PhotoRow key={photo.key} photo={photo} photos={photos} />
          ))}
        </ul>
      )}
    </div>
  );
}

function PhotoRow({ photo, photos }: { photo: Photo; photos: Photos }) {
  const { file, preview, progress, id, failure } = photo;
  return (
    <li>
      <img src={preview} alt={`Preview of ${file.name}`} width="72" height="72" />
      <div>
        <p>{file.name}</p>
        {failure ? (
          <p className="text-red" role="alert">
            {failure}{' '}
            <button type="button" className="underline" onClick={() => photos.retry(photo)}>
              Try again
            </button>
          </p>
        ) : id ? (
          <p className="text-ink-soft">Uploaded</p>
        ) : (
          <progress value={progress} aria-label={`Uploading ${file.name}`} />
        )}
      </div>
      <button
        type="button"
        className="grid size-11 place-items-center rounded-pill hover:bg-sunk"
        aria-label={`Remove ${file.name}`}
        onClick={() => photos.remove(photo)}
      >
        <ControlIcon name="close" />
      </button>
    </li>
  );
}
