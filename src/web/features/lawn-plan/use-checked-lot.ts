// The address of a lawn plan and the lot that belongs to it: checked by the server, edited, or measured by the person.
import { useRef, useState } from 'react';
import { DEFAULT_LOT } from '#company/rules/money/lawn-price.ts';
import { api } from '#web/lib/browser-api.ts';
import type { LawnPlanMessages } from './messages/lawn-plan-messages.en.ts';
import type { Lot } from './plan-rules.ts';

/** A lot with the address it belongs to; `check` tells a new check from the one before. */
export type CheckedLot = Lot & { address: string; check: number };

/** Why an address cannot be priced, in words; `reason` is what we know beyond them. */
type RefusedAddress = { words: string; reason: string };

/** What stands in the place of a lot until there is one. */
const noLot: CheckedLot = {
  propertySize: DEFAULT_LOT,
  isManual: false,
  methodology: '',
  address: '',
  check: 0,
};

/** The lot or why there is none, and what changes it; `outOfReach` is said of an address that we don’t drive to, and `onFound` is called when an address has got its lot. */
export function useCheckedLot(words: LawnPlanMessages, outOfReach: string, onFound: () => void) {
  const [lot, setLot] = useState<CheckedLot | null>(null);
  const [refusedAddress, setRefusedAddress] = useState<RefusedAddress | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Counts checks and edits, so that a late answer is not taken for the address of now. */
  const asked = useRef(0);

  /** An edited address is unknown again (docs/product/lawn-plans-and-prices.md#address). */
  function editAddress() {
    asked.current += 1;
    setBusy(false);
    setLot(null);
    setRefusedAddress(null);
  }

  /** Checks an address; a size that was given for it before counts instead of our estimate. */
  async function validate(typed: string, knownSize: number | null = null) {
    const address = typed.trim();
    if (address === '' || isBusy) return;
    asked.current += 1;
    const check = asked.current;
    setBusy(true);
    const answer = await api('POST /api/validate-address', { body: { address } }).catch(() => null);
    if (check !== asked.current) return;
    setBusy(false);
    if (!answer) return setRefusedAddress({ words: words.unchecked, reason: '' });
    if (!answer.isValid) {
      // How far it is, is said by the server in English alone.
      const reason = words.language === 'en' ? answer.methodology : '';
      return setRefusedAddress({ words: outOfReach, reason });
    }
    const propertySize = answer.propertySize ?? DEFAULT_LOT;
    const { methodology } = answer;
    const isKnown = knownSize !== null && knownSize !== propertySize;
    const size = isKnown
      ? ownSize(knownSize, words)
      : { propertySize, isManual: false, methodology };
    onFound();
    setLot({ ...size, address, check });
  }

  /** Takes the size that the person knows; what is no size is ignored. */
  function takeSize(propertySize: number | null) {
    if (!lot || propertySize === null || propertySize === lot.propertySize) return;
    setLot({ ...lot, ...ownSize(propertySize, words) });
  }

  return { lot, shownLot: lot ?? noLot, refusedAddress, isBusy, editAddress, validate, takeSize };
}

function ownSize(propertySize: number, { lawnShare }: LawnPlanMessages): Lot {
  return { propertySize, isManual: true, methodology: lawnShare };
}
