// Asking for a lawn plan: what is kept, who is told, and what is reviewed.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { mailsAfterWork, recipientsOf, wholeMail } from '../../../../test/outbox.ts';
import { address, beginLawnPlans, plan, planVisitor } from '../../../../test/plan-visitor.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let visitor: ReturnType<typeof planVisitor>;
beforeAll(async () => {
  test = await createTestApp({ OFFICE_EMAIL: 'office@example.com' });
  await test.work();
  visitor = planVisitor(test);
});
afterAll(() => test.close());
beforeEach(() => beginLawnPlans(test));

/** The mail to an address, once it has been sent; mails to others may come in between. */
function mailTo(recipient: string): Promise<Mail> {
  return vi.waitFor(
    () => {
      const mail = test.sent.find(({ to }) => to === recipient);
      if (!mail) throw new Error(`no mail to ${recipient} yet`);
      return mail;
    },
    { timeout: 20_000 },
  );
}

// First, while no other request's mails stand in line.
describe('who is told', () => {
  it('the person, with the itemized price, and the office, with replies going to the person', async () => {
    await visitor.ask({
      ...plan,
      addOns: ['bagging', 'leaves'],
      promoCode: 'neighbor5',
      notes: 'The gate sticks.\nWatch the sprinkler by the drive.',
      firstVisitTotal: '94.99',
      everyVisitTotal: '67.99',
    });
    const receipt = await mailTo('maria@example.com');
    expect(receipt.subject).toBe('We have your lawn plan');
    for (const fact of [
      'Hello Maria',
      'Weekly',
      'Tuesday, November 10, 2026',
      '8,170 sq ft, 5,311 sq ft of it lawn',
      /Mowing, weekly \$50\.00/,
      /Backyard bagging \$15\.00/,
      /Leaf cleanup \$32\.00/,
      /Trust and Safety Fee \$2\.99/,
      /Promo code NEIGHBOR5 -\$5\.00/,
      /first visit comes to \$94\.99/,
      /each visit after that to \$67\.99/,
      'No upfront payment, charged only after completion, cancel anytime',
      'plus 8.25% sales tax where it applies',
    ]) {
      expect(receipt.text).toMatch(fact);
    }
    // What a stranger could have typed for them is not repeated.
    expect(wholeMail(receipt)).not.toContain('Sky Ridge');
    expect(wholeMail(receipt)).not.toContain('sprinkler');

    const office = await mailTo('office@example.com');
    expect(office.subject).toBe('New lawn plan request: Weekly, Maria Example');
    expect(office.replyTo).toEqual({ name: 'Maria Example', address: 'maria@example.com' });
    for (const fact of [address, '(281) 555-0111', 'The gate sticks.\n', '$94.99']) {
      expect(office.text).toContain(fact);
    }
  });
});

describe('a plan request', () => {
  it('is kept with its price and answered with its id', async () => {
    const answer = await visitor.ask({
      ...plan,
      addOns: ['brush', 'brush'],
      firstVisitTotal: '87.99',
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        id: expect.any(String),
        createdAt: TEST_NOW.toISOString(),
        receipt: expect.any(String),
        priceNumber: expect.any(Number),
        priceHeldUntil: '2026-12-09',
      },
    ]);
    const [row] = await visitor.kept();
    expect(row).toMatchObject({
      ...plan,
      firstVisitTotal: '87.99',
      lawnArea: 5311,
      addOns: ['brush'],
      promoCode: null,
      notes: null,
      priceLines: [
        { label: 'Mowing, weekly', amount: '50.00', isEveryVisit: true },
        { label: 'Overgrown or brush', amount: '35.00' },
        { label: 'Trust and Safety Fee', amount: '2.99', isEveryVisit: true },
      ],
      underReview: false,
      reviewReasons: [],
    });
  });

  it('takes a size that the person gave', async () => {
    const size = { propertySize: 12_001, dataSource: 'manual' };
    const totals = { firstVisitTotal: '67.99', everyVisitTotal: '67.99' };
    const answer = await visitor.ask({ ...plan, ...size, frequency: 'bi-weekly', ...totals });
    expect(answer.statusCode).toBe(201);
    expect((await visitor.kept())[0]).toMatchObject({ ...size, lawnArea: 7801 });
  });

  it('uses its promo code once', async () => {
    expect(
      (await visitor.ask({ ...plan, promoCode: 'once', firstVisitTotal: '47.69' })).statusCode,
    ).toBe(201);
    expect((await visitor.kept())[0]?.promoCode).toBe('ONCE');
    expect(await visitor.usesOf('ONCE')).toBe(1);
    const again = await visitor.ask({ ...plan, promoCode: 'ONCE', firstVisitTotal: '47.69' });
    expect(again.json().errors).toEqual([
      { pointer: '/promoCode', detail: 'This promo code has been used up.' },
    ]);
  });

  it('gets the last use of a code only once among many at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        visitor.ask({
          ...plan,
          email: `neighbor${index}@example.com`,
          promoCode: 'ONCE',
          firstVisitTotal: '47.69',
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      201,
      ...Array(7).fill(422),
    ]);
    expect(await visitor.usesOf('ONCE')).toBe(1);
    expect(await visitor.kept()).toHaveLength(1);
  });
});

