// Switches for how one is told of new messages in this browser.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#web/lib/browser-api.ts';
import { Switch } from '#web/ui/app/switch.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useDesk } from '../use-desk.ts';
import { setAlertChoice, useAlertChoice } from './alert-settings.ts';
import { beLeftAlone, bePushed, canBePushed, isPushed } from './push.ts';
import { playTone, unlockTone } from './tone.ts';

export function AlertSettings() {
  const told = useAlertChoice();
  return (
    <div className="grid gap-4">
      <Switch
        label="Sound"
        hint="Two soft notes when a visitor writes, even while this page is open."
        isSelected={told.sound}
        onChange={(sound) => {
          setAlertChoice({ sound });
          if (!sound) return;
          unlockTone();
          // The browser wakes the sound in its own time; who has just asked for it wants to hear it.
          setTimeout(playTone, 150);
        }}
      />
      <Switch
        label="Desktop notifications"
        hint="While you look at something else."
        isSelected={told.desktop}
        onChange={(desktop) => void setDesktop(desktop)}
      />
      <PushSwitch />
    </div>
  );
}

async function setDesktop(desktop: boolean): Promise<void> {
  const isAllowed =
    !desktop ||
    (typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted');
  setAlertChoice({ desktop: desktop && isAllowed });
  if (!isAllowed) {
    showToast({
      title: 'Not allowed',
      description: 'Please allow notifications for this site in the settings of your browser.',
      variant: 'destructive',
    });
  }
}

/** Only where the owner has set keys and the browser can. */
function PushSwitch() {
  const { data } = useQuery({
    queryKey: ['support', 'push-key'],
    queryFn: ({ signal }) => api('GET /api/push-key', { signal }),
  });
  const [state, setState] = useState<'unknown' | 'busy' | 'on' | 'off'>('unknown');
  useEffect(() => {
    if (canBePushed()) void isPushed().then((is) => setState(is ? 'on' : 'off'));
  }, []);
  const publicKey = data?.publicKey;
  const myId = useDesk().me?.id;
  if (!publicKey || !myId || state === 'unknown') return null;
  const change = async (isWanted: boolean) => {
    const before = state;
    setState('busy');
    try {
      if (isWanted) setState((await bePushed(publicKey, myId)) ? 'on' : 'off');
      else {
        await beLeftAlone();
        setState('off');
      }
    } catch {
      setState(before);
      showToast({
        title: 'Error',
        description: 'Your browser didn’t allow it. Please try again.',
        variant: 'destructive',
      });
    }
  };
  return (
    <Switch
      label="Push messages"
      hint="Also when this page is closed. On an iPhone, add the desk to the home screen first."
      isSelected={state === 'on'}
      isDisabled={state === 'busy'}
      onChange={(isWanted) => void change(isWanted)}
    />
  );
}
