// Whom a chat that waits alerts, by which rules, and whom the last ones have alerted.
import type { AlertRules as Rules, SupportNotification } from '#contract/chat/chat-desk.ts';
import { AlertList } from './alert-list.tsx';
import { AlertRules } from './alert-rules.tsx';

type NotificationPanelProps = {
  notices: { rules: Rules; alerts: readonly SupportNotification[] };
  /** Only the latest ones. */
  most?: number;
};

export function NotificationPanel({ notices: { rules, alerts }, most }: NotificationPanelProps) {
  return (
    <section aria-labelledby="notification-information" className="grid gap-5">
      <h2 id="notification-information" className="font-text text-[1rem] font-bold tracking-normal">
        Notification information
      </h2>
      <AlertRules rules={rules} />
      <AlertList alerts={alerts.slice(0, most)} emptyText="No chat has alerted anyone yet." />
    </section>
  );
}
