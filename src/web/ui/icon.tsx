// The few icons of the site, drawn on a 24 px grid and inlined; always beside a word or named by the control.
import { controlPaths, Drawing } from './control-icon.tsx';

const paths = {
  ...controlPaths,
  arrow: 'M5 12h13m-5.5-6 6 6-6 6',
  'arrow-down': 'M12 5v13m-6-5.5 6 6 6-6',
  chat: 'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v9a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 3.5V17h-2A1.5 1.5 0 0 1 4 15.5v-9A1.5 1.5 0 0 1 5.5 5ZM8.5 9.5h7m-7 3h4.5',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M4 8h16M4 16h16',
  phone:
    'M5 4h3.5l1.75 4.5L8 10.25a12 12 0 0 0 5.75 5.75l1.75-2.25L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z',
  pause: 'M8.5 5.5v13m7-13v13',
  play: 'M8 5.25v13.5L18.5 12Z',
  pin: 'M12 21s-7-6.1-7-11.25a7 7 0 0 1 14 0C19 14.9 12 21 12 21Zm0-8.75a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  reset: 'M5 12a7 7 0 1 0 2.2-5.1L5 9m0-4.5V9h4.5',
  calendar: 'M4 6.5h16v13.5H4zM4 10.5h16M8.5 3.5v5m7-5v5',
} as const;

type IconName = keyof typeof paths;

type IconProps = { name: IconName; className?: string };

/** An icon in the colour of its text; hidden from assistive technology. */
export function Icon({ name, className }: IconProps) {
  return <Drawing path={paths[name]} className={className} />;
}
