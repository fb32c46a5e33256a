// The list of keyboard shortcuts, in a dialog.
import { AppDialog } from './dialog.tsx';
import type { ModalState } from './modal-layer.tsx';
import './key-list.css';

type KeyListProps = ModalState & {
  shortcuts: readonly { keys: readonly string[]; does: string }[];
};

/** Keys at the left, what they do at the right. */
export function KeyList({ shortcuts, ...state }: KeyListProps) {
  return (
    <AppDialog title="Keyboard shortcuts" {...state}>
      <dl className="key-list">
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </AppDialog>
  );
}
