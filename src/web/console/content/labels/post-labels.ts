// Labels of the posts of the blog.
import { type BlogCategoryName, blogCategories } from '#company/facts/blog-categories.ts';
import type { Post } from '#contract/site/content/posts.ts';
import type { FieldLabels } from './field-labels.ts';

const categoryLabels = Object.fromEntries(
  blogCategories.map(({ value, label }) => [value, label]),
) as Record<BlogCategoryName['value'], string>;

export const postLabels: FieldLabels<Omit<Post, 'slug'>> = {
  title: 'Title',
  excerpt: { label: 'Summary', hint: 'One or two sentences, for lists, search engines and feeds.' },
  publishedOn: { label: 'Day on the post', hint: 'The list begins with the latest.' },
  category: {
    label: 'Category',
    choices: categoryLabels,
  },
  tags: { label: 'Topics', item: 'Topic' },
  picture: { label: 'Picture', hint: 'Over the text and in lists.' },
  text: {
    label: 'Text',
    hint: 'Leave a blank line between paragraphs. ## begins a heading, - a list.',
    markdown: true,
  },
};
