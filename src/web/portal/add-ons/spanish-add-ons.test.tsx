// The parts of the Add-Ons and of a quote with all that they can show: in Spanish there is no English on them.

import { expect, it } from 'vitest';
import { spanishQuoteChangeLabels } from '#company/facts/quote-change-labels.es.ts';
import { paymentStepStates } from '#company/rules/billing/payment-step-state.ts';
import { quoteTotal } from '#company/rules/money/quote-total.ts';
import { quoteChanges, spokenQuoteChanges } from '#company/rules/quotes/quote-changes.ts';
import { shownPayments } from '#company/rules/quotes/quote-content.ts';
import {
  decliningSides,
  serviceRequestStatuses,
} from '#company/rules/quotes/service-request-machine.ts';
import type { PricedQuote, QuoteLine } from '#contract/quotes/quote.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { PaymentList } from '#web/features/quotes/payment-list.tsx';
import { QuoteLanguage } from '#web/features/quotes/quote-language.tsx';
import { QuoteLines } from '#web/features/quotes/quote-lines.tsx';
import { MessageForm } from '#web/features/service-request/message-form.tsx';
import { RequestFormLanguage } from '#web/features/service-request/request-form-language.ts';
import { drawnInPortal, timeZone } from '../../../../test/drawn-in-portal.tsx';
import { englishFinder } from '../../../../test/find-english.ts';
import { PortalMain } from '../parts/portal-main.tsx';
import { useAreaMessages } from '../portal-language.tsx';
import { threadSteps } from './add-on-steps.ts';
import { ChangedQuote } from './changed-quote.tsx';
import { DepositNote } from './deposit-note.tsx';
import { useSpokenQuote } from './messages/use-quote-page-messages.ts';
import { QuoteBody } from './quote-body.tsx';
import { QuoteOutcome } from './quote-outcome.tsx';
import { RequestCard, RequestState } from './request-card.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestSteps } from './request-steps.tsx';
import type { Choice } from './use-choice.ts';

const at = '2026-11-12T15:00:00.000Z';
const date = '2026-11-12';

const request: ServiceRequest = {
  id: 1,
  version: 1,
  customerName: 'Luz',
  customerEmail: 'luz@example.com',
  customerPhone: '(281) 555-0176',
  propertyAddress: 'Calle 5',
  serviceType: 'Trimming of the tree',
  description: 'El roble de la entrada',
  preferredDate: date,
  urgency: 'normal',
  status: 'pending',
  estimatedPrice: '90.00',
  finalPrice: null,
  photos: ['a'],
  assignedCrew: 'Crew of the oak',
  scheduledDate: date,
  days: [],
  completedAt: at,
  declineReason: null,
  declinedBy: null,
  isTakenUp: false,
  quoteId: '1',
  unread: 1,
  createdAt: at,
};

const twoDays = [1, 2].map((day) => ({
  ...{ id: day, date, time: '09:00', crew: 'Crew of the oak', status: 'scheduled' as const },
  jobDay: { day, of: 2 },
}));

const requests: ServiceRequest[] = [
  ...[null, ...decliningSides].flatMap((declinedBy) =>
    serviceRequestStatuses.map((status) => ({ ...request, status, declinedBy })),
  ),
  { ...request, isTakenUp: true, photos: ['a', 'b'], unread: 2 },
  { ...request, status: 'scheduled', days: twoDays, finalPrice: '95.00' },
  { ...request, status: 'scheduled', scheduledDate: null },
];

const services = [
  {
    ...{ label: 'Tree Trimming', price: 'from $75 per tree', isOffered: true },
    spanishPrice: 'desde $75 por árbol',
  },
  { label: 'Other', price: 'custom quote', spanishPrice: 'se cotiza aparte', isOffered: true },
  // The owner has not said in Spanish what its price is for.
  { label: 'Fertilization', price: '$0.50 per sq ft', spanishPrice: null, isOffered: true },
] as const;

function AddOnsParts() {
  const forms = useAreaMessages('requestForm');
  return (
    <PortalMain heading="Luz">
      <RequestFormLanguage value={forms}>
        {requests.map((each, index) => (
          <div key={index.toString()}>
            <RequestCard request={each} />
            <RequestSteps status={each.status} />
            <p>
              <RequestState request={each} />.
            </p>
          </div>
        ))}
        {[[], ['Calle 5', 'Calle 6']].map((properties) => (
          <RequestForm
            key={properties.length}
            services={services}
            facts={{ needsPhone: true, properties }}
            requestKey="key"
            isSecond={false}
          />
        ))}
        <MessageForm of={threadSteps} path="/" requestKey="key" />
      </RequestFormLanguage>
    </PortalMain>
  );
}

const line: QuoteLine = {
  id: 1,
  description: 'Mulch of the beds',
  quantity: '2.00',
  unit: 'yard of it',
  unitPrice: '45.00',
  amount: '90.00',
  taxClass: 'taxable',
  isOptional: false,
  isChosen: true,
  pins: [
    { photoId: 'a', x: 0.1, y: 0.1 },
    { photoId: 'b', x: 0.5, y: 0.5 },
  ],
};

