// A dialog: one question in the middle of the page, from below on a phone.
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { AppIcon } from './app-icon.tsx';
import { IconButton } from './icon-button.tsx';
import { ModalLayer, type ModalState } from './modal-layer.tsx';

type AppDialogProps = ModalState & {
  title: string;
  /** Buttons at the end; the last one is the way on. */
  actions?: (close: () => void) => ReactNode;
  children: ReactNode;
};

/** The dialog: heading, content that scrolls by itself, and actions that stay in sight. */
export function AppDialog({ title, actions, children, ...state }: AppDialogProps) {
  return (
    <ModalLayer shape="dialog" {...state}>
      <Dialog className="modal-layer-content">
        {({ close }) => (
          <>
            <header className="modal-layer-head">
              <Heading slot="title" className="modal-layer-title">
                {title}
              </Heading>
              <IconButton label="Close" onPress={close}>
                <AppIcon name="close" />
              </IconButton>
            </header>
            <div className="modal-layer-body">{children}</div>
            {actions ? <footer className="modal-layer-actions">{actions(close)}</footer> : null}
          </>
        )}
      </Dialog>
    </ModalLayer>
  );
}
