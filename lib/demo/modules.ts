/**
 * The parts of the demo that are chunks of their own: code and data of a domain come with its first call. They are
 * named in one place because Node, which plays the platform over HTTP for the journeys, takes them all at once.
 */
export const modules = {
  stats: () => import('./stats'),
  material: () => import('./material'),
  question: () => import('./question'),
  blog: () => import('./blog'),
  inquiry: () => import('./inquiry'),
  'reply-template': () => import('./reply-template'),
  shop: () => import('./shop'),
  'shop-contact': () => import('./shop-contact'),
  'shop-resource': () => import('./shop-resource'),
  review: () => import('./review'),
  'material-store': () => import('./material-store'),
  'question-store': () => import('./question-store'),
  'blog-store': () => import('./blog-store'),
  'inquiry-store': () => import('./inquiry-store'),
  'reply-template-store': () => import('./reply-template-store'),
  'shop-store': () => import('./shop-store'),
  'review-store': () => import('./review-store'),
};