const quote: PricedQuote = {
  id: '1',
  serviceRequestId: 1,
  version: 1,
  contentHash: 'a'.repeat(64),
  status: 'sent',
  title: 'Beds along the fence',
  message: null,
  customerName: 'Luz',
  propertyAddress: 'Calle 5',
  lines: [
    line,
    { ...line, id: 2, unit: '', quantity: '1.00', taxClass: 'not_taxed', isOptional: true },
    { ...line, id: 3, pins: [{ photoId: 'b', x: 0.9, y: 0.9 }] },
  ],
  photos: [
    { id: 'a', width: 4, height: 3 },
    { id: 'b', width: 4, height: 3 },
  ],
  taxBasisPoints: 825,
  subtotal: '90.00',
  tax: '7.43',
  total: '97.43',
  paymentTerms: {
    depositPercent: 30,
    depositAmount: null,
    steps: [{ name: 'When the beds are dug', percent: 20 }],
  },
  validUntil: date,
  sentAt: at,
  answeredAt: at,
  answeredBy: 'Luz',
  answerNote: 'Es mucho',
  copyHash: 'b'.repeat(64),
};

const choice: Choice = {
  quote,
  chosen: [2],
  total: quoteTotal(quote.lines, quote.taxBasisPoints),
  isKeeping: false,
  trouble: 'No se pudo.',
  toggle: () => {},
};

const newer = { ...quote, title: 'Beds of the back', lines: [{ ...line, isOptional: true }] };
const changed = {
  changes: quoteChanges(quote, newer),
  spanishChanges: spokenQuoteChanges(quote, newer, spanishQuoteChangeLabels, 'es'),
};

function QuoteParts() {
  return (
    <PortalMain heading="Luz">
      <QuoteLanguage value={useSpokenQuote()}>
        <QuoteBody choice={choice} requestKey="key" />
        <QuoteBody choice={{ ...choice, isKeeping: true }} requestKey="key" />
        <QuoteLines
          lines={quote.lines}
          photos={['a', 'b']}
          chosen={[]}
          toggle={undefined}
          lit={null}
          light={() => {}}
        />
        <PaymentList
          payments={shownPayments(
            { depositPercent: null, depositAmount: '20.00', steps: [] },
            choice.total.total,
          )}
        />
      </QuoteLanguage>
      {(['accepted', 'declined', 'expired'] as const).map((status) => (
        <div key={status}>
          <QuoteOutcome quote={{ ...quote, status }} timeZone={timeZone} isCalledOff={false} />
          <QuoteOutcome
            quote={{ ...quote, status, answeredAt: null }}
            timeZone={timeZone}
            isCalledOff
          />
        </div>
      ))}
      <ChangedQuote {...changed} />
      {paymentStepStates.map((state) => (
        <DepositNote key={state} deposit={{ amount: '30.00', state, invoiceId: '1' }} />
      ))}
    </PortalMain>
  );
}

const quotePath = '/customer-portal/add-ons/1/quote';

it.each([
  ['/customer-portal/add-ons', AddOnsParts],
  [quotePath, QuoteParts],
] as const)('%s has no English in it', async (path, Parts) => {
  const englishOn = await englishFinder('src/web/{portal,features,forms}/**', []);
  expect(englishOn(await drawnInPortal(path, Parts, 'en')).length).toBeGreaterThan(20);
  expect(englishOn(await drawnInPortal(path, Parts, 'es'))).toEqual([]);
});

/** What is to be read of it. */
async function saidOn(path: string, Parts: () => React.JSX.Element, language: 'en' | 'es') {
  const html = await drawnInPortal(path, Parts, language);
  return html.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'");
}

it('says a quote as each language has it, and what the office has written as it stands', async () => {
  const english = await saidOn(quotePath, QuoteParts, 'en');
  for (const words of [
    'Line 1, Mulch of the beds: top left of photo 1',
    'Mulch of the beds, pinned at the top left of photo 1 and the middle of photo 2',
    '2 × $45.00 per yard of it',
    'Fixed price · no sales tax',
    'Add this option: Mulch of the beds',
    'Deposit, 30%due on acceptance',
    'Sales tax 8.25%',
    'Mulch of the beds: optional now.',
    'Thursday, November 12, 2026. This is exactly what you accepted.',
  ]) {
    expect(english).toContain(words);
  }
  const spanish = await saidOn(quotePath, QuoteParts, 'es');
  for (const words of [
    'Línea 1, Mulch of the beds: arriba a la izquierda en la foto 1',
    'marcada arriba a la izquierda en la foto 1 y en el centro en la foto 2',
    '2 × $45.00 por yard of it',
    'Anticipo, 30%se paga al aceptar',
    'Mulch of the beds: ahora es opcional.',
    'Ahora se llama “Beds of the back”.',
    'El texto de la cotización que vale es el que está en inglés.',
  ]) {
    expect(spanish).toContain(words);
  }
});

it('says where a request stands as each language has it', async () => {
  const path = '/customer-portal/add-ons';
  const english = await saidOn(path, AddOnsParts, 'en');
  for (const words of [
    'Sent Thursday, November 12, 2026; you’ll get a quote within 24 hours',
    '2 days, next on Thursday, November 12, 2026, Crew of the oak.',
    'Edit Request (Trimming of the tree)',
  ]) {
    expect(english).toContain(words);
  }
  const spanish = await saidOn(path, AddOnsParts, 'es');
  for (const words of [
    'Enviada el jueves, 12 de noviembre de 2026; recibirá una cotización en un plazo de 24 horas',
    '2 días, el próximo es el jueves, 12 de noviembre de 2026, Crew of the oak.',
  ]) {
    expect(spanish).toContain(words);
  }
});
