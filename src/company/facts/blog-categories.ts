// The categories of the blog, in the order of the tabs (docs/product/blog.md#categories).

/** The tab that shows everything. */
export const allPostsLabel = 'All Posts';

/** Each as stored and as shown. */
export const blogCategories = [
  { value: 'tips', label: 'Landscaping Tips' },
  { value: 'updates', label: 'Company Updates' },
  { value: 'projects', label: 'Project Highlights' },
] as const satisfies readonly { value: string; label: string }[];
export type BlogCategoryName = (typeof blogCategories)[number];
