// The large view of the complete gallery: an empty native dialog that fill-lightbox.ts fills.
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { galleryPageMessages } from './messages/choose-gallery-page-messages.ts';

/** Closed until a picture is chosen. */
export function Lightbox() {
  const words = galleryPageMessages[useLanguage()].lightbox;
  return (
    <dialog className="lightbox on-deep" aria-labelledby="lightbox-title">
      <div className="lightbox-bar">
        <p data-lightbox-count={words.count} aria-live="polite" />
        <button type="button" data-lightbox-close>
          <Icon name="close" />
          {words.close}
        </button>
      </div>
      <figure>
        <div className="lightbox-stage" />
        <figcaption>
          <strong id="lightbox-title" />
          <span data-lightbox-facts />
        </figcaption>
      </figure>
      <div className="lightbox-turn">
        <button type="button" aria-label={words.previous} data-lightbox-step="-1">
          <Icon name="chevron-left" className="size-6" />
        </button>
        <button type="button" aria-label={words.next} data-lightbox-step="1">
          <Icon name="chevron-right" className="size-6" />
        </button>
      </div>
    </dialog>
  );
}
