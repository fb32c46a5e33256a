// Fills the calculator with a project that came from another device. Fetched only when one did.
import { fillForm, keptFields } from '#web/forms/fill-kept-form.ts';
import { keepInTab, keptInTab } from '#web/lib/tab-storage.ts';
import { KEPT_PROJECT } from '#web/shared/carried/kept-project.ts';

/** Chooses again what was chosen, once: from here on the calculator keeps its own values. */
export function bringProjectBack(section: HTMLElement): void {
  const kept = keptFields(keptInTab(KEPT_PROJECT));
  keepInTab(KEPT_PROJECT, null);
  // Its fields stand around the form, not in it.
  fillForm(section as HTMLFormElement, kept, () => true);
}
