// Looks whether this browser remembers a ZIP code; only then anything is fetched (docs/product/service-area-and-addresses.md#my-area).

/** Starts a slot. */
export function start(slot: HTMLElement): void {
  if (!/\bzip=\d/.test(document.cookie)) return;
  void import('./fill-my-area.ts').then((loaded) => loaded.fillMyArea(slot));
}
