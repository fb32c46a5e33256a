// Keeps a page of the Add-Ons fresh, and says politely what the office has done while it was looked at.
import { useEffect, useRef } from 'react';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { showToast } from '#web/ui/toast.ts';
import { statusWords, useAddOnsMessages } from './messages/use-add-ons-messages.ts';

type Followed = Pick<ServiceRequest, 'id' | 'status' | 'serviceType'>;

/** A toast for each request whose state has changed since it was last shown here. */
export function useStateNews(requests: readonly Followed[]): void {
  const messages = useAddOnsMessages();
  const shown = useRef(new Map(requests.map(({ id, status }) => [id, status])));
  useEffect(() => {
    for (const { id, status, serviceType } of requests) {
      const before = shown.current.get(id);
      shown.current.set(id, status);
      if (before === undefined || before === status) continue;
      showToast({
        title: statusWords(status, messages),
        description: fill(messages.updated, { service: serviceType }),
      });
    }
  }, [requests, messages]);
}
