// A button that opens or closes a native dialog, without a script where browsers can.
import type { ButtonHTMLAttributes } from 'react';

type DialogButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** The id of the dialog. */
  dialog: string;
  command: 'show-modal' | 'close';
};

/** A button that commands a dialog. React's types do not know the attributes yet, hence the spread. */
export function DialogButton({ dialog, command, children, ...rest }: DialogButtonProps) {
  return (
    <button type="button" {...{ command, commandfor: dialog }} {...rest}>
      {children}
    </button>
  );
}
