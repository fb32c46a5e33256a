// Opens the browser's print dialog; there once the page has its script.
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

export function PrintButton() {
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  if (!canPrint) return null;
  return (
    <Button variant="quiet" className="no-print" onClick={() => window.print()}>
      Print
    </Button>
  );
}
