/**
 * The journeys of `npm test`: what must never break, each once. The first path; each domain's main work (written and there
 * after a reload, filtered and found again, a failed write that keeps what is typed); sessions, money, the faults of writes;
 * the frame by mouse, finger and keys; both lanes. Not daily: what unit tests hold in every variant, other looks of the
 * same, and what only some deployments have. The rest runs in `npm run test:all` and on CI.
 *
 * By file, beginnings of titles; `true` is the whole file.
 */
/** @type {Readonly<Record<string, true | readonly string[]>>} */
const DAILY = {
  'domains/blog': ['a post with products is scheduled', 'a save that fails keeps what is typed'],
  'domains/bulk-change': ['all that match get another price', 'a change whose session expires goes on'],
  'domains/buyer-view': ['a product with unsaved changes as a buyer sees it'],
  'domains/contact': ['a contact is added', 'another contact becomes primary'],
  'domains/home': ['every to-do opens the list', 'each region fails alone'],
  'domains/inquiry-desk': ['several inquiries: labels', 'keys walk through the list', 'a file of the library goes'],
  'domains/inquiry': [
    'a reply is sent',
    'filters, tabs, search and the open inquiry',
    'a reply that fails says why',
    'a quotation is filled in from the products',
    'on a phone: list, thread, sheet',
  ],
  'domains/list-cells': ['price, stock and showcase', 'a price that the platform refuses'],
  'domains/list-modes': ['what was deleted is in the recycle bin', 'the showcase is put into order'],
  'domains/list-views': ['a view keeps filters'],
  'domains/material-picker': ['pictures are taken from the library'],
  'domains/material': ['what is uploaded into a folder', 'a file that is not what its name says', 'what is in use'],
  'domains/product-form': true,
  'domains/product-list': [
    'filters are in the address',
    'a change for several',
    'delete happens at once',
    'a delete that fails',
    'at 390 px',
    'a list behind the form',
  ],
  'domains/product-save': true,
  'domains/product-sheets': [
    'everything, what is filtered',
    'a failing page ends an export',
    'an exported file is imported again',
    'wrong cells are corrected by keys alone',
  ],
  'domains/question': ['an answer is kept', 'filters are in the address'],
  'domains/quotation-paper': [
    'a quotation is printed on A4 in',
    'freight, discount and validity',
    'prices go into another',
  ],
  'domains/quotation': true,
  'domains/review': ['a review is answered', 'an appeal is sent'],
  'domains/search': ['Ctrl+K finds pages', 'records come from the platform'],
  'domains/shop-category': ['a shop category is added', 'shop categories are moved', 'what the platform refuses'],
  'domains/shop-detail': ['shares of the markets'],
  'domains/shop-info': ['the city of the shop is changed'],
  'domains/strength': ['a factory is added', 'what has run out is reported'],
  'domains/text-pictures': ['a picture is uploaded into a description', 'a failed upload is retried'],
  'domains/units': ['a unit is chosen by its name'],
  'domains/variant-sheet': ['variants are filled like a sheet', 'with 200 variants a key renders'],
  'frame/a11y': ['no axe violation in the list and the form at work'],
  'frame/focus': ['a row deleted by keys'],
  'frame/frame': ['menu, tab, breadcrumb and title', 'tabs: one for each page', 'below 992 px the menu is a drawer'],
  'frame/keyboard-day': true,
  'frame/layouts': ['all looks, density and language change'],
  'frame/many-routes': ['a flat menu of 5 000 pages'],
  'frame/meta': ['title, hidden, levelHidden and guard'],
  'frame/states-axe': ['no axe violation in any state, look 1'],
  'frame/tabs': ['a closed tab comes back', 'a reload of the page finds the tabs'],
  'frame/theme': ['what is chosen shows at once'],
  'frame/tour': true,
  'host/smoke': true,
  'session/account': ['the password is changed', 'whatever fails, what was typed stays'],
  'session/login': [
    'a newcomer logs in',
    'logs in and stays logged in',
    'says why a wrong password',
    'returns to the asked page',
    'logging out leaves no token',
    'logs in with RSA',
    'a key that cannot be read',
  ],
  'session/redirects': ['a login leads to a form with its own query'],
  'session/register': ['registers from the login page'],
  'session/rights': ['buttons follow the rights', 'without the right to edit'],
  'session/session-forms': true,
  'session/session-tabs': ['localStorage: a logout', 'another account in one tab', 'a save that is pressed before'],
  'session/session': [
    'an ended session says why',
    'another account sees nothing',
    'many calls that answer 401',
    'logging out with unsent text',
    'after a logout no word',
  ],
  'session/start': ['what is typed into the form of the HTML', 'whoever holds a token', 'user, routes and the figures'],
  'trust/chunks': ['a screen whose file is gone'],
  'trust/config': ['an unknown key', 'a config.json that is missing'],
  'trust/crash': ['product: the process is killed'],
  'trust/demo': ['what is changed in the demo', 'without demo nothing'],
  'trust/deploy': ['files that are gone after a deploy', 'typed text holds the page'],
  'trust/errors': ['code 401 ends', 'a list that fails says why', 'a proxy’s page with 502', 'a broken connection'],
  'trust/foreign': ['a walk through every entry'],
  'trust/hostile': ['a thousand hostile notices'],
  'trust/leaving': ['product: typed text outlives'],
  'trust/list-calls': ['/Product/Product opens'],
  'trust/numbers': ['an answer moves the badge'],
  'trust/offline': ['after one visit the client starts offline'],
  'trust/typing': ['a letter typed into the product form'],
  'trust/undo': ['a scheduled post', 'products of several states', 'the former primary contact'],
  'trust/writes': [
    'the answer to a product is lost',
    'a product is saved but',
    'a save that is not answered',
    'a change whose waiting',
    'pressed five times, a question',
    'pressed five times, a reply',
    'tried again five times',
    'a folder whose answer',
  ],
};

const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One entry per beginning of a title, so that one that no journey has is found. */
export const dailyEntries = Object.entries(DAILY).flatMap(([file, titles]) =>
  (titles === true ? [''] : titles).map((title) => new RegExp(`${literal(file)}\\.spec\\.ts .*${literal(title)}`)),
);

/** Playwright looks for it in the project, the file, the groups and the title of a journey, joined by spaces. */
export const daily = new RegExp(dailyEntries.map(({ source }) => source).join('|'));
