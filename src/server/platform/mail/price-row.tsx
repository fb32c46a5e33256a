// One line of a price in a mail: what it is for, and at the right what it comes to.
import { Column, Row, Text } from 'react-email';
import { formatMoney } from '#company/rules/money/money.ts';
import { mailStyles } from './mail-layout.tsx';

type PriceRowProps = { label: string; amount: string; isTotal?: boolean };

/** A line of prices; a total stands out. */
export function PriceRow({ label, amount, isTotal = false }: PriceRowProps) {
  const style = { ...mailStyles.value, margin: '0 0 8px', fontWeight: isTotal ? 600 : 400 };
  return (
    <Row>
      <Column>
        <Text style={style}>{label}: </Text>
      </Column>
      <Column align="right" style={{ verticalAlign: 'top', paddingLeft: '12px' }}>
        <Text style={style}>{formatMoney(amount)}</Text>
      </Column>
    </Row>
  );
}
