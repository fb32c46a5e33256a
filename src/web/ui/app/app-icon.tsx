// The icons of applications, apart from the site's: a public page fetches none of them.
import { Drawing } from '../control-icon.tsx';

const paths = {
  alert: 'M12 8v5m0 3.25v.01M12 3.5l9 16H3l9-16Z',
  bell: 'M6 10a6 6 0 1 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10Zm4 9.5a2 2 0 0 0 4 0',
  calendar: 'M4 6.5h16v13.5H4zM4 10.5h16M8.5 3.5v5m7-5v5',
  bolt: 'M13 3.5 5.5 13.5H12l-1 7 7.5-10H12l1-7Z',
  chart: 'M4.5 19.5h15M7 16.5v-5m5 5v-11m5 11v-8',
  chat: 'M4.5 5h15v11h-8l-4.5 4v-4h-2.5z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'chevron-up': 'm6 14.5 6-6 6 6',
  close: 'm6 6 12 12M18 6 6 18',
  dollar:
    'M12 4v16M16 8.25C15.4 6.9 13.8 6.25 12 6.25c-2.2 0-4 1-4 2.9 0 4 8 1.9 8 5.7 0 1.9-1.8 2.9-4 2.9-1.8 0-3.4-.65-4-2',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5',
  home: 'M4.5 11 12 4.5 19.5 11M6.5 9.5v10h11v-10M10 19.5v-5.5h4v5.5',
  info: 'M12 11v5.5m0-8.75v.01M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
  more: 'M4.5 12a.75.75 0 1 0 1.5 0 .75.75 0 1 0-1.5 0m6.75 0a.75.75 0 1 0 1.5 0 .75.75 0 1 0-1.5 0m6.75 0a.75.75 0 1 0 1.5 0 .75.75 0 1 0-1.5 0',
  moon: 'M19.5 14.75A8.25 8.25 0 1 1 9.75 4a6.5 6.5 0 0 0 9.75 10.75Z',
  note: 'M5 4h14v10l-5 6H5zM14 20v-6h5M8.5 8.5h7m-7 4h4',
  photo: 'M4 6h16v13H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9.75v.01',
  person:
    'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  phone:
    'M5 4h3.5l1.75 4.5L8 10.25a12 12 0 0 0 5.75 5.75l1.75-2.25L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z',
  pin: 'M12 21s-7-6.1-7-11.25a7 7 0 0 1 14 0C19 14.9 12 21 12 21Zm0-8.75a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M19 12a7 7 0 1 1-2.2-5.1L19 9m0-4.5V9h-4.5',
  star: 'm12 3.75 2.6 5.3 5.9.85-4.25 4.15 1 5.85L12 17.15l-5.25 2.75 1-5.85L3.5 9.9l5.9-.85z',
  search: 'M10.75 17a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5ZM15.5 15.5l4.5 4.5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  send: 'M4 12 20 4.5 14.5 20l-3-6.5L4 12Zm7.5 1.5L20 4.5',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5m-6 5v5',
  'sign-out': 'M14 4.5H5.5v15H14M10.5 12H20m-3.5-4 4 4-4 4',
  tag: 'M4 4h8l8.5 8.5-8 8L4 12zM8.25 8.25v.01',
  today: 'M12 7v5.25l3.25 2M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z',
  upload: 'M12 16V5m-4.5 4L12 4.5 16.5 9M4.5 15.5v4h15v-4',
  warning: 'M12 7.5v6m0 3.25v.01M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z',
} as const;

export type AppIconName = keyof typeof paths;

type AppIconProps = { name: AppIconName; className?: string };

/** An icon in the color of its text; hidden from assistive technology. */
export function AppIcon({ name, className }: AppIconProps) {
  return <Drawing path={paths[name]} className={className} />;
}
