import { toValues as newProduct } from './product/form/product-values';
import { toValues as newPost } from './blog/form/blog-values';
import { CONTACT_KIND } from './contact/contact-kind';
import { SHOP_CATEGORY_KIND } from './shop-category/shop-category-kind';
import { strengthKind } from './strength/strength-kind';

/** What is chosen for the user, who may not look at it: nothing that displaces, publishes or promises something. */
test.each<[string, object, object]>([
  ['contact takes the place of no other, and is shown', CONTACT_KIND.toValues(), { primary: false, visible: true }],
  [
    'product is in no showcase, offers no sample, and costs dollars for a piece',
    newProduct(),
    {
      showcase: false,
      sample: { available: false },
      pricing: { mode: 'single', currency: 'USD' },
      moq: { unit: 'piece' },
    },
  ],
  ['product has a cost in yuan', newProduct(), { cost: { currency: 'CNY' } }],
  ['post has no time', newPost(), { publishAt: undefined }],
  ['shop category is shown', SHOP_CATEGORY_KIND.toValues(), { visible: true }],
  ['entry is of the kind that was asked for', strengthKind('award').toValues(), { kind: 'award' }],
])('a new %s', (_, values, start) => {
  expect(values).toMatchObject(start);
});
