// A drawer at the side: the details of one row, while the list stays where it was.
import { ModalLayer, type ModalState, Sheet, type SheetProps } from './modal-layer.tsx';

type DrawerProps = ModalState & Omit<SheetProps, 'role'>;

/** A drawer; the same rules as a dialog's. */
export function Drawer({ isOpen, onOpenChange, ...sheet }: DrawerProps) {
  return (
    <ModalLayer
      shape="drawer"
      isDismissable
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Sheet {...sheet} />
    </ModalLayer>
  );
}
