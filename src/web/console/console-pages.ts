// The pages of the console that exist, in the order of its navigation.
import type { AppIconName } from '#web/ui/app/app-icon.tsx';

type ConsolePage = { path: string; label: string; icon: AppIconName };

export const consolePages: readonly ConsolePage[] = [
  { path: '/console', label: 'Today', icon: 'today' },
];
