// The list of the console's keys.
import { AppDialog } from '#web/ui/app/dialog.tsx';
import { consoleKeys } from './console-key.ts';
import './key-list.css';

export function KeyList({ onClose }: { onClose: () => void }) {
  return (
    <AppDialog title="Keyboard shortcuts" isOpen onOpenChange={onClose}>
      <dl className="key-list">
        {consoleKeys().map(({ keys, does }) => (
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
