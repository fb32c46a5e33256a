// One sum of money in a list of them: what it is, and at the right how much.
import { formatMoney } from '#company/rules/money/money.ts';

type MoneyRowProps = { label: string; amount: string; isStrong?: true };

export function MoneyRow({ label, amount, isStrong }: MoneyRowProps) {
  return (
    <div className={isStrong ? 'flex justify-between font-semibold' : 'flex justify-between'}>
      <dt>{label}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}
