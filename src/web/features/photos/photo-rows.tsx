// The chosen photos below their field: how each fares, and the way to try again or to take it away.
import { ControlIcon } from '#web/ui/control-icon.tsx';
import { seemsPdf } from './photo-fault.ts';
import type { Photo, Photos } from './use-photos.ts';

/** The list; empty, it is nothing. */
export function PhotoRows({ photos }: { photos: Photos }) {
  if (photos.list.length === 0) return null;
  return (
    <ul className="photo-picker-list">
      {photos.list.map((photo) => (
        <PhotoRow key={photo.key} photo={photo} photos={photos} />
      ))}
    </ul>
  );
}

function PhotoRow({ photo, photos }: { photo: Photo; photos: Photos }) {
  const { name, file, preview, progress, id, failure, isRefused, isPage } = photo;
  return (
    <li>
      {isRefused ? (
        <span className="photo-picker-none">
          <ControlIcon name="close" />
        </span>
      ) : seemsPdf({ name, type: file?.type ?? '' }) && !id ? (
        <span className="photo-picker-none">PDF</span>
      ) : (
        <img
          src={preview}
          alt={`Preview of ${name}`}
          data-page={isPage || undefined}
          width="72"
          height="72"
        />
      )}
      <div>
        <p>{name}</p>
        {failure ? (
          <p className="text-red" role="alert">
            {failure}{' '}
            {isRefused ? null : (
              <button type="button" className="underline" onClick={() => photos.retry(photo)}>
                Try again
              </button>
            )}
          </p>
        ) : id ? (
          <p className="text-ink-soft">Uploaded</p>
        ) : (
          <progress value={progress} aria-label={`Uploading ${name}`} />
        )}
      </div>
      <button
        type="button"
        className="grid size-11 place-items-center rounded-pill hover:bg-sunk"
        aria-label={`Remove ${name}`}
        onClick={() => photos.remove(photo)}
      >
        <ControlIcon name="close" />
      </button>
    </li>
  );
}
