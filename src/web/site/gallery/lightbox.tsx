// The large view of the complete gallery: an empty native dialog that fill-lightbox.ts fills.
import { Icon } from '#web/ui/icon.tsx';

/** Closed until a picture is chosen. */
export function Lightbox() {
  return (
    <dialog className="lightbox on-deep" aria-labelledby="lightbox-title">
      <div className="lightbox-bar">
        <p data-lightbox-count aria-live="polite" />
        <button type="button" data-lightbox-close>
          <Icon name="close" />
          Close
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
        <button type="button" aria-label="Previous project" data-lightbox-step="-1">
          <Icon name="chevron-left" className="size-6" />
        </button>
        <button type="button" aria-label="Next project" data-lightbox-step="1">
          <Icon name="chevron-right" className="size-6" />
        </button>
      </div>
    </dialog>
  );
}
