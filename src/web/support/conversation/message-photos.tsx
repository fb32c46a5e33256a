// Photos of a message, small and in a row; one opens large, its neighbors a key away.
import { useState } from 'react';
import { PhotoLightbox } from '#web/ui/app/photo-lightbox.tsx';

type MessagePhotosProps = { ids: readonly string[]; of: string };

/** The row; nothing without photos. `of` says whose they are. */
export function MessagePhotos({ ids, of }: MessagePhotosProps) {
  const [shown, setShown] = useState<number | null>(null);
  if (ids.length === 0) return null;
  return (
    <>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {ids.map((id, index) => (
          <li key={id}>
            <a
              href={`/api/photos/${id}`}
              className="block rounded-field"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                setShown(index);
              }}
            >
              <img
                src={`/api/photos/${id}?size=thumb`}
                alt={`From ${of}, ${index + 1} of ${ids.length}`}
                width="96"
                height="96"
                className="size-24 rounded-field object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {shown === null ? null : (
        <PhotoLightbox
          label="Photos"
          photos={ids.map((id) => ({ src: `/api/photos/${id}`, words: `From ${of}` }))}
          first={shown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
