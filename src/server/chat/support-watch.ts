// Rings when it changes whether someone answers: staff come and go, hours begin and end by the company's clock, the owner changes
// them (docs/product/chat.md#hours).
import type { ServerContext } from '../context.ts';
import { promiseAt } from './chat-hours.ts';

/** Hours, closures and those who lapse change without a bell, so it is looked at this often while anyone listens. */
const LOOK_EVERY_MS = 5_000;

export type SupportWatch = {
  /** Someone asks whether we are there, and is going to listen: it is looked at until no one does. */
  begin: () => void;
};

/** Watches for one process. */
export function createSupportWatch(
  context: Pick<ServerContext, 'db' | 'clock' | 'settings' | 'hub' | 'log'>,
  lookEveryMs = LOOK_EVERY_MS,
): SupportWatch {
  const { db, clock, hub, log } = context;
  let told: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      const { isOnline, isOpen, responseTime } = await promiseAt(db, context, clock());
      const now = JSON.stringify([isOnline, isOpen, responseTime]);
      // At the first look as well: it may have changed since someone was told.
      if (told !== now) hub.publish('support');
      told = now;
    } catch (error) {
      log.warn({ err: error }, 'whether anyone answers was not looked at');
    }
    isLooking = false;
  }
  function goOn(): void {
    timer = setTimeout(async () => {
      timer = undefined;
      if (hub.isHeard('support')) {
        await look();
        begin();
      } else {
        told = undefined;
      }
    }, lookEveryMs).unref();
  }
  const begin = () => void (timer ?? goOn());

  hub.subscribe('chat-desk', () => {
    if (timer) void look();
  });
  return { begin };
}
