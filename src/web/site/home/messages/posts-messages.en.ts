// The words around the posts on the home page, in English. Titles, excerpts and tags are the authors'.
import { englishBlogMessages } from '#web/site/blog/messages/blog-messages.en.ts';

export const englishPostsMessages = {
  heading: 'Written down, so you can do it yourself',
  openBlog: 'Open the blog',
  contactUs: 'Contact Us for Updates',

  // The filters, as on the blog.
  filters: 'Filter posts by category',
  allPosts: englishBlogMessages.all,
  categories: englishBlogMessages.categories,

  // The list: the button to the rest, and what stands in its place; a script puts in the chosen filter as `label`.
  more: 'View All Posts ({count} more)',
  failure: 'Failed to fetch blog posts',
  noneChosen: 'No posts in {label} yet. Try another category.',
  none: 'No posts here yet.',
  loading: 'Loading blog posts...',

  // Who has written a post.
  team: englishBlogMessages.team,
};

export type PostsMessages = typeof englishPostsMessages;
