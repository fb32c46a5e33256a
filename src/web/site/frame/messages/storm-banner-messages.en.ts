// The words around the notice after a storm, in English; the notice itself is written by staff.
export const englishStormBannerMessages = {
  // Read aloud before the notice.
  name: 'Storm notice',
  help: 'Get storm help',
  // The button that hides it; `hideWhat` is read aloud behind it.
  hide: 'Hide',
  hideWhat: 'the storm notice',
};

export type StormBannerMessages = typeof englishStormBannerMessages;
