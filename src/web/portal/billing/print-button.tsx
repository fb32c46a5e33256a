// Opens the browser's print dialog; there once the page has its script.
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';

export function PrintButton() {
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  const { print } = usePartsMessages();
  if (!canPrint) return null;
  return (
    <Button variant="quiet" className="no-print" onClick={() => window.print()}>
      {print}
    </Button>
  );
}
