// Gives lazy pictures back to the browser's own judgement once the visitor has begun to scroll (see picture.css).

/** Until the first scroll only pictures near the window are fetched; afterwards the browser fetches well ahead. */
export function releasePictures(): void {
  const release = () => {
    document.documentElement.dataset.scrolled = '';
  };
  // Who comes by an anchor is scrolled there by the browser: what is above it would be fetched before what they came for.
  for (const sign of location.hash ? ['touchstart', 'wheel', 'keydown', 'pointerdown'] : ['scroll'])
    addEventListener(sign, release, { once: true, passive: true });
  addEventListener('beforeprint', release, { once: true });
}
