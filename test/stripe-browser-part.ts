// The part of the stand-in of Stripe that runs in a browser: a script with the calls we make, and the frame in which a card number is typed.
import type { ServerResponse } from 'node:http';

/** Sends the script or the frame; false for any other path. */
export function sendBrowserPart(path: string, response: ServerResponse): boolean {
  const part = parts[path];
  if (!part) return false;
  response.writeHead(200, { 'content-type': part.type });
  response.end(part.body);
  return true;
}

const SCRIPT = `
const origin = new URL(document.currentScript.src).origin;
window.Stripe = (key) => ({
  elements: (options) => {
    const frame = document.createElement('iframe');
    frame.title = 'Card details';
    const dark = getComputedStyle(document.documentElement).colorScheme === 'dark' ? 1 : '';
    frame.src = origin + '/frame?' + new URLSearchParams({ dark, session: options.customerSessionClientSecret ?? '' });
    frame.setAttribute('style', 'width: 100%; height: 120px; border: 0');
    const heard = {};
    frame.onload = () => heard.ready?.();
    const ask = (message) => new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = (event) => resolve(event.data);
      frame.contentWindow.postMessage(message, origin, [channel.port2]);
    });
    return {
      ask,
      update: () => {},
      submit: () => ask({ kind: 'submit' }),
      create: () => ({
        on: (event, hear) => { heard[event] = hear; },
        mount: (place) => place.append(frame),
        destroy: () => frame.remove(),
      }),
    };
  },
  confirmSetup: async ({ elements, clientSecret, confirmParams }) => {
    const answer = await elements.ask({ kind: 'confirm-setup', clientSecret });
    if (answer.error) return answer;
    const back = new URL(confirmParams.return_url);
    back.searchParams.set('setup_intent', answer.setup);
    location.assign(back);
    return new Promise(() => {});
  },
  confirmPayment: async ({ elements, clientSecret, confirmParams }) => {
    const answer = await elements.ask({ kind: 'confirm', clientSecret });
    if (answer.error) return answer;
    const back = new URL(confirmParams.return_url);
    back.searchParams.set('redirect_status', 'succeeded');
    location.assign(back);
    return new Promise(() => {});
  },
});
`;

const FRAME = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Card details</title>
<style>
  body { margin: 0; font: 16px sans-serif; color: #18231c; background: #fff }
  .dark { color: #f8f5ee; background: #12251a }
  input { display: block; box-sizing: border-box; width: 100%; margin-top: 6px; padding: 12px; border: 1px solid #857e6d; border-radius: 10px; font: inherit; color: inherit; background: inherit }
</style>
<body><main><div id="kept"></div><h1 style="position: absolute; left: -9999px">Card details</h1><label>Card number <input id="number" inputmode="numeric" autocomplete="off"></label></main>
<script>
  const asked = new URLSearchParams(location.search);
  if (asked.get('dark')) document.body.className = 'dark';
  if (asked.get('session')) {
    fetch('/kept', { method: 'POST', body: new URLSearchParams({ session: asked.get('session') }) })
      .then((answer) => answer.json())
      .then(({ methods }) => {
        for (const { id, card } of methods) {
          const label = document.createElement('label');
          const radio = document.createElement('input');
          Object.assign(radio, { type: 'radio', name: 'method', value: id });
          label.append(radio, ' ' + card.brand + ' ' + card.last4);
          document.getElementById('kept').append(label);
        }
      });
  }
  const chosen = () => document.querySelector('[name=method]:checked')?.value ?? '';
  addEventListener('message', async ({ data, ports }) => {
    const number = document.getElementById('number').value;
    if (data.kind === 'submit') {
      ports[0].postMessage(number || chosen() ? {} : { error: { message: 'Your card number is incomplete.' } });
      return;
    }
    const body = new URLSearchParams({ number, method: chosen(), client_secret: data.clientSecret });
    const answer = await fetch('/' + data.kind, { method: 'POST', body });
    ports[0].postMessage(await answer.json());
  });
</script>`;

const parts: Record<string, { type: string; body: string }> = {
  'GET /stripe.js': { type: 'text/javascript', body: SCRIPT },
  'GET /frame': { type: 'text/html', body: FRAME },
};
