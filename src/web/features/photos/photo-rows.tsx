// The chosen photos below their field: how each fares, and the way to try again or to take it away.
import { fill } from '#company/rules/platform/fill-message.ts';
import { ControlIcon } from '#web/ui/control-icon.tsx';
import type { PhotoMessages } from './messages/photo-messages.en.ts';
import { seemsPdf } from './photo-fault.ts';
import type { Photo, Photos } from './use-photos.ts';

/** The list in these words. */
export function rowsOf(words: PhotoMessages) {
  return ({ photos }: { photos: Photos }) => <PhotoRows words={words} photos={photos} />;
}

type PhotoRowsProps = { words: PhotoMessages; photos: Photos };

/** The list; empty, it is nothing. */
function PhotoRows({ words, photos }: PhotoRowsProps) {
  if (photos.list.length === 0) return null;
  return (
    <ul className="photo-picker-list">
      {photos.list.map((photo) => (
        <PhotoRow key={photo.key} {...{ words, photo, photos }} />
      ))}
    </ul>
  );
}

function PhotoRow({ words, photo, photos }: PhotoRowsProps & { photo: Photo }) {
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
          alt={fill(words.preview, { name })}
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
                {words.tryAgain}
              </button>
            )}
          </p>
        ) : id ? (
          <p className="text-ink-soft">{words.uploaded}</p>
        ) : (
          <progress value={progress} aria-label={fill(words.uploading, { name })} />
        )}
      </div>
      <button
        type="button"
        className="grid size-11 place-items-center rounded-pill hover:bg-sunk"
        aria-label={fill(words.remove, { name })}
        onClick={() => photos.remove(photo)}
      >
        <ControlIcon name="close" />
      </button>
    </li>
  );
}
