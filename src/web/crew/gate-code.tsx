// The gate code of a stop: shown when it is tapped, never kept, and written down by the office each time.
import { useState } from 'react';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { CrewStop } from '#contract/visits/crew-day.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCrewPage } from './crew-context.ts';

export function GateCode({ stop }: { stop: CrewStop }) {
  const { token, day, messages } = useCrewPage();
  const [shown, setShown] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const show = async () => {
    setIsAsking(true);
    try {
      const { gateCode } = await api('POST /api/crew-days/{token}/gate-code', {
        params: { token },
        body: { stop: stop.stop },
      });
      setShown(gateCode ?? messages.noGateCode);
    } catch (error) {
      const isRefused = error instanceof ApiError && error.problem !== undefined;
      const { gateCodeOnlyToday, gateCodeNeedsSignal } = messages;
      setShown(isRefused ? gateCodeOnlyToday : fill(gateCodeNeedsSignal, { phone: day.phone }));
    } finally {
      setIsAsking(false);
    }
  };
  if (shown !== undefined) {
    return (
      <p role="status" className="flex items-center gap-2 text-lead font-semibold tabular-nums">
        <AppIcon name="lock" className="size-5 shrink-0" />
        <span className="sr-only">{messages.gateCode} </span>
        {shown}
      </p>
    );
  }
  return (
    <Button variant="quiet" size="small" disabled={isAsking} onClick={() => void show()}>
      <AppIcon name="lock" className="size-5" />
      {messages.showGateCode}
    </Button>
  );
}
