// The mails about a plan go out in the language of its customer, on the way that all of them go; what is agreed is in English.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import {
  lawnAt,
  openPlanOffice,
  type PlanOffice,
  tokenOf,
  yesTo,
} from '../../../../test/plan-offer-office.ts';

let office: PlanOffice;
beforeAll(async () => {
  office = await openPlanOffice();
  await office.test.work();
});
afterAll(() => office.test.close());

const mailTo = async (email: string, subject: RegExp) => {
  const find = () =>
    office.test.sent.find((mail) => mail.to === email && subject.test(mail.subject));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return find();
};

it('offer and start it in Spanish for who reads Spanish', async () => {
  const email = 'maria@example.com';
  await office.test.open.db.insert(users).values({ email, language: 'es' });
  const offer = await office.offer(await office.ask({ email, address: lawnAt(301) }));
  const offered = await mailTo(email, /^Su plan de césped de /);
  expect(offered?.subject).toContain('$73.60 por visita');
  expect(offered?.text).toContain('cada semana. Primera visita: martes, 17 de noviembre de 2026');
  expect(offered?.text).toContain(`/es/plan-offer/${tokenOf(offer)}`);
  await office.byLink(offer, 'agree', yesTo((await office.look(offer)).json()));
  const started = await mailTo(email, /^Su plan de césped empieza el martes, 17 de noviembre/);
  expect(started?.text).toContain('Va adjunta una copia de lo acordado, en inglés');
  expect(started?.text).toContain(`/es/plan-offer/${tokenOf(offer)}`);
});

it('answer an objection in Spanish, with the way to the Spanish page', async () => {
  const email = 'luz@example.com';
  await office.test.open.db.insert(users).values({ email, language: 'es' });
  const offer = await office.offer(await office.ask({ email, address: lawnAt(303) }));
  const { signedName: saidBy, ...seen } = yesTo(offer);
  const taken = await office.byStaff(`POST /api/console/plan-offers/${offer.id}/yes`, {
    ...{ ...seen, saidBy, way: 'phone', saidOn: '2026-11-09' },
  });
  await office.byLink(offer, 'objection', { objection: 'Solo pregunté cuánto cuesta.' });
  const { id } = taken.json().agreement;
  await office.byStaff(`POST /api/console/plan-agreements/${id}/objection-answer`, {
    answer: 'Lo cancelamos.',
  });
  const answered = await mailTo(email, /^Nuestra respuesta sobre su plan de césped/);
  expect(answered?.text).toContain(`/es/plan-offer/${tokenOf(offer)}`);
});

it('offer it in English to everyone else', async () => {
  const email = 'willow@example.com';
  const offer = await office.offer(await office.ask({ email, address: lawnAt(302) }));
  const offered = await mailTo(email, /^Your lawn plan from /);
  expect(offered?.subject).toContain('$73.60 a visit');
  expect(offered?.text).toMatch(/https?:\/\/[^/]+\/plan-offer\//);
  expect(offered?.text).toContain(`/plan-offer/${tokenOf(offer)}`);
  expect(offered?.text).not.toContain('/es/');
});
