// The categories of the blog, in the order of the tabs (docs/product/blog.md#categories).

/** A category as stored and as shown. */
export type BlogCategoryName = {
  readonly value: 'tips' | 'updates' | 'projects';
  readonly label: string;
};

/** The tab that shows everything. */
export const allPostsLabel = 'All Posts';

export const blogCategories: readonly BlogCategoryName[] = [
  { value: 'tips', label: 'Landscaping Tips' },
  { value: 'updates', label: 'Company Updates' },
  { value: 'projects', label: 'Project Highlights' },
];
