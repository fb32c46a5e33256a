// The empty live region that every page holds from the start; toast.ts fills it without React.
import { Icon } from './icon.tsx';

/** One region per urgency, so that a screen reader knows how loudly to speak. */
export function ToastRegion() {
  return (
    <div className="toast-region no-print" id="toasts">
      <Toast role="status" />
      <Toast role="alert" />
    </div>
  );
}

function Toast({ role }: { role: 'status' | 'alert' }) {
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
        aria-label="Close message"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
