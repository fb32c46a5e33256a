// The photos of a visit: before and after under one slider, the closed gate, and all of them large on request.
import { useState } from 'react';
import type { VisitPhoto } from '#contract/visits/visits.ts';
import { type LargePhoto, PhotoLightbox } from '#web/ui/app/photo-lightbox.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { usePhotoLabels } from '../parts/use-photo-labels.ts';
import { useVisitPageMessages } from './messages/use-visit-page-messages.ts';
import type { VisitPageMessages } from './messages/visit-page-messages.en.ts';
import { photoPath } from './photo-path.ts';
import { VisitSlider } from './visit-slider.tsx';

type VisitPhotosProps = {
  photos: VisitPhoto[];
  /** Where its customer answers whether we may show them; null as long as we have not asked. */
  permissionPath: string | null;
};

export function VisitPhotos({ photos, permissionPath }: VisitPhotosProps) {
  const [shown, setShown] = useState<number | null>(null);
  const messages = useVisitPageMessages();
  const words = usePhotoLabels();
  const pair = pairOf(photos);
  return (
    <section className="min-w-0" aria-labelledby="photos">
      <h2 id="photos" className="sr-only">
        {messages.photos}
      </h2>
      {pair ? <VisitSlider {...pair} /> : null}
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <a
              className="group block rounded-card"
              href={photoPath(photo.id)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                setShown(index);
              }}
            >
              <img
                className="aspect-3/2 w-full rounded-card object-cover"
                src={photoPath(photo.id, 'thumb')}
                width={photo.width}
                height={photo.height}
                alt=""
                loading="lazy"
              />
              <span className="mt-1.5 block text-small font-semibold group-hover:text-oak">
                {messages.photoKinds[photo.kind]}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {permissionPath ? (
        <p className="mt-4">
          <TextLink href={permissionPath}>{messages.mayWeShow}</TextLink>
        </p>
      ) : null}
      {shown === null ? null : (
        <PhotoLightbox
          label={messages.photosOfVisit}
          words={words}
          photos={photos.map((photo) => largePhoto(photo, messages))}
          first={shown}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}

function largePhoto(photo: VisitPhoto, { photoKinds }: VisitPageMessages): LargePhoto {
  const { id, kind, width, height } = photo;
  return { src: photoPath(id), words: photoKinds[kind], width, height };
}

/** The first of each, when there are both. */
function pairOf(photos: VisitPhoto[]): { before: VisitPhoto; after: VisitPhoto } | undefined {
  const before = photos.find(({ kind }) => kind === 'before');
  const after = photos.find(({ kind }) => kind === 'after');
  return before && after && { before, after };
}
