// What customers see of autopay, agree to and end, and what the office sees and ends (docs/product/online-payments.md#autopay).
import { createHash } from 'node:crypto';
import { autopayTerms } from '#company/rules/billing/autopay.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { Autopay } from '#contract/billing/autopay.ts';
import type { NewAutopay } from '#contract/billing/autopay-forms.ts';
import { lockAccounts } from '#server/customers/lock-accounts.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { autopayChangeMail, endAutopay } from '../agreements/autopay-end.ts';
import { writeAgreement } from '../agreements/write-autopay.ts';
import { lockCustomerAccount } from '../core/lock-customer-account.ts';
import { requireStripe } from '../online/pay-online.service.ts';
import { savedMethodsOf } from '../online/saved-methods.service.ts';
import { agreementOf } from './autopay.queries.ts';
import { presentAutopay } from './present-autopay.ts';

/** The state of an account, with what would be agreed to with one of its methods: the one that is named, else the last that was kept. */
export async function readAutopay(
  context: ServerContext,
  userId: string,
  methodId?: string,
): Promise<Autopay | null> {
  if (!context.config.stripe) return null;
  const methods = await savedMethodsOf(context.db, userId);
  const method = methods.find(({ id }) => id === methodId) ?? methods.at(-1);
  return {
    active: await presentAutopay(context, context.db, userId),
    methods,
    offer: method ? { method, ...termsOf(context, method.label) } : null,
  };
}

/**
 * Turns autopay on, or charges another method from now on. Agreed to twice it is one.
 *
 * @throws RequestProblem 404 when paying online is off or the method is not kept by the account, 409 when the terms are others by now.
 */
export async function agreeToAutopay(
  context: ServerContext,
  userId: string,
  { actorId, methodId, termsHash }: NewAutopay & { actorId: string },
): Promise<{ autopay: Autopay }> {
  requireStripe(context);
  const { clock, jobs, settings } = context;
  await context.db.transaction(async (tx) => {
    await lockAccounts(tx, [userId]);
    const method = (await savedMethodsOf(tx, userId)).find(({ id }) => id === methodId);
    if (!method) throw new RequestProblem('not_found', 'We could not find this card or account.');
    const offered = termsOf(context, method.label);
    if (offered.termsHash !== termsHash) {
      throw new RequestProblem(
        'changed_meanwhile',
        'The terms of autopay have changed since you opened this page. Please read them and try again.',
      );
    }
    const before = await agreementOf(tx, userId);
    if (before?.method.id === methodId && before.change.termsHash === termsHash) return;
    const at = clock();
    const by = { actorId, at, on: dateInZone(at, settings().timeZone) };
    const changeId = await writeAgreement(
      tx,
      {
        ...{ userId, methodId, methodLabel: method.label, kind: before ? 'replaced' : 'on' },
        ...{ ...offered, noticeDays: settings().autopayNoticeDays },
      },
      by,
    );
    await jobs.enqueue(tx, autopayChangeMail, { changeId });
  });
  const autopay = await readAutopay(context, userId, methodId);
  if (!autopay) throw new Error('autopay cannot be read');
  return { autopay };
}

/** Turns autopay off, also when paying online is off by now. A second time changes nothing. */
export async function turnAutopayOff(
  context: ServerContext,
  userId: string,
  actorId: string,
): Promise<null> {
  await context.db.transaction(async (tx) => {
    await lockAccounts(tx, [userId]);
    await endAutopay(context, tx, { userId, actorId, reason: '' });
  });
  return null;
}

/** The office turns it off. @throws RequestProblem 404 for someone who is no customer. */
export async function endAutopayByOffice(
  context: ServerContext,
  actorId: string,
  { customerId, reason }: { customerId: string; reason: string },
): Promise<null> {
  await context.db.transaction(async (tx) => {
    const { id: userId } = await lockCustomerAccount(context, tx, customerId);
    await endAutopay(context, tx, { userId, actorId, reason });
  });
  return null;
}

function termsOf({ settings }: ServerContext, method: string) {
  const { companyName, phone, autopayNoticeDays: noticeDays } = settings();
  const terms = autopayTerms({ companyName, phone, method, noticeDays });
  return { terms, termsHash: createHash('sha256').update(terms).digest('hex') };
}
