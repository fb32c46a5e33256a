// Starts the frame's behaviors that need no framework; each finds its own elements and does nothing without them.
import { measureChapters } from '#web/ui/measure-chapters.ts';
import { focusRails } from '#web/ui/rail.ts';
import { releasePictures } from '#web/ui/release-pictures.ts';
import { startChat } from './start-chat.ts';
import { startDialogs } from './start-dialogs.ts';
import { startMenus } from './start-menus.ts';
import { startOverlays } from './start-overlays.ts';

/** Starts everything once; called when the document has been parsed. */
export function startSite(): void {
  measureChapters();
  releasePictures();
  focusRails();
  startMenus();
  startDialogs();
  startOverlays();
  startChat();
}
