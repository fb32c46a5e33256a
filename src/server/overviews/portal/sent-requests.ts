// Reads the requests for quotes and plans that were sent from the site with someone's address, with their place in the queue.
import { sql } from 'drizzle-orm';
import { spanishServiceLabel } from '#company/facts/quote-services.es.ts';
import { quoteServiceLabel } from '#company/facts/quote-services.ts';
import { SentRequest } from '#contract/overviews/portal.ts';
import type { PublishedContent } from '#contract/site/content/kinds.ts';
import { onlyIn } from '#contract/site/content/translated-texts.ts';
import type { ServerContext } from '../../context.ts';

/** More than these are of no use at a glance. */
const SHOWN = 10;

/** A consultation is booked: for the one who asked, we are in touch. */
const stateOf = (stage: string) =>
  SentRequest.shape.state.parse(stage === 'booked' ? 'contacted' : stage);

/**
 * The latest requests of an address, which the caller has shown to be theirs. One before another waits for a first answer,
 * too, whichever of the two kinds it is. What is held for review is not counted, and what the office took for spam is left out.
 */
export async function listSentRequests(
  { db, content }: ServerContext,
  email: string,
): Promise<SentRequest[]> {
  const labelsIn = frequencyLabels(content());
  const { rows } = await db.execute<
    Omit<SentRequest, 'sentAt' | 'state' | 'spanishSubject'> & {
      sentAt: Date | string;
      stage: string;
    }
  >(sql`
    with own as (
      select quote.id, lead.kind, quote.service_type as subject, lead.arrived_at, lead.stage
      from quote_requests as quote join leads as lead on lead.quote_request_id = quote.id
      where lower(quote.email) = lower(${email}) and lead.stage <> 'spam'
      union all
      select plan.id, lead.kind, plan.frequency, lead.arrived_at, lead.stage
      from plan_requests as plan join leads as lead on lead.plan_request_id = plan.id
      where lower(plan.email) = lower(${email}) and lead.stage <> 'spam'
      order by arrived_at desc limit ${SHOWN})
    select id::text as id, kind, subject, arrived_at as "sentAt", stage,
      case when stage = 'new' then
        (select count(*) from leads as other
          where not other.is_held and other.stage = 'new' and other.first_answered_at is null
            and other.kind in ('quote', 'plan') and other.arrived_at < own.arrived_at)::int
      end as before
    from own order by arrived_at desc`);
  return rows.map(({ stage, ...row }) => ({
    ...row,
    state: stateOf(stage),
    ...(row.kind === 'quote' ? quoteSubject(row.subject) : planSubject(row.subject, labelsIn)),
    sentAt: new Date(row.sentAt).toISOString(),
  }));
}

type Subject = Pick<SentRequest, 'subject' | 'spanishSubject'>;

function quoteSubject(service: string): Subject {
  const spanish = spanishServiceLabel(service);
  return {
    subject: quoteServiceLabel(service),
    spanishSubject: spanish === service ? null : spanish,
  };
}

type FrequencyLabels = { english: Map<string, string>; spanish: Map<string, string> };

function planSubject(frequency: string, { english, spanish }: FrequencyLabels): Subject {
  const label = english.get(frequency) ?? frequency;
  const inSpanish = spanish.get(frequency);
  return {
    subject: `Lawn plan, ${label.toLowerCase()}`,
    spanishSubject: inSpanish ? `Plan de césped, ${inSpanish.toLowerCase()}` : null,
  };
}

/** How often, as the price list says it in both languages; in Spanish only what the owner has translated. */
function frequencyLabels(content: PublishedContent): FrequencyLabels {
  const { frequencies, untranslated } = onlyIn(content, 'mowing-prices', 'es');
  const said = frequencies.filter((_, at) => !untranslated.includes(`frequencies.${at}.label`));
  return {
    english: new Map(
      content['mowing-prices'].frequencies.map(({ value, label }) => [value, label]),
    ),
    spanish: new Map(said.map(({ value, label }) => [value, label])),
  };
}