describe('a request that is sent again', () => {
  it('with its key is kept once, also when its day has passed in the meantime', async () => {
    const first = await visitor.ask(
      { ...plan, promoCode: 'WELCOME10', firstVisitTotal: '47.69' },
      'one',
    );
    expect(first.statusCode).toBe(201);
    test.setNow(new Date(TEST_NOW.getTime() + 3 * 86_400_000));
    const body = { ...plan, promoCode: 'WELCOME10', firstVisitTotal: '47.69', formToken: 'new' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.ask(body, 'one')));
    for (const answer of answers) expect(answer.body).toBe(first.body);
    expect(await visitor.kept()).toHaveLength(1);
    expect(await visitor.usesOf('WELCOME10')).toBe(1);
  });

  it('with its key but other content is 422', async () => {
    await visitor.ask(plan, 'two');
    expect((await visitor.ask({ ...plan, lastName: 'Other' }, 'two')).json().code).toBe(
      'key_reused',
    );
  });
});

it('is answered in the language of its page, and the office reads that they speak Spanish', async () => {
  const email = 'luz@example.com';
  expect((await visitor.ask({ ...plan, email, language: 'es' })).statusCode).toBe(201);
  const [row] = await visitor.kept();
  expect(row?.language).toBe('es');
  // The office reads and agrees to the English; what the person was shown is kept beside.
  expect(row?.priceLines).toMatchObject([
    { label: 'Mowing, weekly', spanishLabel: 'Corte de césped, cada semana' },
    { label: 'Trust and Safety Fee', spanishLabel: 'Cargo de confianza y seguridad' },
  ]);
  const receipt = await mailTo(email);
  expect(receipt.subject).toBe('Recibimos su plan de césped');
  expect(receipt.html).toContain('lang="es"');
  expect(receipt.html).toContain('/es/lawn-plan"');
  for (const fact of [
    /^Hola, Maria: gracias\. Este es el plan como lo vio en nuestra página\./,
    'Corte de césped cada semana, con la primera visita el martes, 10 de noviembre de 2026',
    /cuesta \$52\.99 \(Corte de césped, cada semana \$50\.00; Cargo de confianza y seguridad \$2\.99\), y cada/,
    'A los precios se suma 8.25% de impuesto sobre las ventas donde corresponda.',
    /Precio número \d+\. Le mantenemos este precio hasta el miércoles, 9 de diciembre de 2026\./,
    'en un plazo de 24 horas',
  ]) {
    expect(receipt.text).toMatch(fact);
  }
  const toOffice = () => test.sent.find(({ text }) => text.includes(email))?.text;
  await expect.poll(toOffice, { timeout: 20_000 }).toContain('Speaks Spanish.');
  expect(toOffice()).toContain('Mowing, weekly');
  expect((await visitor.ask({ ...plan, language: null })).statusCode).toBe(201);
  expect((await visitor.kept()).map(({ language }) => language).sort()).toEqual(['en', 'es']);
});

it('tells the office alone when a robot has typed the address', async () => {
  const email = 'victim@example.com';
  expect((await visitor.ask({ ...plan, email, website: 'x' })).statusCode).toBe(201);
  const mails = await mailsAfterWork(test);
  const about = mails.filter((mail) => [...recipientsOf(mail), mail.text].join().includes(email));
  expect(about.map(recipientsOf)).toEqual([['office@example.com']]);
});

describe('an odd request is answered like any other and reviewed', () => {
  it.each([
    ['a filled hidden field', { website: 'x' }, 'honeypot'],
    ['links in the notes', { notes: 'https://a.example https://b.example' }, 'links'],
    [
      'a link for an address',
      {
        address: 'http://a.example Cypress, TX 77429',
        propertySize: 8500,
        firstVisitTotal: '52.99',
      },
      'links',
    ],
  ])('%s', async (_what, change, reason) => {
    const answer = await visitor.ask({ ...plan, ...change });
    expect(answer.statusCode).toBe(201);
    expect((await visitor.kept())[0]).toMatchObject({ underReview: true, reviewReasons: [reason] });
  });

  it('but not the fourth when an hour has gone by', async () => {
    for (let count = 0; count < 3; count += 1) await visitor.ask(plan);
    test.setNow(new Date(TEST_NOW.getTime() + 3_600_000));
    await visitor.ask(plan);
    const held = (await visitor.kept()).filter((row) => row.underReview);
    expect(held).toEqual([]);
  });

  it('the fourth within an hour, and it uses no promo code up', async () => {
    for (let count = 0; count < 3; count += 1) await visitor.ask(plan);
    const body = { ...plan, promoCode: 'ONCE', firstVisitTotal: '47.69' };
    expect((await visitor.ask(body)).statusCode).toBe(201);
    const held = (await visitor.kept()).filter((row) => row.underReview);
    expect(held).toMatchObject([{ reviewReasons: ['repeated_sender'], promoCode: 'ONCE' }]);
    expect(await visitor.usesOf('ONCE')).toBe(0);
  });
});
