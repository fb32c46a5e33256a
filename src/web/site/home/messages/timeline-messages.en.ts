// The words around the timeline of projects, in English. Titles and descriptions are the owner's.
export const englishTimelineMessages = {
  // `years` and `projects` are numbers in words, such as "Six"; `note` says what the pictures are.
  heading: '{years} years, one yard at a time',
  lead: '{projects} designs on the way from one truck and one rotor to whole gardens. {note}',
  notes: {
    renderings: 'Each is shown as the 3D rendering its owner decided on.',
    both: 'Each is shown as the 3D rendering its owner decided on, or as a photo of the finished work.',
    photos: 'Each is shown as a photo of the finished work.',
  },

  // What screen readers call the whole and each of its parts.
  carousel: 'carousel',
  name: 'Projects {first} to {last}',
  slide: 'slide',
  slideName: '{number} of {total}',
  progressName: 'Progress through the timeline',
  thumbnailName: 'Project {number}: {title}',

  // Its controls; `position` counts up as it plays.
  play: 'Play',
  pause: 'Pause',
  reset: 'Reset',
  position: 'Project {number} of {total}',
};

export type TimelineMessages = typeof englishTimelineMessages;
