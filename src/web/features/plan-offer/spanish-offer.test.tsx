// An offered plan in Spanish, whatever it has come to: around what is sealed with it there is no English, in English no Spanish.
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { PlanOffer } from '#contract/visits/plan-offers.ts';
import { FormLanguage } from '#web/forms/app/form-language.tsx';
import { englishFinder } from '../../../../test/find-english.ts';
import { englishLinkedOfferTexts, type LinkedOfferTexts } from './linked-offer-texts.ts';
import { linkedOfferWords } from './messages/choose-offer-messages.ts';
import { OfferAnswer } from './offer-answer.tsx';
import { OfferLanguage } from './offer-language.tsx';
import { OfferOutcome } from './offer-outcome.tsx';
import { linkedOfferSteps } from './offer-steps.ts';
import { OfferText } from './offer-text.tsx';
import { sampleOffers } from './sample-offers.ts';

const spanish = linkedOfferWords('es') ?? englishLinkedOfferTexts;

it.each(sampleOffers.map((offer, index) => [index, offer] as const))(
  'offer %i has no English in it, but for what is sealed',
  async (_, offer) => {
    const englishOn = await englishFinder('src/web/{features,forms}/**', []);
    const inEnglish = drawn(offer, englishLinkedOfferTexts);
    expect(inEnglish).not.toContain('lang="en"');
    expect(englishOn(inEnglish).length).toBeGreaterThan(15);
    const inSpanish = drawn(offer, spanish);
    expect(englishOn(inSpanish)).toEqual([]);
    expect(inSpanish).toContain('<span lang="en">This is what you agree to.</span>');
    expect(inSpanish).toContain('<span lang="en">Care for the lawn</span>, ');
  },
);

it('seasons, days and sizes are said in its language', () => {
  const [, program] = sampleOffers;
  if (!program) throw new Error('there is no program among the samples');
  expect(drawn(program, spanish)).toContain('Temporada: del 1 de marzo al 20 de marzo');
  expect(drawn(program, spanish)).toContain('Terreno de 9,000 pies², de ellos 4,200 pies²');
  expect(drawn(program, englishLinkedOfferTexts)).toContain('Season: March 1 to March 20');
  expect(drawn(program, englishLinkedOfferTexts)).toContain('9,000 sq ft lot, 4,200 sq ft of it');
});

/** The offer as the server draws it. */
function drawn(offer: PlanOffer, words: LinkedOfferTexts): string {
  const element = (
    <OfferLanguage value={words}>
      <FormLanguage value={words.forms}>
        <OfferOutcome
          offer={offer}
          timeZone="America/Chicago"
          phone="(281) 555-0100"
          pdf="/agreement"
        />
        <OfferText offer={offer} />
        <OfferAnswer of={linkedOfferSteps} offer={offer} requestKey="key" />
      </FormLanguage>
    </OfferLanguage>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToString(<RouterProvider router={router} />);
}
