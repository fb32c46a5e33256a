// Starts the header's behaviours that need no framework; each finds its own elements and does nothing without them.
import { releasePictures } from '#web/ui/release-pictures.ts';
import { startGalleryMenu } from './gallery-menu.ts';
import { showVisitorLinks } from './show-visitor-links.ts';
import { startMenuDrawer } from './start-menu-drawer.ts';

/** Starts everything once; called when the document has been parsed. */
export function startSite(): void {
  releasePictures();
  startGalleryMenu();
  startMenuDrawer();
  void showVisitorLinks();
}
