// A dialog: one question in the middle of the page, from below on a phone.
import { ModalLayer, type ModalState, Sheet, type SheetProps } from './modal-layer.tsx';

type AppDialogProps = ModalState & SheetProps;

/** A dialog; inside React Aria's `DialogTrigger` its button opens it, else `isOpen` does. An alertdialog wants an answer. */
export function AppDialog({ isOpen, onOpenChange, ...sheet }: AppDialogProps) {
  return (
    <ModalLayer
      shape="dialog"
      isDismissable={sheet.role !== 'alertdialog'}
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Sheet {...sheet} />
    </ModalLayer>
  );
}
