// The errands that matter in the engines that the other errands do not run in.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { requireProgram } from '../../scripts/needed-programs.ts';
import { expect, localKey, newAddress, test } from '../fixtures.ts';
import type { Engine } from './engine.ts';
import { retry } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

const engines: Record<string, () => Promise<Engine>> = {
  Firefox: () => openFirefox(requireProgram('firefox')),
  WebKit: () => openWebKit(requireProgram('webkit'), requireProgram('screen')),
};

/** Pages that the site map does not name. */
const FORMS = ['/quote', '/lawn-plan', '/book', '/sign-in', '/newsletter'];

for (const [name, openEngine] of Object.entries(engines)) {
  test.describe(name, () => {
    let engine: Engine;
    test.beforeAll(async () => {
      engine = await openEngine();
    });
    test.afterAll(() => engine?.close());

    test('opens every page without an error', async ({ request, baseURL }) => {
      const siteMap = await (await request.get('/sitemap.xml')).text();
      const paths = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address = '']) => new URL(address).pathname,
      );
      expect(paths.length).toBeGreaterThan(20);
      for (const path of [...paths, ...FORMS]) {
        await engine.open(`${baseURL}${path}`);
        await engine.read(`localStorage.setItem('welcome-seen', 'true')`);
        expect(await engine.read(`document.querySelectorAll('h1').length`), path).toBe(1);
        expect(await engine.errors(), path).toEqual([]);
      }
    });

    test('books a consultation', async ({ baseURL }) => {
      // The welcome opens three seconds after the first press, and has errands of its own.
      await engine.open(baseURL ?? '');
      await engine.read(`localStorage.setItem('welcome-seen', 'true')`);
      await engine.open(`${baseURL}/#calendar`);
      const day = `document.querySelector('#calendar [data-date][aria-disabled="false"]')`;
      await until(engine, `field('Consultation type', '#calendar')`);
      const types = `field('Consultation type', '#calendar')`;
      await select(engine, types, await engine.read(`${types}.options[1].value`));
      await until(engine, day);
      await engine.click(day);
      const time = `document.querySelector('#calendar [type="radio"]:enabled')`;
      await until(engine, time);
      await engine.click(`${time}.closest('label')`);
      await engine.click(`byText('#calendar button', 'Book Consultation')`);
      await until(engine, `field('Full Name', '#calendar')`);
      await engine.type(`field('Full Name', '#calendar')`, 'Engine Example');
      await engine.type(`field('Email Address', '#calendar')`, newAddress('engine'));
      await engine.type(`field('Phone Number', '#calendar')`, '2815550151');
      await engine.click(`byText('#calendar button', 'Confirm Booking')`);
      await untilSaid(engine, 'Consultation Booked!');
      expect(await engine.errors()).toEqual([]);
    });

    test('asks for a quote with a photo', async ({ baseURL }) => {
      const folder = await mkdtemp(join(tmpdir(), 'engine-'));
      const photo = join(folder, 'gate.jpg');
      await sharp({ create: { width: 640, height: 480, channels: 3, background: '#885522' } })
        .jpeg()
        .toFile(photo);
      await engine.open(`${baseURL}/contact#quote`);
      await engine.type(`field('First Name')`, 'Engine');
      await engine.type(`field('Last Name')`, 'Example');
      await engine.type(`field('Email Address')`, newAddress('engine'));
      await engine.type(`field('Phone Number')`, '2815550152');
      await select(engine, `field('Service')`, 'fencing');
      await engine.choose(`document.querySelector('main input[type="file"]')`, photo);
      await untilSaid(engine, 'Uploaded');
      await engine.click(`byText('main button', 'Send My Request')`);
      await untilSaid(engine, 'Fencing, with one photo.');
      expect(await engine.errors()).toEqual([]);
      await rm(folder, { recursive: true });
    });

    test('asks for a lawn plan', async ({ baseURL }) => {
      const within = '#lawn-maintenance';
      await engine.open(`${baseURL}/`);
      // The form lies so deep in the page that the welcome would open over it.
      await engine.read(`localStorage.setItem('welcome-seen', 'true')`);
      const address = `field('Property Address', '${within}')`;
      await until(engine, address);
      // Typing is kept while the form wakes, which it does when it is near or touched.
      await engine.click(address);
      await until(engine, `${address}.form.noValidate`);
      await engine.type(address, '12310 Barker Cypress Rd, Cypress, TX 77429');
      await engine.click(`byText('${within} button', 'Validate')`);
      await until(engine, `byText('${within} button', 'CONTINUE')`);
      await engine.click(`byText('${within} button', 'CONTINUE')`);
      await until(engine, `field('First Name', '${within}')`);
      await engine.type(`field('First Name', '${within}')`, 'Engine');
      await engine.type(`field('Last Name', '${within}')`, 'Example');
      await engine.type(`field('Email Address', '${within}')`, newAddress('engine'));
      await engine.type(`field('Phone Number', '${within}')`, '2815550153');
      await engine.click(`byText('${within} button', 'Request This Plan')`);
      await untilSaid(engine, 'We have your lawn plan');
      expect(await engine.errors()).toEqual([]);
    });

    test('signs in by an emailed code', async ({ request, baseURL }) => {
      const email = newAddress('engine');
      await engine.open(`${baseURL}/sign-in`);
      await engine.type(`field('Email Address')`, email);
      await engine.click(`byText('button', 'Send me a code')`);
      await until(engine, `field('Code')`);
      const code = await retry(async () => {
        const headers = { cookie: `local_key=${localKey}` };
        const mails = await (await request.get('/dev/mailbox', { headers })).text();
        const row = mails.split('<tr>').find((one) => one.includes(email));
        const [, digits] = /sign-in code (\d{8})/.exec(row ?? '') ?? [];
        if (!digits) throw new Error('no mail has come');
        return digits;
      });
      await engine.type(`field('Code')`, code);
      await engine.click(`byText('main button', 'Sign in')`);
      await until(engine, `location.pathname.startsWith('/customer-portal')`);
      await until(engine, `document.querySelector('h1')`);
      expect(await engine.errors()).toEqual([]);
    });
  });
}

/** Waits until an expression is true in the page. */
async function until(engine: Engine, expression: string): Promise<void> {
  await expect
    .poll(() => engine.read(`!!(${expression})`).catch(() => false), {
      message: expression,
      timeout: 20_000,
    })
    .toBe(true);
}

async function untilSaid(engine: Engine, words: string): Promise<void> {
  await until(engine, `document.body.innerText.includes(${JSON.stringify(words)})`);
}

/** Native lists open outside the page; what they tell the page is the same. */
async function select(engine: Engine, element: string, value: string): Promise<void> {
  await engine.read(
    `(() => { const list = ${element}; list.value = '${value}'; list.dispatchEvent(new Event('change', { bubbles: true })); })()`,
  );
}
