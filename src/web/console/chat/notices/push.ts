// Push messages to this browser (W3C Push API), where the owner has set keys; the worker behind them keeps nothing.
import { api } from '#web/lib/browser-api.ts';
import { browserShelf } from '#web/lib/browser-shelf.ts';

/** Served from the root of the desk, so that it reaches nothing else. */
const WORKER = '/admin-support/push-worker.js';
const SCOPE = '/admin-support/';
/** Who of us wanted them in this browser. */
const WHOSE = 'desk-pushed-for';

/** Whether this browser can be sent push messages at all. */
export function canBePushed(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Whether it is. */
export async function isPushed(): Promise<boolean> {
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  return Boolean(await worker?.pushManager.getSubscription());
}

/** Asks the browser's owner, then the browser, then tells the server. Gives whether all agreed. */
export async function bePushed(publicKey: string, myId: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await ready(worker);
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  try {
    await notifyServer(subscription);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  browserShelf.put(WHOSE, myId);
  return true;
}

/** The server's side ended with the last sign-in: anyone who wanted it has it again, and a colleague at this browser has not. */
export async function renewPush(myId: string): Promise<void> {
  if (!canBePushed()) return;
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  if ((browserShelf.get(WHOSE) ?? myId) === myId) await notifyServer(subscription);
  else await subscription.unsubscribe();
}

async function notifyServer(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await api('POST /api/push-subscriptions', { body: { endpoint, keys: { p256dh, auth } } });
}

/** No more of them. */
export async function beLeftAlone(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  await api('POST /api/push-subscriptions/remove', { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}

function ready({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return Promise.resolve();
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => coming.state === 'activated' && resolve());
  });
}
