// Moves the border between the picture before and the picture after to where the slider stands.

/** Starts one comparison; the slider itself is a native range, with all its keys, and brings the word for percent. */
export function start(frame: HTMLElement): void {
  const range = frame.querySelector('input');
  if (!range) return;
  const show = () => {
    frame.style.setProperty('--split', `${range.value}%`);
    range.setAttribute('aria-valuetext', `${range.value} ${range.dataset.unit}`);
  };
  range.addEventListener('input', show);
  show();
}
