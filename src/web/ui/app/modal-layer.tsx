// What lies over the page until it is answered: the ground of dialogs and the palette.
import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import './modal-layer.css';

export type ModalState = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

type ModalLayerProps = ModalState & { shape: 'dialog' | 'palette'; children: ReactNode };

/** The veil and the sheet on it. Escape and a press beside it close it, and the focus goes back to what has opened it. */
export function ModalLayer({ shape, children, ...state }: ModalLayerProps) {
  return (
    <ModalOverlay className="modal-layer" isDismissable {...state}>
      <Modal className={`modal-layer-sheet modal-layer-${shape}`}>{children}</Modal>
    </ModalOverlay>
  );
}
