// What is said around photos that are open large, in English. What stands in braces is filled in.

export const englishPhotosMessages = {
  photos: 'Photos',
  position: '{number} of {count}',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
};

export type PhotosMessages = typeof englishPhotosMessages;
