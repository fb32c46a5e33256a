// A part of a screen that is fetched when it is first wanted. A tab outlives the release that it came with, and then the part is gone.
import { type ComponentType, lazy, useEffect } from 'react';
import { showToast } from '#web/ui/toast.ts';

/**
 * The part, to be rendered within a Suspense. One that cannot be fetched takes nothing else from the screen: what was typed
 * stays, and each time the part is wanted a toast asks to load the page again.
 *
 * @param load Imports the part; a bundle of its own is made of it.
 */
export function laterPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({
    default: await load().catch(() => NotLoaded),
  }));
}

function NotLoaded() {
  useEffect(() => {
    showToast({
      title: 'Error',
      description: 'A part of this page couldn’t be loaded. Please load the page again.',
      variant: 'destructive',
    });
  }, []);
  return null;
}
