// Lets the sections of the home page that are far from the screen rest: the browser neither styles nor lays them out.

/**
 * Begins when everything is laid out as it stays: a resting section keeps its place by the size that it had, so that
 * nothing moves when it comes near (resting.css). A new width changes all sizes; then they are taken anew.
 */
export async function restSections(): Promise<void> {
  const page = document.getElementById('content');
  if (!page) return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await document.fonts.ready;
  rest(page);
  let width = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    delete page.dataset.rests;
    rest(page);
  });
}

/** After the next frame, in which the browser remembers the sizes. */
function rest(page: HTMLElement): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      page.dataset.rests = '';
    }),
  );
}
