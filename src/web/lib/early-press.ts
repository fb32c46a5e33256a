// A button that is pressed before the script of its page is awake acts once it is.
import { useEffect } from 'react';

declare global {
  var earlyPress: { button?: HTMLElement | undefined; isOver?: boolean } | undefined;
}

/**
 * Runs in the head of an application, before anything can be pressed: remembers the last press of a button that does nothing by
 * itself. Links and forms work without a script, so they are left alone.
 */
export const KEEP_EARLY_PRESS = `{const kept=globalThis.earlyPress={};addEventListener('click',({target})=>{if(!kept.isOver)kept.button=target.closest('button[type=button]:not([popovertarget],[commandfor])')??undefined},true)}`;

/** Presses it again when everything listens, unless it is gone or somebody has pressed something else since. */
export function useEarlyPress(): void {
  useEffect(() => {
    const kept = globalThis.earlyPress;
    if (!kept || kept.isOver) return;
    kept.isOver = true;
    if (kept.button?.isConnected) kept.button.click();
  }, []);
}
