// The uploaded pictures that a form can choose, the latest first.
import { createContext } from 'react';
import type { UploadName } from '#company/facts/picture.ts';

/** By the name that content has for each, with its title. */
export type OwnPicture = { name: UploadName; title: string };

export const OwnPictures = createContext<readonly OwnPicture[]>([]);
