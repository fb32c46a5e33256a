// What lies over the page until it is answered: the ground of dialogs, drawers and the palette.
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { AppIcon } from './app-icon.tsx';
import { IconButton } from './icon-button.tsx';
import './modal-layer.css';

export type ModalState = Pick<ModalOverlayProps, 'isOpen' | 'onOpenChange'>;

type ModalLayerProps = ModalState & {
  shape: 'dialog' | 'drawer' | 'palette';
  /** Whether a click beside it closes it; not where something typed would be lost. */
  isDismissable: boolean;
  children: ReactNode;
};

/** The veil and the sheet on it. Escape closes it, and the focus goes back to what has opened it. */
export function ModalLayer({ shape, isDismissable, children, ...state }: ModalLayerProps) {
  return (
    <ModalOverlay className="modal-layer" isDismissable={isDismissable} {...state}>
      <Modal className={`modal-layer-sheet modal-layer-${shape}`}>{children}</Modal>
    </ModalOverlay>
  );
}

export type SheetProps = {
  title: string;
  /** `alertdialog` where something is lost by going on. */
  role?: 'dialog' | 'alertdialog';
  /** Buttons at the end; the last one is the way on. */
  actions?: (close: () => void) => ReactNode;
  children: ReactNode;
};

/** Heading, content that scrolls by itself, and actions that stay in sight. */
export function Sheet({ title, role = 'dialog', actions, children }: SheetProps) {
  return (
    <Dialog role={role} className="modal-layer-content">
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
  );
}
