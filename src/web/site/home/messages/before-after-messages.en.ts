// The words of the pairs before and after, in English; titles and captions are the owner's words.
export const englishBeforeAfterMessages = {
  // What stands above the pairs, by what their pictures are.
  intros: {
    renderings: {
      heading: 'Same house, same morning',
      note: 'The walk, the beds and the grass change; the camera and the light do not. Both pictures of a pair are 3D renderings of one design.',
    },
    both: {
      heading: 'Same place, before and after',
      note: 'What the work changed, seen from one spot. Pictures are 3D renderings of a design where we do not say that they are photos.',
    },
    photos: {
      heading: 'Same place, before and after',
      note: 'What the work changed, in photos from one spot. Each owner allowed theirs.',
    },
  },
  // Before the note, where a script moves the slider.
  dragHandle: 'Drag the handle.',

  before: 'Before',
  after: 'After',
  // The name of a slider; `pair` is its title: "Farmhouse front".
  slider: '{pair}: how much is shown before the work, in percent',
  // Read aloud behind the number at which the slider stands.
  percent: 'percent',

  // Behind a caption, where not both pictures are renderings.
  photos: 'Photos.',
  photoBefore: 'Photo before, rendering after.',
  photoAfter: 'Rendering before, photo after.',

  // Beside the last pair, while there are renderings alone.
  comingSoon: 'COMING SOON',
  photosToCome:
    'Photo pairs of finished yards, taken from the same spot a season apart. We ask each owner first, so it takes its time.',
};

export type BeforeAfterMessages = typeof englishBeforeAfterMessages;
