// The empty live region that every page holds from the start; toast.ts fills it without React.
import { Icon } from './icon.tsx';

/** One region per urgency, so that a screen reader knows how loudly to speak. */
export function ToastRegion({ closeLabel }: { closeLabel: string }) {
  return (
    <div className="toast-region no-print" id="toasts">
      <Toast role="status" closeLabel={closeLabel} />
      <Toast role="alert" closeLabel={closeLabel} />
    </div>
  );
}

function Toast({ role, closeLabel }: { role: 'status' | 'alert'; closeLabel: string }) {
  return (
    <div
      className={role === 'alert' ? 'toast toast-destructive' : 'toast'}
      data-toast={role}
      hidden
    >
      <div role={role} className="min-w-0 grow py-1">
        <p className="font-semibold" />
        <p className="text-ink-soft" />
      </div>
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center rounded-pill hover:bg-sunk"
        aria-label={closeLabel}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
