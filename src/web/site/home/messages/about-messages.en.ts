// The words around the story of the company, in English; the story is the owner's.
export const englishAboutMessages = {
  // The picture beside it.
  pictureAlt:
    'Rendering of a dry creek bed of river rock that leads water through a back lawn, edged with grasses and salvia.',
  caption: 'Back yard. A dry creek where the water used to stand. Design rendering.',

  getStarted: 'Get Started Today',
  howWeWork: 'More about how we work',
};

export type AboutMessages = typeof englishAboutMessages;
