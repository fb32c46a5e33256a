// The desk's own sound: two soft notes made by the browser, no file. Browsers play nothing before the page was touched once.

let context: AudioContext | undefined;

/** In hertz, when each begins in seconds: a fifth upward. */
const NOTES = [
  [587.33, 0],
  [880, 0.14],
] as const;
const LASTS = 0.42;
const LOUDEST = 0.16;

/** Wakes the sound; to be called while someone presses something. */
export function unlockTone(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {});
}

/** Plays it once; gives whether it could be heard. */
export function playTone(): boolean {
  if (context?.state !== 'running') return false;
  for (const [pitch, begin] of NOTES) note(context, pitch, context.currentTime + begin);
  return true;
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = 'sine';
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(LOUDEST, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LASTS);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + LASTS);
}
