// Photos that were sent, small and in a row; one opens large, its neighbors a key away. Without a script each is a link.
import { useState } from 'react';
import { englishLightbox, type LightboxWords, PhotoLightbox } from './photo-lightbox.tsx';

type PhotoRowProps = {
  ids: readonly string[];
  of: string;
  /** Of each what else it is, such as a page of a PDF, or nothing. */
  captions?: readonly string[] | undefined;
  words?: LightboxWords | undefined;
  className?: string;
};

/** A page of a PDF is read, so it is shown whole; most are letters, upright. */
const PAGE = 'h-24 w-[4.625rem] rounded border border-line bg-sunk object-contain';

/** The row; nothing without photos. `of` says where they belong, for whom they are read out. */
export function PhotoRow(props: PhotoRowProps) {
  const { ids, of, captions = [], words = englishLightbox, className = '' } = props;
  const [shown, setShown] = useState<number | null>(null);
  if (ids.length === 0) return null;
  return (
    <>
      <ul className={`flex flex-wrap gap-2 ${className}`}>
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
                alt={`${of}, ${captions[index] || words.position(index + 1, ids.length)}`}
                width={captions[index] ? 74 : 96}
                height="96"
                loading="lazy"
                className={captions[index] ? PAGE : 'size-24 rounded-field object-cover'}
              />
            </a>
          </li>
        ))}
      </ul>
      {shown === null ? null : (
        <PhotoLightbox
          label={words.photos}
          words={words}
          photos={ids.map((id, index) => ({
            src: `/api/photos/${id}`,
            words: captions[index] ? `${of}, ${captions[index]}` : of,
          }))}
          first={shown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
