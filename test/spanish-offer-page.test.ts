// The page behind an offer's private link in Spanish, whatever the offer has come to: it answers in Spanish, its forms come back to it,
// and outside of what is marked as English nothing on it is English.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskPlanOffer } from '#contract/visits/plan-offer-desk.ts';
import { englishFinder } from './find-english.ts';
import { TEST_NOW } from './now.ts';
import { lawnAt, openPlanOffice, type PlanOffice, tokenOf, yesTo } from './plan-offer-office.ts';

let office: PlanOffice;
let englishOn: (html: string) => string[];
beforeAll(async () => {
  office = await openPlanOffice({}, { withPages: true });
  const { context } = office.test;
  const { companyName, shortName } = context.settings();
  const towns = context.content().area.map(({ name }) => name);
  const names = [companyName, shortName, ...towns];
  englishOn = await englishFinder('src/web/{site,features,forms}/**', names);
});
afterAll(() => office.test.close());
beforeEach(() => office.test.setNow(TEST_NOW));

let house = 500;
/** An offer to someone new, with a lawn of their own. */
async function newOffer(): Promise<DeskPlanOffer> {
  house += 1;
  const who = { email: `person${house}@example.com`, address: lawnAt(house) };
  return office.offer(await office.ask(who));
}

const pathOf = (offer: DeskPlanOffer) => `/es/plan-offer/${tokenOf(offer)}`;

async function read(offer: DeskPlanOffer, path = pathOf(offer)): Promise<string> {
  const answer = await office.test.app.inject(path);
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

/** Sends a form of the page as a browser without a script does. */
const submit = (offer: DeskPlanOffer, fields: Record<string, string>) =>
  office.test.app.inject({
    method: 'POST',
    url: pathOf(offer),
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
  });

const agreeing = (offer: DeskPlanOffer) => {
  const { version, contentHash, signedName } = yesTo(offer);
  return { step: 'agree', version: String(version), contentHash: contentHash ?? '', signedName };
};

function expectSpanish(html: string, ...said: string[]): void {
  for (const words of said) expect(html).toContain(words);
  expect(englishOn(html)).toEqual([]);
}

const takeYes = (offer: DeskPlanOffer, way: 'phone' | 'paper') => {
  const { signedName: saidBy, ...seen } = yesTo(offer);
  const yes = { ...seen, saidBy, way, saidOn: '2026-11-09' };
  return office.byStaff(`POST /api/console/plan-offers/${offer.id}/yes`, yes);
};

it('says its language, leads to the English page and back, and says that the terms bind in English', async () => {
  const offer = await newOffer();
  const html = await read(offer);
  const english = `/plan-offer/${tokenOf(offer)}`;
  expect(html).toContain('<html lang="es">');
  expect(html).toContain(`href="${english}" hrefLang="en"`);
  expect(await read(offer, english)).toContain(`href="${pathOf(offer)}" hrefLang="es"`);
  expectSpanish(
    html,
    'Nada empieza hasta que usted acepte.',
    'Martes, 17 de noviembre de 2026, entre las 9:00 a.m. y las 11:00 a.m.',
    'Los términos que valen son los de arriba, que están en inglés.',
  );
});

describe('its forms', () => {
  it('come back in Spanish with what is wrong', async () => {
    const offer = await newOffer();
    const unnamed = await submit(offer, { ...agreeing(offer), signedName: '' });
    expect(unnamed.statusCode).toBe(422);
    expectSpanish(unnamed.body, 'Escriba su nombre completo, por favor.');
    const stale = await submit(offer, { ...agreeing(offer), version: '98765' });
    expect(stale.statusCode).toBe(409);
    expectSpanish(stale.body, 'Algo cambió mientras tanto.');
  });

  it('lead back to the Spanish page once they are taken', async () => {
    const accepted = await newOffer();
    const yes = await submit(accepted, agreeing(accepted));
    expect([yes.statusCode, yes.headers.location]).toEqual([303, pathOf(accepted)]);
    expectSpanish(
      await read(accepted),
      'Su plan está en marcha',
      'Descargar el acuerdo (PDF, en inglés)',
    );
    const declined = await newOffer();
    const { version } = agreeing(declined);
    const no = await submit(declined, { step: 'decline', version, reason: 'Es caro.' });
    expect([no.statusCode, no.headers.location]).toEqual([303, pathOf(declined)]);
    expectSpanish(await read(declined), 'Usted rechazó esta oferta');
  });

  it('say so of an offer that a newer one has replaced', async () => {
    const request = await office.ask({ email: 'newer@example.com', address: lawnAt(400) });
    const offer = await office.offer(request);
    await office.byStaff(`POST /api/console/plan-offers/${offer.id}/withdraw`, {
      version: offer.version,
    });
    expectSpanish(await read(offer), 'Retiramos esta oferta', '¿Quiere una nueva? Llámenos al');
    await office.offer(request, { firstDay: '2026-11-24' });
    const late = await submit(offer, agreeing(offer));
    expect(late.statusCode).toBe(409);
    expectSpanish(late.body, 'Le enviamos una oferta más reciente.');
  });

  it('are gone after its last day', async () => {
    const offer = await newOffer();
    office.test.setNow(new Date('2027-06-01T15:00:00Z'));
    const late = await submit(offer, agreeing(offer));
    expect(late.statusCode).toBe(409);
    expectSpanish(late.body, 'Esta oferta ya venció');
  });
});

it('is where someone objects to a yes that the office took, and reads our answer', async () => {
  const offer = await newOffer();
  const { id } = (await takeYes(offer, 'phone')).json().agreement;
  expectSpanish(
    await read(offer),
    'Aceptado por teléfono',
    'Anotamos que Willow Sample aceptó por teléfono.',
  );
  const empty = await submit(offer, { step: 'objection', objection: '' });
  expect(empty.statusCode).toBe(422);
  expectSpanish(empty.body, 'Díganos qué no es correcto, por favor.');
  const said = await submit(offer, { step: 'objection', objection: 'Solo pregunté.' });
  expect([said.statusCode, said.headers.location]).toEqual([303, pathOf(offer)]);
  expectSpanish(await read(offer), 'Usted nos dijo que no aceptó', 'Pronto le respondemos.');
  await office.byStaff(`POST /api/console/plan-agreements/${id}/objection-answer`, {
    answer: 'Lo cancelamos.',
  });
  expectSpanish(await read(offer), 'Nuestra respuesta: Lo cancelamos.');
  const onPaper = await newOffer();
  await takeYes(onPaper, 'paper');
  expectSpanish(await read(onPaper), 'Anotamos que Willow Sample aceptó en papel.');
});

it('is told in general words where the link opens nothing', async () => {
  const answer = await office.test.app.inject('/es/plan-offer/cut-short');
  expect(answer.statusCode).toBe(404);
  expect(englishOn(answer.body)).toEqual([]);
});
