// Photos of a lead, small and in a row; with a script each opens large in its place, without one as a picture of its own.
import { useState } from 'react';
import { PhotoLightbox } from '#web/ui/app/photo-lightbox.tsx';

type LeadPhotosProps = { ids: readonly string[]; of: string };

export function LeadPhotos({ ids, of }: LeadPhotosProps) {
  const [open, setOpen] = useState<number>();
  if (ids.length === 0) return null;
  const photos = ids.map((id) => ({ src: `/api/photos/${id}`, words: of }));
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {ids.map((id, index) => (
          <li key={id}>
            <a
              href={`/api/photos/${id}`}
              className="block rounded-field"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                setOpen(index);
              }}
            >
              <img
                src={`/api/photos/${id}?size=thumb`}
                alt={`${of}, ${index + 1} of ${ids.length}`}
                width="96"
                height="96"
                loading="lazy"
                className="size-24 rounded-field object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {open === undefined ? null : (
        <PhotoLightbox label={of} photos={photos} first={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
