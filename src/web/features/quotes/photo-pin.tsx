// A photo with numbered pins, as customer and office see it. What a press on a pin does is said where it is shown.
import type { ComponentProps } from 'react';
import './photo-pin.css';

/** The photo's frame; its pins are inside and stand at shares of its width and height. */
export function PinFrame(frame: Omit<ComponentProps<'div'>, 'className'>) {
  return <div className="photo-pin-frame" {...frame} />;
}

/** A pin that leads to its line. `x` and `y` are in percent of the photo. */
export function PinLink({ x, y, isLit, ...link }: PinPlace & Omit<ComponentProps<'a'>, 'style'>) {
  return <a className="photo-pin" style={placeOf(x, y)} data-lit={isLit || undefined} {...link} />;
}

/** A pin that can be moved. */
export function PinHandle({
  x,
  y,
  isLit,
  ...button
}: PinPlace & Omit<ComponentProps<'button'>, 'style'>) {
  return (
    <button
      type="button"
      className="photo-pin"
      style={placeOf(x, y)}
      data-movable
      data-lit={isLit || undefined}
      {...button}
    />
  );
}

type PinPlace = { x: number; y: number; isLit: boolean };

function placeOf(x: number, y: number) {
  return { left: `${x}%`, top: `${y}%` };
}
