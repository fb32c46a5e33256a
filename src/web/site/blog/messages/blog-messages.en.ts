// The words around the posts of the blog, in English; titles, summaries, topics and texts are the authors'. What stands in braces is filled
// in (company/rules/platform/fill-message.ts).
import {
  allPostsLabel,
  type BlogCategoryName,
  blogCategories,
} from '#company/facts/blog-categories.ts';

const labels = Object.fromEntries(blogCategories.map(({ value, label }) => [value, label]));

export const englishBlogMessages = {
  categories: labels as Readonly<Record<BlogCategoryName['value'], string>>,

  // What search engines read of a list; `name` is the category's or the blog's, `place` is "Cypress, TX".
  name: 'Blog',
  title: 'Landscaping Blog, {place}',
  categoryTitle: '{name}, {place}',
  description:
    '{name}: mowing heights, freeze dates, drainage, prices and drawings for yards in {place}, from the people who work in them.',

  heading: 'Notes from {city} clay',
  lead: 'Mowing heights, freeze dates, prices and drawings, written by the people who do the work, for the soil you actually have.',
  categoriesName: 'Categories',
  all: allPostsLabel as string,
  none: 'No posts here yet. Try another category.',
  follow: 'Follow by RSS',

  // The facts of a post.
  published: 'Published',
  writtenBy: 'Written by',
  team: '{company} Team',
  category: 'Category',
  about: 'About',

  // Below its picture.
  rendering: 'Design rendering.',
  photo: 'Photo.',

  // Of a post whose text is not there in the language of the page. Nothing in English.
  inEnglish: '',

  // What stands below it.
  endName: 'Ask us',
  question: 'Wondering about your own yard?',
  visit: 'We walk it with you, free of charge, anywhere within reach of {city}.',
  book: 'Schedule Free Consultation',
  readOn: 'Read on',
  neighbors: 'Older and newer posts',
  older: 'Older',
  newer: 'Newer',
};

export type BlogMessages = typeof englishBlogMessages;
