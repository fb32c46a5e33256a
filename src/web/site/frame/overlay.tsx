// The frame of what lies over a page: a native modal dialog with a close button and a heading that names it.
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { DialogButton } from './dialog-button.tsx';
import { useSiteMessages } from './use-site-messages.ts';

type OverlayProps = {
  id: string;
  heading: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A closed dialog; Escape and a click beside it close it as well. Scripts may give its heading the focus. */
export function Overlay({ id, heading, className = '', children }: OverlayProps) {
  const { close } = useSiteMessages();
  const headingId = `${id}-heading`;
  return (
    <dialog
      id={id}
      className={`overlay ${className}`.trim()}
      aria-labelledby={headingId}
      closedby="any"
    >
      <div className="overlay-body">
        <DialogButton dialog={id} command="close" className="overlay-close" aria-label={close}>
          <Icon name="close" />
        </DialogButton>
        <h2 id={headingId} className="text-feature" tabIndex={-1}>
          {heading}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
